/// One of the two directions in which a rectangle extends.
@frozen
public enum Axis: UInt8, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// The other one.
  @inlinable public var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The direction in which text, and with it leading and trailing, runs.
@frozen
public enum LayoutDirection: UInt8, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
}
