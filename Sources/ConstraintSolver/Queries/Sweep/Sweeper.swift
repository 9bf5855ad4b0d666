/// Follows the optimal vertex of a solver as the constant of one row grows.
///
/// As long as the same rows are active the vertex moves along a line: if the row is active, as along the edge
/// on which the row's error would grow; if not, not at all. No edge descends, as slopes do not depend on
/// constants. So the vertex is the best one until an inactive row that counts reaches its breakpoint, and
/// changes sides. The slopes change with it, and edges may descend now. But their line searches end at once,
/// at that very breakpoint: the descent goes on by steps of length zero, until the vertex is the best one for
/// somewhat larger constants too. So:
///
/// 1. Compute the rates of all errors, and find what happens first (`nextEvent`).
/// 2. Move there, and put the rows that arrive on their other sides (`cross`).
/// 3. Descend. Go on with 1, maybe with a step of length zero if there are other rows at their breakpoints.
///
/// Where the errors of required rows begin to grow, the rows clash from here on: which one is refused is
/// decided by a solve a little further on (`leap`). A refusal is proved by multipliers, and from them follows
/// the constant at which it ends. A leap is also taken should the steps of length zero not come to an end,
/// where rounding errors make them go round in circles. Between two leaps or longer steps, each of which makes the
/// constant another, larger number, only so many steps of length zero are taken. So a sweep ends.
struct Sweeper {
  private var solver: Solver
  private let row: Int32
  private let end: Double
  private let goal: Goal
  private var record: SweepRecord
  /// The constant at hand.
  private var constant: Double
  /// How far the last leap has led beyond the point where the next line begins.
  private var lag = 0.0
  /// Steps of length zero since the last longer one.
  private var stalled = 0
  /// The first constant at which a refusal is not proved any more.
  private var endOfRefusals = Double.infinity

  private enum Event {
    case end
    /// These rows reach their breakpoints from these sides.
    case arrivals([(row: Int32, side: Int8)])
    /// The set of refused rows may change.
    case refusals
  }

  /// - Precondition: the solver is solved, with the row's constant at the lower end.
  init(_ solver: Solver, _ row: Int32, _ interval: ClosedRange<Double>, _ variables: [Variable]) {
    self.solver = solver
    self.row = row
    end = interval.upperBound
    goal = .everything(levelCount: solver.levelCount)
    constant = interval.lowerBound
    record = SweepRecord(solver, row, interval, variables)
  }

  mutating func run() throws(SolverError) -> Sweep {
    solver.becomeUnique()
    solver.extendScratch()
    findEndOfRefusals()
    while true {
      solver.direct(along: row)
      let (length, event) = nextEvent()
      let next = isEnd(event) ? end : min(constant + length, end)
      // A length that is lost beside the constant is none.
      if next > constant || constant == end {
        record.append(solver, from: constant - lag, lag: lag)
        lag = 0
        stalled = 0
      }
      if constant == end { return record.sweep(until: end) }
      if next > constant { try move(to: next) }
      switch event {
      case .end: return record.sweep(until: end)
      case .refusals: try leap()
      case .arrivals(let rows):
        stalled += 1
        if stalled > solver.patience + solver.table.rows.count { try leap() } else { try cross(rows) }
      }
    }
  }

  private func isEnd(_ event: Event) -> Bool {
    if case .end = event { return true }
    return false
  }

  /// The first thing that happens as the constant grows, and by how much it grows until then.
  private func nextEvent() -> (length: Double, event: Event) {
    if solver.requiredErrorsGrow { return (0, .refusals) }
    var length = end - constant
    var event = Event.end
    if endOfRefusals - constant < length { (length, event) = (max(endOfRefusals - constant, 0), .refusals) }
    var rows: [(row: Int32, side: Int8)] = []
    let scale = 1 / solver.table.rows[row].weight
    for index in solver.walk.touched.indices {
      let touched = solver.walk.touched[index]
      let (side, level) = (solver.table.rows[touched].side, solver.table.rows[touched].level)
      let approach = -Double(side) * solver.walk.rates[touched] * scale
      if approach <= 0 || !goal.counts(level) { continue }
      let distance = Double(side) * solver.table.rows[touched].error
      let arrival = distance <= solver.table.rows[touched].tolerance ? 0 : distance / approach
      if arrival > length || (arrival == length && rows.isEmpty) { continue }
      if arrival < length { rows.removeAll() }
      length = arrival
      rows.append((touched, side))
    }
    if rows.isEmpty { return (length, event) }
    // Bland's rule, for when many at once have not led out of it.
    if stalled > 20, let least = rows.min(by: { $0.row < $1.row }) { rows = [least] }
    return (length, .arrivals(rows))
  }

  /// Moves the vertex along the line at hand.
  private mutating func move(to constant: Double) throws(SolverError) {
    self.constant = constant
    try solver.moveAlong(row, to: constant)
  }

  /// Puts rows that are at their breakpoints on the other side, and looks for the best vertex there.
  private mutating func cross(_ rows: [(row: Int32, side: Int8)]) throws(SolverError) {
    for (row, side) in rows where !solver.table.isActive(row) && solver.table.rows[row].side == side {
      solver.flip(row)
    }
    try solver.descend(goal)
    try solver.revalueTail()
  }

  /// Goes on a little further on, where what is refused has been decided again.
  ///
  /// The way is short beside all values, but longer than what counts as rounding in errors.
  private mutating func leap() throws(SolverError) {
    let start = constant - lag
    var largest = max(1, constant.magnitude)
    for index in solver.values.indices {
      largest = max(largest, solver.values[index].magnitude, Tolerances.jumpNoise * solver.noises[index])
    }
    // An equality may fit at a single point.
    try solver.solve(with: row, at: constant)
    record.refuse(solver.refused, at: start)
    var length = Tolerances.jump * largest
    repeat {
      constant = min(constant + length, end)
      try solver.solve(with: row, at: constant)
      solver.direct(along: row)
      length *= 4
    } while constant < end && solver.requiredErrorsGrow
    lag = constant - start
    stalled = 0
    record.refuse(solver.refused, at: start)
    findEndOfRefusals()
  }

  private mutating func findEndOfRefusals() {
    endOfRefusals = .infinity
    for refusal in solver.refusals {
      let end = solver.end(of: refusal, along: row, from: constant)
      if end > constant { endOfRefusals = min(endOfRefusals, end) }
    }
  }
}

extension Solver {
  /// Computes how values and errors change as a row's constant, scaled, grows.
  mutating func direct(along row: Int32) {
    walk.prepareEdge(variables: values.count, rows: table.rows.count)
    if table.isActive(row) {
      follow(row)
    } else {
      walk.begin()
      walk.touch(row)
      walk.rates[row] = -1
    }
  }

  /// Whether along the direction at hand the sum of the errors of the admitted required rows grows.
  fileprivate var requiredErrorsGrow: Bool {
    if pulls[Level.required] == 0 { return false }
    var (sum, magnitude) = (0.0, 0.0)
    for index in walk.touched.indices {
      let row = walk.touched[index]
      if table.rows[row].level != Level.required { continue }
      let slope = table.rows[row].slope * walk.rates[row]
      sum += slope
      magnitude += slope.magnitude
    }
    return sum > Tolerances.slope * magnitude
  }

  fileprivate mutating func solve(with row: Int32, at constant: Double) throws(SolverError) {
    // Moves along lines do not tell the solver that anything was edited.
    isEdited = true
    try setConstant(constant, of: identifier(row))
    try solve()
  }

  /// Sets a row's constant, where the same rows stay active. The direction along it is at hand.
  fileprivate mutating func moveAlong(_ row: Int32, to constant: Double) throws(SolverError) {
    table.rows[row].constant = constant / table.rows[row].weight
    guard table.isActive(row) else {
      updateError(of: row)
      return
    }
    var share = table.rows[row].firstShare
    while share >= 0 {
      updateConstant(of: derivations.shares[share].derived)
      share = derivations.shares[share].next
    }
    try revalueWalk()
  }

  /// The constant of a row at which a refusal is not proved any more; infinite if there is none.
  fileprivate func end(of refusal: Refusal, along row: Int32, from constant: Double) -> Double {
    var (gap, rate) = (0.0, 0.0)
    func count(_ member: Int32, _ multiplier: Double) {
      gap += multiplier * table.rows[member].constant
      if member == row { rate += multiplier / table.rows[member].weight }
    }
    if let proof = refusal.proof {
      count(refusal.row, -1)
      for (member, multiplier) in proof.terms { count(member.index, multiplier) }
    } else {
      let members = conflict(of: identifier(refusal.row))
      guard let multipliers = contradiction(among: members) else { return .infinity }
      for (member, multiplier) in zip(members, multipliers) {
        count(member.index, multiplier * table.rows[member.index].weight)
      }
    }
    return rate == 0 ? .infinity : constant - gap / rate
  }
}
