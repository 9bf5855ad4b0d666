import ConstraintSolver

/// A solver and what it was told, so that another one can be told the same.
///
/// Rows and variables are named by their places in this list of them, which a copy and a rebuilt system share whatever
/// handles their solvers gave.
struct LiveSystem {
  struct Row {
    var terms: [(slot: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Priority
    /// No two rows have the same, so that the order among them has no gaps for a solver to fill.
    var rank: Rank
    var constraint: ConstraintID
  }

  private(set) var solver = Solver()
  /// By slot; nil where a slot is free.
  private(set) var variables: [Variable?] = []
  private(set) var rows: [Row] = []
  private var vacantSlots: [Int] = []
  private var nextRank: Int32 = 0

  mutating func makeVariable() -> Int {
    let variable = solver.makeVariable()
    if let slot = vacantSlots.popLast() {
      variables[slot] = variable
      return slot
    }
    variables.append(variable)
    return variables.count - 1
  }

  /// Removes the rows that name a variable, and the variable.
  ///
  /// - Returns: how many operations of the solver that took.
  @discardableResult
  mutating func removeVariable(_ slot: Int) throws -> Int {
    var operations = 1
    for row in rows.indices.reversed() where rows[row].terms.contains(where: { $0.slot == slot }) {
      try remove(row)
      operations += 1
    }
    try solver.removeVariable(variables[slot]!)
    variables[slot] = nil
    vacantSlots.append(slot)
    return operations
  }

  mutating func add(
    _ terms: [(slot: Int, coefficient: Double)], _ relation: Relation, _ constant: Double,
    _ priority: Priority
  ) throws {
    let rank = makeRank()
    let constraint = try solver.add(
      terms.map { Term(variables[$0.slot]!, $0.coefficient) }, relation, constant, priority: priority,
      rank: rank)
    rows.append(
      Row(
        terms: terms, relation: relation, constant: constant, priority: priority, rank: rank,
        constraint: constraint))
  }

  mutating func remove(_ row: Int) throws {
    try solver.remove(rows[row].constraint)
    rows.remove(at: row)
  }

  mutating func setConstant(_ constant: Double, of row: Int) throws {
    try solver.setConstant(constant, of: rows[row].constraint)
    rows[row].constant = constant
  }

  mutating func setPriority(_ priority: Priority, of row: Int) throws {
    try solver.setPriority(priority, of: rows[row].constraint)
    rows[row].priority = priority
  }

  /// Makes a row the last of all in rank.
  mutating func demote(_ row: Int) throws {
    let rank = makeRank()
    try solver.setRank(rank, of: rows[row].constraint)
    rows[row].rank = rank
  }

  mutating func solve() throws { try solver.solve() }

  /// A system of a new solver that was told the rows as they are now, in the given order or as they are listed.
  func rebuilt(order: [Int]? = nil) throws -> LiveSystem {
    var system = self
    system.solver = Solver()
    for slot in variables.indices where variables[slot] != nil {
      system.variables[slot] = system.solver.makeVariable()
    }
    for index in order ?? Array(rows.indices) {
      let row = rows[index]
      system.rows[index].constraint = try system.solver.add(
        row.terms.map { Term(system.variables[$0.slot]!, $0.coefficient) }, row.relation, row.constant,
        priority: row.priority, rank: row.rank)
    }
    try system.solve()
    return system
  }

  /// A system of a new solver in other units: variables as multiples of others, rows multiplied.
  ///
  /// - Parameters:
  ///   - units: By slot, what a value is multiplied by.
  ///   - factor: What a row is multiplied by.
  func rescaled(units: [Double], factor: (Row) -> Double) throws -> LiveSystem {
    var system = self
    for index in rows.indices {
      let factor = factor(rows[index])
      system.rows[index].constant *= factor
      system.rows[index].terms = rows[index].terms.map { ($0.slot, $0.coefficient * factor / units[$0.slot]) }
    }
    return try system.rebuilt()
  }

  func value(_ slot: Int) -> Double? { variables[slot].map { solver.value(of: $0) } }

  private mutating func makeRank() -> Rank {
    nextRank += 1
    return Rank(nextRank)
  }
}
