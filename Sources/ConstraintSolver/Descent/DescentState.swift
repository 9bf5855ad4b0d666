/// What a descent keeps beside the vertex.
struct DescentState {
  let goal: Goal
  let variableCount: Int
  /// For each level the gradient of the costs of inactive rows, by variable: level·n + variable.
  var gradients: [Double]
  /// For each level how many rows pull at its gradient. Where none does, the gradient is exactly zero.
  var pulls: [Int32]

  /// Edge directions that may still descend, as 2·place, plus 1 for the negative direction.
  var candidates: [Int32] = []
  /// Candidates that arithmetic got wrong, until the next step.
  var banned: [Int32] = []

  /// Edges that broke ties when all were last followed: the next one is looked for among them first.
  var tieBreakers: [Int32] = []

  /// The present edge: change of x, change of the error of each touched row.
  var direction: [Double]
  var rates: [Double]
  var touched: [Int32] = []
  private var isTouched: [Bool]

  /// Vectors to be used up by solves with the basis.
  var byVariable: [Double]
  var byPlace: [Double]

  var steps = 0
  /// How many there had been when values were last computed from the basis.
  var stepsWhenSettled = 0
  /// Steps of length zero since the last longer one.
  var stalled = 0
  let patience: Int
  let stepLimit: Int

  /// Whether pivots follow Bland's rule.
  var isCautious: Bool { stalled > patience }

  init(_ goal: Goal, variableCount: Int, rowCount: Int, patience: Int) {
    self.goal = goal
    self.variableCount = variableCount
    gradients = [Double](repeating: 0, count: Int(goal.limit) * variableCount)
    pulls = [Int32](repeating: 0, count: Int(goal.limit))
    direction = [Double](repeating: 0, count: variableCount)
    rates = [Double](repeating: 0, count: rowCount)
    isTouched = [Bool](repeating: false, count: rowCount)
    byVariable = direction
    byPlace = direction
    self.patience = patience + variableCount
    stepLimit = 10_000 + 20 * (variableCount + rowCount)
  }

  /// Whether an edge is among the candidates, which are in ascending order.
  func isCandidate(_ code: Int32) -> Bool {
    var low = 0
    var high = candidates.count
    while low < high {
      let middle = (low + high) / 2
      if candidates[middle] < code { low = middle + 1 } else { high = middle }
    }
    return low < candidates.count && candidates[low] == code
  }

  mutating func clearTouched() {
    for row in touched { isTouched[Int(row)] = false }
    touched.removeAll(keepingCapacity: true)
  }

  mutating func touch(_ row: Int32) {
    if isTouched[Int(row)] { return }
    isTouched[Int(row)] = true
    touched.append(row)
  }

  mutating func clearGradients() {
    for index in gradients.indices { gradients[index] = 0 }
    for index in pulls.indices { pulls[index] = 0 }
  }

  /// Changes the slope of an inactive row from one value to another.
  mutating func changeSlope(of row: Int32, from old: Double, to new: Double, in table: RowTable) {
    let level = table.rows[Int(row)].level
    if level < 0 || level >= goal.limit || old == new { return }
    if old == 0 { pulls[Int(level)] += 1 }
    if new == 0 { pulls[Int(level)] -= 1 }
    let base = Int(level) * variableCount
    if pulls[Int(level)] == 0 {
      for index in base..<base + variableCount { gradients[index] = 0 }
      return
    }
    for entry in table.entries(of: row) {
      gradients[base + Int(table.variables[entry])] += (new - old) * table.coefficients[entry]
    }
  }
}
