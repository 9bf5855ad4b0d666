/// One of the two directions in which a rectangle extends.
@frozen
public enum Axis: UInt8, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// The other one.
  @inlinable public var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}
