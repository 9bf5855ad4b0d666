/// Distances from the edges of a rectangle, positive inwards, in points.
@frozen
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance from every edge.
  @inlinable public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// The inset of the edge with the smaller coordinate on an axis, left or top, whatever the direction of text.
  @inlinable public func near(_ axis: Axis) -> Double { axis == .horizontal ? left : top }

  /// The inset of the edge with the larger coordinate on an axis, right or bottom, whatever the direction of text.
  @inlinable public func far(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }
}
