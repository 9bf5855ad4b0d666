import ConstraintSolver

/// What a layout tree stores of a constraint.
struct ConstraintRecord: Sendable {
  var generation: Int32
  var isAlive = true
  var rank: Int32
  var constraint: LayoutConstraint
  /// Its row, and the root whose solver has it; none while the two items have no common ancestor.
  var row: ConstraintID?
  var root: Int32 = -1
  var isPending = true
}
