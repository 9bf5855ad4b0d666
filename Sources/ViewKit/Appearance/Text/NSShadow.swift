public import CoreGraphics

/// A shadow of text or a shape; no size depends on it.
///
/// No `NSObject`: Foundation off Apple's platforms stops where it compares attributed texts that have
/// different ones as the same attribute.
open class NSShadow: NSCopying, Hashable, @unchecked Sendable {
  /// In points.
  open var shadowOffset: CGSize = .zero
  /// In points.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; a third of black until it is set.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public init() {}

  public static func == (left: NSShadow, right: NSShadow) -> Bool {
    left.shadowOffset == right.shadowOffset && left.shadowBlurRadius == right.shadowBlurRadius
      && left.shadowColor as? UIColor == right.shadowColor as? UIColor
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(shadowBlurRadius) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}
