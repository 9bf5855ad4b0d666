/// What a solver has done since it was made, counted: the same on every machine.
@frozen
public struct SolverWork: Hashable, Sendable {
  /// Solves that had edits to take in.
  public var solves = 0
  /// Exchanges of an active constraint for another one: what the simplex method calls pivots.
  public var pivots = 0
  /// Variables whose values changed, counted in each solve anew.
  public var changedVariables = 0

  @inlinable public init() {}

  @inlinable public static func + (left: SolverWork, right: SolverWork) -> SolverWork {
    var sum = left
    sum.solves += right.solves
    sum.pivots += right.pivots
    sum.changedVariables += right.changedVariables
    return sum
  }

  @inlinable public static func - (left: SolverWork, right: SolverWork) -> SolverWork {
    var difference = left
    difference.solves -= right.solves
    difference.pivots -= right.pivots
    difference.changedVariables -= right.changedVariables
    return difference
  }
}
