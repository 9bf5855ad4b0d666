/// Linear constraints with priorities, solved exactly in the order of the priorities, and solved again
/// after edits.
///
///     var solver = Solver()
///     let width = solver.makeVariable()
///     try solver.add([Term(width)], .greaterThanOrEqual, 100, priority: .required, rank: 0)
///     try solver.add([Term(width)], .equal, 40, priority: Priority(250), rank: 1)
///     try solver.solve()
///     solver.value(of: width)                     // 100
///
/// ## What is solved
///
/// The *error* of a constraint Σ aᵢ·xᵢ  relation  b is e = Σ aᵢ·xᵢ − b. It costs |e| for an equality, and
/// for an inequality the part of e on the forbidden side: a convex, piecewise linear function with one
/// breakpoint, at zero. Costs count at *levels*, and a solution is better than another if it costs less at
/// the first level at which they differ:
///
/// 0. the required constraints;
/// 1. the constraint on trial (empty but while required constraints are admitted one by one, see
///    `admitRequiredRows`);
/// 2. and so on: a level for each priority, descending, with the sum of the errors of its constraints;
/// 3. last the *ties*: a level for each rank, ascending, with the errors of all optional constraints of
///    that rank.
///
/// No weight is multiplied up to make one level outweigh the next: multipliers and slopes are compared
/// level by level.
///
/// ## How
///
/// This is linear programming in the space of the variables. A *vertex* is where n independent rows hold
/// with equality (a `Basis`). From a vertex, letting one active row go into one direction moves the point
/// along an edge. If the costs fall along an edge the solver follows it, over the breakpoints of other rows
/// as long as the costs still fall, and the row at which they no longer do becomes active (`descend`). If
/// they fall along no edge, the vertex is optimal. That is the method of Bartels, Conn and Sinclair
/// ("Minimization Techniques for Piecewise Differentiable Functions: The l₁ Solution to an Overdetermined
/// Linear System", SIAM J. Numer. Anal. 15, 1978), with lexicographic costs. A vertex is never infeasible
/// here, so every edit is the same: change the rows, take the vertex where the active rows meet now, and
/// descend from it.
///
/// ## Costs
///
/// n variables, z entries in all rows: `add`, `remove` and the setters take time linear in the constraint's
/// terms (and, for `remove`, in the constraints on its variables). `solve` takes O(z) and, for each step of
/// the descent, O(z) again at worst. A copy shares storage until it is changed: a copy is a "what if".
public struct Solver: Sendable {
  /// The current vertex, by variable.
  @usableFromInline var values: [Double] = []
  /// Whether the place of a variable is taken.
  var isVariable: [Bool] = []
  var vacantVariables: [Int32] = []
  /// Variables removed since the last solve, which may still be named by orphans in the basis.
  var departing: [Int32] = []

  var table = RowTable()
  var basis = Basis()

  /// Levels 0 ..< levelCount are those of the priorities; rows at `levelCount` only take part in the ties.
  var levelCount = Level.firstOptional
  /// Whether rows have come, gone or changed priority since the levels were numbered.
  var levelsAreStale = true
  /// Whether anything was edited since the last solve.
  var isEdited = true
  /// Places of the basis that have lost their row, or never had one, since the last solve.
  var looseness = 0
  /// Required rows not admitted, in the order of their ranks.
  var refusals: [Refusal] = []

  /// How many steps of length zero in a row, beside one for each variable, make a descent cautious.
  var patience = 100

  public init() {}
}
