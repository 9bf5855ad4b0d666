/// A constraint of a `Solver`: a handle that recognises its own removal.
@frozen
public struct ConstraintID: Hashable, Sendable {
  /// Place in the solver's list of rows; used again after `remove`.
  public let index: Int32
  /// Counts the uses of the place, so that a handle which outlived its constraint is told from the next
  /// one's.
  public let generation: UInt32

  /// A handle of no constraint.
  public static let none = ConstraintID(index: -1, generation: 0)

  @inlinable init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}
