/// How much a constraint matters, on Apple's scale from 0 to 1000.
///
/// Priorities only have an order: any error at a higher one outweighs all errors at lower ones.
@frozen
public struct Priority: Hashable, Comparable, Sendable {
  /// At least 0, at most 1000; the solver rejects anything else.
  public var value: Double

  /// The constraint holds, or it is refused and said to be.
  public static let required = Priority(1000)

  /// The constraint only chooses among solutions that all constraints of a real priority find equally good.
  public static let preference = Priority(0)

  /// Of the size that a window has while its edges are dragged (`NSLayoutPriorityDragThatCanResizeWindow`).
  @inlinable public static var windowDrag: Priority { Priority(510) }

  @inlinable public init(_ value: Double) { self.value = value }

  @inlinable public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
