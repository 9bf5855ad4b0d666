import CoreGraphics

/// What is behind a popover's content. Does nothing here: popovers have no background.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView {
  open var arrowOffset: CGFloat = 0
  open var arrowDirection: UIPopoverArrowDirection = .any
  open class func arrowBase() -> CGFloat { 0 }
  open class func arrowHeight() -> CGFloat { 0 }
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  open class var wantsDefaultContentAppearance: Bool { true }
}
