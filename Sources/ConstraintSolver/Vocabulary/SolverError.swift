/// Why a `Solver` did not do what it was asked. An edit that is rejected changes nothing.
public enum SolverError: Error, Hashable, Sendable {
  /// The coefficient at this index of the terms is infinite or not a number, or the sum of those of its
  /// variable is.
  case coefficientNotFinite(term: Int, variable: Variable)
  /// A constant is infinite or not a number, or so large beside its coefficients that it cannot be scaled.
  /// The constraint is nil if it was just being added.
  case constantNotFinite(ConstraintID?)
  /// The variable was never made here, or was removed.
  case unknownVariable(Variable)
  /// The constraint was never added here, or was removed.
  case unknownConstraint(ConstraintID)
  /// A priority is not a number from 0 to 1000.
  case priorityOutOfRange(Double)
  /// A variable cannot be removed while this constraint names it.
  case variableInUse(Variable, by: ConstraintID)
  /// The constraints only meet where this variable is too large for a Double. The values are those from
  /// before the solve.
  case valueOverflow(Variable)
}
