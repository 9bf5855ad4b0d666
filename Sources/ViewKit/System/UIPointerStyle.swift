import CoreGraphics

/// How a pointer looks. Does nothing here: there is none.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }
  public required override init() { super.init() }
  open class func hidden() -> Self { self.init() }
  open class func system() -> Self { self.init() }
}

/// What becomes of a view under a pointer.
public enum UIPointerEffect {
  /// Which part of the view takes a tint.
  public enum TintMode: Int, Sendable {
    case none = 0
    case overlay, underlay
  }

  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

/// What a pointer turns into.
public enum UIPointerShape {
  public static let defaultCornerRadius: CGFloat = 8

  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// A part of a view for a pointer.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  public let rect: CGRect
  public let identifier: AnyHashable?
  open var latchingAxes: UIAxis = []

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }
}

/// Where a pointer is as a region is asked for.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  open var location: CGPoint { .zero }
  open var modifiers: UIKeyModifierFlags { [] }
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}
