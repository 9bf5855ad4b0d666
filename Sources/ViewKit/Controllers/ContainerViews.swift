import CoreGraphics

/// The view of a navigation or tab bar controller, which places bars and children.
final class UILayoutContainerView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    needsInsets()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutContainer()
  }
}

/// What views of controllers come and go in.
final class UITransitionView: UIView {
  var place: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    place?()
  }
}

/// Between a container's view and that of a child, with the child's frame.
final class UIViewControllerWrapperView: UIView {}
