import CoreGraphics

/// What assistive technologies see of a view that is no view of its own.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// Not kept alive: it keeps the element.
  open weak var accessibilityContainer: AnyObject?
  /// In the container's coordinates. Once set, the frame on the screen follows the container.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  open override var accessibilityFrame: CGRect {
    get {
      let isSet = super.accessibilityFrame != .zero || accessibilityFrameInContainerSpace == .zero
      guard !isSet, let view = accessibilityContainer as? UIView else { return super.accessibilityFrame }
      return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
    set { super.accessibilityFrame = newValue }
  }

  open var accessibilityTraits: UIAccessibilityTraits = []

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}
