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
    for variable in try copy.movableVariables() where isVariable[Int(variable)] {
      let (lowest, highest) = try copy.extent(of: variable)
      if copy.isWide(lowest, highest) {
        spans.append(Freedom.Span(variable: Variable(index: variable), lowest: lowest, highest: highest))
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

  /// Variables that differ from zero in the direction of an edge along which no level changes.
  private mutating func movableVariables() throws(SolverError) -> [Int32] {
    var state = makeState(.levels(below: levelCount))
    try settle(&state)
    _ = nextEdge(&state)
    var isMovable = [Bool](repeating: false, count: values.count)
    var last = -1
    for candidate in state.candidates where Int(candidate >> 1) != last {
      last = Int(candidate >> 1)
      follow(last, 1, &state)
      var largest = 0.0
      for component in state.direction { largest = max(largest, component.magnitude) }
      for (variable, component) in state.direction.enumerated() where component.magnitude > 1e-11 * largest {
        isMovable[variable] = true
      }
    }
    return isMovable.indices.filter { isMovable[$0] }.map { Int32($0) }
  }

  private mutating func extent(of variable: Int32) throws(SolverError) -> (lowest: Double, highest: Double) {
    var ends = [-Double.infinity, Double.infinity]
    for (end, sign) in [1.0, -1.0].enumerated() {
      let goal = Goal(limit: levelCount, objective: (variable, sign))
      if try descend(goal) == .optimal { ends[end] = values[Int(variable)] }
    }
    return (ends[0], ends[1])
  }

  /// Whether two ends differ by more than rounding.
  private func isWide(_ lowest: Double, _ highest: Double) -> Bool {
    if !lowest.isFinite || !highest.isFinite { return true }
    return highest - lowest > 1e-9 * max(1, lowest.magnitude, highest.magnitude)
  }
}
