/// Writes down what a sweep meets.
struct SweepRecord {
  private let constraint: ConstraintID
  private let interval: ClosedRange<Double>
  private let scale: Double
  /// The rows at the start; only derived ones are added later.
  private let rowCount: Int
  private var courses: [Sweep.Course]
  private var breakpoints: [Sweep.Breakpoint] = []
  private var conflicts: [Sweep.Conflict] = []
  /// By row; empty before the first line.
  private var standings: [Sweep.Standing] = []
  private var refused: [ConstraintID]
  private var refusedFrom: Double

  init(_ solver: Solver, _ row: Int32, _ interval: ClosedRange<Double>, _ variables: [Variable]) {
    constraint = solver.identifier(row)
    self.interval = interval
    scale = 1 / solver.table.rows[row].weight
    rowCount = solver.table.rows.count
    courses = variables.map { Sweep.Course(variable: $0, lines: []) }
    refused = solver.refused
    refusedFrom = interval.lowerBound
  }

  /// The refused constraints from here on, or just here.
  mutating func refuse(_ refused: [ConstraintID], at constant: Double) {
    if refused == self.refused { return }
    close(at: constant)
    self.refused = refused
    refusedFrom = constant
  }

  private mutating func close(at constant: Double) {
    if refused.isEmpty || (constant == refusedFrom && constant != interval.upperBound) { return }
    conflicts.append(Sweep.Conflict(range: refusedFrom...constant, refused: refused))
  }

  /// A line of the solver's vertex, in the direction at hand.
  ///
  /// - Parameters:
  ///   - constant: where it begins.
  ///   - lag: how far beyond that the vertex is.
  mutating func append(_ solver: Solver, from constant: Double, lag: Double) {
    let isFirst = standings.isEmpty
    var isBent = false
    var isJump = false
    for index in courses.indices {
      let variable = courses[index].variable.index
      let slope = solver.walk.direction[variable] * scale
      let line = Sweep.Line(start: constant, value: solver.values[variable] - slope * lag, slope: slope)
      guard let last = courses[index].lines.last else {
        courses[index].lines.append(line)
        continue
      }
      let jump = (line.value - last.value(at: constant)).magnitude
      if jump > Tolerances.jump * max(1, line.value.magnitude) {
        isJump = true
      } else if (line.slope - last.slope).magnitude > Tolerances.bend * max(1, slope.magnitude) {
        isBent = true
      } else {
        continue
      }
      courses[index].lines.append(line)
    }
    let changes = stand(solver)
    if isFirst || !(isBent || isJump || !changes.isEmpty) { return }
    breakpoints.append(Sweep.Breakpoint(constant: constant, changes: changes, isJump: isJump))
  }

  /// Finds how the rows stand on the way in the direction at hand, and which of them stood differently.
  private mutating func stand(_ solver: Solver) -> [Sweep.Change] {
    var rates = [Double](repeating: 0, count: solver.table.rows.count)
    for index in solver.walk.touched.indices {
      rates[Int(solver.walk.touched[index])] = solver.walk.rates[solver.walk.touched[index]]
    }
    let before = standings
    standings = (0..<rowCount).map { solver.standing(of: $0, rate: rates[$0]) }
    if before.isEmpty { return [] }
    var changed = standings.indices.filter { standings[$0] != before[$0] }
    changed.sort { (solver.table.rows[$0].rank, $0) < (solver.table.rows[$1].rank, $1) }
    return changed.map { row in
      Sweep.Change(
        constraint: solver.identifier(Int32(row)), before: before[row], after: standings[row])
    }
  }

  mutating func sweep(until constant: Double) -> Sweep {
    close(at: constant)
    return Sweep(
      constraint: constraint, interval: interval, breakpoints: breakpoints, courses: courses,
      conflicts: conflicts)
  }
}

extension Solver {
  /// How a row stands once the vertex moves and the row's error grows at a rate.
  fileprivate func standing(of row: Int, rate: Double) -> Sweep.Standing {
    if table.rows[row].standing != .live || table.isActive(Int32(row)) { return .tight }
    let error = table.rows[row].error
    let trend = error.magnitude > table.rows[row].tolerance ? error : rate
    if trend == 0 { return .tight }
    switch table.rows[row].relation {
    case .lessThanOrEqual: return trend > 0 ? .violated : .slack
    case .equal: return .violated
    case .greaterThanOrEqual: return trend < 0 ? .violated : .slack
    }
  }
}
