import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbGeometry

extension UIView {
  /// What of a view stretches as its superview does.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

    /// The engine counts in the same order.
    var engineMask: PlumbAutoLayout.AutoresizingMask {
      PlumbAutoLayout.AutoresizingMask(rawValue: UInt8(truncatingIfNeeded: rawValue & 0x3F))
    }
  }
}

extension PlumbAutoLayout.AutoresizingMask {
  /// Near margin and extent after the superview's extent changed.
  func resized(
    _ axis: PlumbGeometry.Axis, _ minimum: CGFloat, _ extent: CGFloat, from old: CGFloat, to new: CGFloat
  ) -> (minimum: CGFloat, extent: CGFloat) {
    let shares = shares(axis, minimum: minimum, extent: extent, container: old)
    let change = new - old
    return (minimum + change * shares.minimum, max(extent + change * shares.extent, 0))
  }
}
