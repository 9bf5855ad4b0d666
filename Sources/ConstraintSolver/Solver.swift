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
/// No weight is multiplied up to make one level outweigh the next: slopes are compared level by level.
///
/// ## How
///
/// This is linear programming in the space of the variables. A *vertex* is where as many independent rows
/// hold with equality as there are variables; a variable that no active row determines is *free*: it keeps
/// its value, and counts as one more row that holds. From a vertex, letting one active row go into one
/// direction moves the point along an edge. If the costs fall along an edge the solver follows it, over the
/// breakpoints of other rows as long as the costs still fall, and the row at which they no longer do becomes
/// active (`descend`). If they fall along no edge, the vertex is optimal. That is the method of Bartels, Conn
/// and Sinclair ("Minimization Techniques for Piecewise Differentiable Functions: The l₁ Solution to an
/// Overdetermined Linear System", SIAM J. Numer. Anal. 15, 1978), with lexicographic costs. A vertex is never
/// infeasible here, so every edit is the same: change the rows, take the vertex where the active rows meet
/// now, and descend from it.
///
/// The active rows are kept as a *plan* (folder `Plan`): each determines one variable from variables that are
/// determined before it, so that a value, an edge, or the reasons of a value are found by a walk over just
/// the rows that they concern. Where an edit or a step has changed nothing, nothing is looked at again
/// (folder `Descent`).
///
/// ## Costs
///
/// `add`, `remove` and the setters take time linear in the constraint's terms. `solve` takes time linear in
/// the rows that name a variable whose value changes, and again for each step of the descent in those along
/// its edge. A copy shares storage until one of the two is changed: a copy is a "what if".
public struct Solver: Sendable {
  var memory = Memory()

  /// The current vertex, by variable.
  @usableFromInline var values: Store<Double>
  var table: RowTable
  var derivations: Derivations
  var vacantVariables: Store<Int32>

  // What waits for the next solve.
  /// Rows that were added, or whose constant or priority was changed.
  var edited: Store<Int32>
  /// Variables made since the last solve.
  var unplanned: Store<Int32>
  /// Variables of rows whose slope changed: what determines these may want to move.
  var disturbed: Store<Int32>
  /// Required rows whose errors were found too large since the last solve.
  var violated: Store<Int32>
  /// Whether anything was edited since the last solve.
  @usableFromInline var isEdited = true

  // Levels.
  /// The distinct optional priorities, descending: those of level `firstOptional` and so on.
  var priorities: Store<Double>
  /// Whether there are priorities that have no level yet.
  var levelsAreStale = false
  /// Levels 0 ..< levelCount are those of the priorities; rows at `levelCount` only take part in the ties.
  var levelCount = Level.firstOptional
  /// A row *pulls* if it is inactive and has a slope: how many do at each level, and at that of the ties.
  var pulls: Store<Int32>
  /// The rows that pull at any level.
  var pulling: RowSet

  /// Whether ranks changed, on which the choice among required rows that clash depends.
  var ranksAreStale = false
  /// Whether the next solve has to compute values and errors anew, as something went wrong.
  var valuesAreStale = false

  /// Required rows not admitted, in the order of their ranks.
  var refusals: [Refusal] = [] {
    didSet { refusedCount = refusals.count }
  }
  /// How many required constraints the last solve did not admit.
  public private(set) var refusedCount = 0

  /// The walk along an edge, and the one from edits; each has its own memory, so that an edge can be followed
  /// again after an edit.
  var walk: Walk
  var editWalk: Walk
  var back: BackwardWalk
  var peeling: Peeling
  var pricing: Pricing
  var replay: Replay

  /// Counts the solves.
  var solveCount: Int32 = 1
  /// What all solves together have done.
  public internal(set) var work = SolverWork()
  /// How many variables walks for edges and prices have met, each as often as it was met. For tests of growth.
  var metVariables = 0
  /// The variables changed since the last solve, with their values before.
  var changes: Store<Change>
  /// Variables of the tail that depend on changed values, to be computed at the end of the solve.
  var deferredTail: Store<Int32>
  /// Counts the variables that became core.
  var coreVersion = 0
  /// Variables whose inputs have still to become core.
  var coreQueue: Store<Int32>
  /// Counts the rows that went to the other side of their breakpoints.
  var flipCount = 0
  /// For each variable how far off rounding may have put its value, as of the last walk that came by.
  var noises: Store<Double>
  /// Zero as long as all values are finite.
  var finiteness = 0.0
  /// Counts the changes of the plan and of the rows.
  var planVersion = 0
  /// `planVersion` when the plan was last peeled as a whole.
  var freshPlanVersion = 0

  /// How many steps of length zero in a row, beside one for each variable, make a descent cautious.
  var patience = 100

  public init() {
    values = Store(in: memory)
    table = RowTable(in: memory)
    derivations = Derivations(in: memory)
    vacantVariables = Store(in: memory)
    edited = Store(in: memory)
    unplanned = Store(in: memory)
    disturbed = Store(in: memory)
    violated = Store(in: memory)
    priorities = Store(in: memory)
    pulls = Store(in: memory)
    pulling = RowSet(in: memory)
    walk = Walk(in: memory, parity: 0)
    editWalk = Walk(in: memory, parity: 1)
    back = BackwardWalk(in: memory)
    peeling = Peeling(in: memory)
    pricing = Pricing(in: memory)
    replay = Replay(in: memory)
    changes = Store(in: memory)
    noises = Store(in: memory)
    deferredTail = Store(in: memory)
    coreQueue = Store(in: memory)
    pulls.extend(to: Int(Level.firstOptional) + 1, with: 0)
  }

  /// Makes room, so that as many variables and constraints come in without memory being moved.
  public mutating func reserveCapacity(variables: Int, constraints: Int) {
    becomeUnique()
    // Some rows are made by the solver itself: see `Derivations`.
    let rows = constraints + constraints / 8
    memory.makeBlock { block in
      values.reserve(variables, in: &block)
      noises.reserve(variables, in: &block)
      table.reserve(variables: variables, rows: rows, in: &block)
      edited.reserve(constraints, in: &block)
      unplanned.reserve(variables, in: &block)
      changes.reserve(variables, in: &block)
      peeling.reserve(variables: variables, rows: rows, in: &block)
      walk.rowMark.reserve(rows, in: &block)
      editWalk.rowMark.reserve(rows, in: &block)
    }
  }

  /// Takes a copy of all that is shared with other solvers. Whatever changes something begins with it.
  @inline(__always) mutating func becomeUnique() {
    if !isKnownUniquelyReferenced(&memory) { moveToNewMemory() }
  }

  @inline(never) private mutating func moveToNewMemory() {
    let memory = Memory()
    values = values.copy(in: memory)
    table.move(to: memory)
    derivations.move(to: memory)
    vacantVariables = vacantVariables.copy(in: memory)
    edited = edited.copy(in: memory)
    unplanned = unplanned.copy(in: memory)
    disturbed = disturbed.copy(in: memory)
    violated = violated.copy(in: memory)
    priorities = priorities.copy(in: memory)
    pulls = pulls.copy(in: memory)
    pulling.move(to: memory)
    walk.move(to: memory)
    editWalk.move(to: memory)
    back.move(to: memory)
    peeling.move(to: memory)
    pricing.move(to: memory)
    replay.move(to: memory)
    changes = changes.copy(in: memory)
    noises = noises.copy(in: memory)
    deferredTail = deferredTail.copy(in: memory)
    coreQueue = coreQueue.copy(in: memory)
    self.memory = memory
  }
}

/// A variable whose value was changed, and its value before.
struct Change: Sendable {
  var variable: Int32
  var value: Double
}
