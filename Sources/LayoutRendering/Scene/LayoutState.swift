/// Whether all is well with a view or a constraint.
package enum LayoutState: UInt8, Hashable, Sendable, CaseIterable {
  /// Decided, and where the document has it.
  case satisfied
  /// The constraints leave something open.
  case ambiguous
  /// Not where the document has it.
  case misplaced
  /// Part of a set of constraints that cannot hold together.
  case conflicting
  /// Perhaps misplaced or ambiguous: what is not known has a say.
  case doubtful
}
