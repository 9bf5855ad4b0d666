/// The caller's order among constraints that would otherwise be equals.
///
/// Of required constraints that clash, the smaller rank is admitted first; of optional ones that tie, the
/// smaller rank is kept first. Constraints of the same rank share: the sum of their errors is least.
@frozen
public struct Rank: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  public var value: Int32

  @inlinable public init(_ value: Int32) { self.value = value }
  @inlinable public init(integerLiteral value: Int32) { self.value = value }

  @inlinable public static func < (left: Rank, right: Rank) -> Bool { left.value < right.value }
}
