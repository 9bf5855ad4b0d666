/// What the constraints leave open: the variables that differ among equally good solutions.
///
/// Solutions are equally good if they cost the same at every priority; ties are not looked at.
public struct Freedom: Hashable, Sendable {
  /// A variable and the values that it takes in solutions that are equally good: all between these two.
  public struct Span: Hashable, Sendable {
    public var variable: Variable
    /// −∞ if there is no lowest.
    public var lowest: Double
    /// +∞ if there is no highest.
    public var highest: Double

    public init(variable: Variable, lowest: Double, highest: Double) {
      self.variable = variable
      self.lowest = lowest
      self.highest = highest
    }
  }

  /// The undetermined variables, by index.
  public var spans: [Span]

  /// Whether every variable is determined.
  public var isEmpty: Bool { spans.isEmpty }

  /// The span of a variable, or nil if it is determined.
  public subscript(variable: Variable) -> Span? { spans.first { $0.variable == variable } }
}

extension Solver {
  /// The variables that the constraints of all priorities above zero leave undetermined.
  ///
  /// Candidates are the variables that move along some edge on which no level changes. Each is then made as
  /// small and as large as the levels allow, on a copy.
  ///
  /// - Throws: what `solve` throws.
  /// - Complexity: O(z) for each edge at no cost, and two descents for each candidate.
  public func freedom() throws(SolverError) -> Freedom {
    var copy = self
    try copy.solve()
    var spans: [Freedom.Span] = []
    for (index, motion) in try copy.motions().enumerated()
    where table.columns[index].isLive && motion != .none {
      let (lowest, highest) = try copy.extent(of: Int32(index))
      if copy.isWide(lowest, highest) {
        spans.append(
          Freedom.Span(variable: Variable(index: Int32(index)), lowest: lowest, highest: highest))
      }
    }
    return Freedom(spans: spans)
  }

  /// The least and the greatest value that a variable takes in solutions that are equally good at every
  /// priority.
  ///
  /// - Throws: `unknownVariable`; what `solve` throws.
  /// - Complexity: two descents.
  public func range(of variable: Variable) throws(SolverError) -> (lowest: Double, highest: Double) {
    try check(variable)
    var copy = self
    try copy.solve()
    return try copy.extent(of: variable.index)
  }

  /// The variables that the constraints of all priorities above zero leave undetermined, without their ranges.
  ///
  /// A variable that moves along an edge of some length on which no level changes is undetermined. Only one that moves
  /// along edges of length zero alone, at a degenerate vertex, is made as small and as large as the levels allow.
  ///
  /// - Throws: what `solve` throws.
  /// - Complexity: O(z) for each edge at no cost, and two descents for each variable in doubt.
  public func undeterminedVariables() throws(SolverError) -> [Variable] {
    var copy = self
    try copy.solve()
    var undetermined: [Variable] = []
    for (index, motion) in try copy.motions().enumerated()
    where table.columns[index].isLive && motion != .none {
      if motion == .inDoubt {
        let (lowest, highest) = try copy.extent(of: Int32(index))
        if !copy.isWide(lowest, highest) { continue }
      }
      undetermined.append(Variable(index: Int32(index)))
    }
    return undetermined
  }

  /// Whether a variable moves along edges on which no level changes.
  private enum Motion {
    case none
    /// Along edges of length zero, which may lead nowhere.
    case inDoubt
    case certain
  }

  /// The motion of each variable along the edges of the present vertex on which no level changes.
  private mutating func motions() throws(SolverError) -> [Motion] {
    becomeUnique()
    let goal = Goal.levels(below: levelCount)
    suspectAll()
    priceSuspects(goal, isCautious: false)
    var motions = [Motion](repeating: .none, count: values.count)
    for index in pricing.candidates.indices {
      let candidate = pricing.candidates[index]
      follow(candidate.source)
      let length = lengthWithoutCost(candidate.direction, goal)
      for index in walk.order.indices {
        let variable = walk.order[index]
        let component = walk.direction[variable].magnitude
        if component == 0 { continue }
        if component * length > 1e-9 * max(1, values[variable].magnitude) {
          motions[Int(variable)] = .certain
        } else if motions[Int(variable)] == .none {
          motions[Int(variable)] = .inDoubt
        }
      }
    }
    return motions
  }

  /// How far the direction leads before the first breakpoint of a row that counts.
  private func lengthWithoutCost(_ direction: Int8, _ goal: Goal) -> Double {
    var length = Double.infinity
    for index in walk.touched.indices {
      let row = table.rows[walk.touched[index]]
      let approach = -Double(row.side) * walk.rates[walk.touched[index]] * Double(direction)
      if approach <= 0 || !goal.counts(row.level) { continue }
      let distance = Double(row.side) * row.error
      length = min(length, distance <= row.tolerance ? 0 : distance / approach)
    }
    return length
  }

  /// The ends of a variable's range. The vertex moves, and stays one of the best at every level.
  mutating func extent(of variable: Int32) throws(SolverError) -> (lowest: Double, highest: Double) {
    var ends = [-Double.infinity, Double.infinity]
    for (end, sign) in [1.0, -1.0].enumerated() {
      if try minimize(variable, sign) == .optimal { ends[end] = values[variable] }
    }
    return (ends[0], ends[1])
  }

  /// Makes a variable as small as the levels allow (sign 1), or as large (−1).
  mutating func minimize(_ variable: Int32, _ sign: Double) throws(SolverError) -> DescentResult {
    becomeUnique()
    // All that the variable depends on may want to move, and nothing else.
    acquitAll()
    pricing.promising.removeAll()
    disturbed.removeAll()
    disturbed.append(variable)
    makeCore(variable: variable)
    let result = try descend(Goal(limit: levelCount, objective: (variable, sign)))
    try revalueTail()
    return result
  }

  /// Whether two ends differ by more than rounding.
  private func isWide(_ lowest: Double, _ highest: Double) -> Bool {
    if !lowest.isFinite || !highest.isFinite { return true }
    return highest - lowest > 1e-9 * max(1, lowest.magnitude, highest.magnitude)
  }
}
