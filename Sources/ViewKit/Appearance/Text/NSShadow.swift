public import CoreGraphics

/// A shadow of text or a shape; no size depends on it.
open class NSShadow: NSObject, NSCopying {
  private let header = FoundationHeader()
  /// In points.
  open var shadowOffset: CGSize = .zero
  /// In points.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; a third of black until it is set.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}
