import CoreGraphics

/// The space that the keyboard takes at the bottom of a view; while it is hidden, as high as the safe area's inset there.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide ends at the safe area while no keyboard is shown.
  open var usesBottomSafeArea = true { didSet { fit() } }
  open var followsUndockedKeyboard = false
  open var keyboardDismissPadding: CGFloat = 0

  /// See `plumb`.
  var keyboardHeight: CGFloat = 0 {
    didSet { fit() }
  }

  private var heightConstraint: NSLayoutConstraint?

  func join(_ view: UIView) {
    let height = heightAnchor.constraint(equalToConstant: 0)
    heightConstraint = height
    fit()
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor), height,
    ])
  }

  /// Takes the height that the keyboard and the safe area leave it.
  func fit() {
    let inset = usesBottomSafeArea ? owningView?.safeAreaInsets.bottom ?? 0 : 0
    heightConstraint?.constant = max(keyboardHeight - distanceFromBottom, inset)
  }

  /// From the view's bottom to the window's.
  private var distanceFromBottom: CGFloat {
    guard keyboardHeight > 0, let view = owningView, let window = view.window else { return 0 }
    return window.bounds.maxY - view.convert(view.bounds, to: nil).maxY
  }
}
