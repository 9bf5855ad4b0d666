import PlumbGeometry

/// The size that a view's content asks for, in points of its alignment rectangle; nil where it asks for none.
@frozen
public struct ContentSize: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  public static let none = ContentSize(width: nil, height: nil)

  @inlinable public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  @inlinable public subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}
