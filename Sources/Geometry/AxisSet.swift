/// Some of the two axes, or both, or neither.
@frozen
public struct AxisSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public static let horizontal = AxisSet(.horizontal)
  public static let vertical = AxisSet(.vertical)
  public static let both: AxisSet = [.horizontal, .vertical]

  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  @inlinable public init(_ axis: Axis) { rawValue = axis == .horizontal ? 1 : 2 }

  @inlinable public func contains(_ axis: Axis) -> Bool { contains(AxisSet(axis)) }
}
