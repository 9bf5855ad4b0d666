import CoreGraphics

@preconcurrency @MainActor
open class UIStackView: UIView {
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  func arrangedViewHidden() {}
}
