import PlumbGeometry

/// Which of a view's margins and dimensions stretch when its superview does.
@frozen
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let flexibleLeft = AutoresizingMask(rawValue: 1)
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  public static let flexibleRight = AutoresizingMask(rawValue: 4)
  public static let flexibleTop = AutoresizingMask(rawValue: 8)
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  public static let flexibleBottom = AutoresizingMask(rawValue: 32)

  /// How much of a change of the superview's extent goes to the near margin and to the view's own extent.
  ///
  /// The flexible parts share the change in proportion to their present lengths, or equally where these come
  /// to nothing; a view with no flexible part keeps its near margin, as `UIView.AutoresizingMask` documents.
  ///
  /// - Parameters:
  ///   - minimum: The near margin, in points.
  ///   - extent: The view's own extent, in points.
  ///   - container: The superview's extent, in points.
  public func shares(
    _ axis: Axis, minimum: Double, extent: Double, container: Double
  ) -> (minimum: Double, extent: Double) {
    let horizontal = axis == .horizontal
    let nearFlexes = contains(horizontal ? .flexibleLeft : .flexibleTop)
    let extentFlexes = contains(horizontal ? .flexibleWidth : .flexibleHeight)
    let farFlexes = contains(horizontal ? .flexibleRight : .flexibleBottom)
    let near = nearFlexes ? max(minimum, 0) : 0
    let own = extentFlexes ? max(extent, 0) : 0
    let far = farFlexes ? max(container - minimum - extent, 0) : 0
    let total = near + own + far
    if total > 0 { return (near / total, own / total) }
    let count = (nearFlexes ? 1.0 : 0) + (extentFlexes ? 1 : 0) + (farFlexes ? 1 : 0)
    guard count > 0 else { return (0, 0) }
    return (nearFlexes ? 1 / count : 0, extentFlexes ? 1 / count : 0)
  }
}
