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
  /// The variables that the constraints of all priorities above zero leave undetermined, with their ranges.
  ///
  /// The ranges are read off the face of equally good solutions, whose independent parts are looked at one by
  /// one (see `OptimalFace`).
  ///
  /// - Throws: what `solve` throws.
  /// - Complexity: the pricing of all edges once; for each edge at no cost O(z) in what it moves. Where
  ///   several of them share the breakpoint of a constraint, two descents in a solver of just those for each
  ///   way in which variables move along them.
  public func freedom() throws(SolverError) -> Freedom {
    var survey = try FreedomSurvey(self)
    return try Freedom(spans: survey.spans())
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

  /// The variables that the constraints of all priorities above zero leave undetermined, without their
  /// ranges.
  ///
  /// A variable that moves along an edge of some length on which no level changes is undetermined. Only for
  /// one that moves along edges of length zero alone, at a degenerate vertex, is the range looked for.
  ///
  /// - Throws: what `solve` throws.
  /// - Complexity: that of `freedom`, without the descents but for variables in doubt.
  public func undeterminedVariables() throws(SolverError) -> [Variable] {
    var survey = try FreedomSurvey(self)
    return try survey.undetermined()
  }

  /// Whether the constraints of all priorities above zero determine a variable.
  ///
  /// A variable is a sum of multiples of the active constraints (its `influences`), and moves only if one of
  /// these can let go at no cost. So only their edges are looked at; if none is flat, or one is and has a
  /// length, that is the answer.
  ///
  /// - Throws: `unknownVariable`; what `solve` throws.
  /// - Complexity: O(z) for a copy and for pricing, and again for each edge at no cost along which the
  ///   variable moves. Only where all of these have length zero, at a degenerate vertex, two descents.
  public func isDetermined(_ variable: Variable) throws(SolverError) -> Bool {
    try check(variable)
    var copy = self
    try copy.solve()
    copy.becomeUnique()
    copy.acquitAll()
    copy.disturbed.removeAll()
    copy.disturbed.append(variable.index)
    copy.collectSuspects()
    let face = copy.face(alongSuspects: Goal.levels(below: copy.levelCount))
    let motions = copy.motions(of: variable.index, on: face)
    if motions.isEmpty { return true }
    if face.isCertain(motions, magnitude: copy.values[variable.index].magnitude) { return false }
    let (lowest, highest) = try copy.extent(of: variable.index)
    return !copy.isWide(lowest, highest)
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
  func isWide(_ lowest: Double, _ highest: Double) -> Bool {
    if !lowest.isFinite || !highest.isFinite { return true }
    return highest - lowest > Tolerances.range * max(1, lowest.magnitude, highest.magnitude)
  }
}
