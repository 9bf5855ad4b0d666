import PlumbConstraintSolver

/// A solver and what it was told, so that another one can be told the same.
///
/// Rows and variables are named by their places here, which a copy and a rebuilt system share whatever handles
/// their solvers gave.
struct LiveSystem {
  /// What went wrong in a solve, and where.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  struct Row {
    var terms: [(slot: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Priority
    /// No two rows have the same, so that the order among them has no gaps for a solver to fill.
    var rank: Rank
    /// What its terms and its constant were multiplied by.
    var factor: Double
    var constraint: ConstraintID
  }

  /// What a failure is found again by.
  var name = "a system"
  /// How many variables and constraints were made, changed or removed.
  private(set) var operations = 0
  private(set) var solver = Solver()
  /// By slot; nil where a slot is free.
  private(set) var variables: [Variable?] = []
  private(set) var rows: [Row] = []
  private var vacantSlots: [Int] = []
  private var nextRank: Int32 = 0

  mutating func makeVariable() -> Int {
    operations += 1
    let variable = solver.makeVariable()
    if let slot = vacantSlots.popLast() {
      variables[slot] = variable
      return slot
    }
    variables.append(variable)
    return variables.count - 1
  }

  /// Removes the rows that name a variable, and the variable.
  mutating func removeVariable(_ slot: Int) throws {
    operations += 1
    for row in rows.indices.reversed() where rows[row].terms.contains(where: { $0.slot == slot }) {
      try remove(row)
    }
    try solver.removeVariable(variables[slot]!)
    variables[slot] = nil
    vacantSlots.append(slot)
  }

  mutating func add(
    _ terms: [(slot: Int, coefficient: Double)], _ relation: Relation, _ constant: Double,
    _ priority: Priority, factor: Double = 1
  ) throws {
    operations += 1
    let rank = makeRank()
    let constraint = try solver.add(
      terms.map { Term(variables[$0.slot]!, $0.coefficient) }, relation, constant, priority: priority,
      rank: rank)
    rows.append(
      Row(
        terms: terms, relation: relation, constant: constant, priority: priority, rank: rank,
        factor: factor, constraint: constraint))
  }

  mutating func remove(_ row: Int) throws {
    operations += 1
    try solver.remove(rows[row].constraint)
    rows.remove(at: row)
  }

  mutating func setConstant(_ constant: Double, of row: Int) throws {
    operations += 1
    try solver.setConstant(constant, of: rows[row].constraint)
    rows[row].constant = constant
  }

  mutating func setPriority(_ priority: Priority, of row: Int) throws {
    operations += 1
    try solver.setPriority(priority, of: rows[row].constraint)
    rows[row].priority = priority
  }

  /// Makes a row the last of all in rank.
  mutating func demote(_ row: Int) throws {
    operations += 1
    let rank = makeRank()
    try solver.setRank(rank, of: rows[row].constraint)
    rows[row].rank = rank
  }

  /// Solves, and checks that the solver is consistent afterwards.
  mutating func solve() throws {
    do {
      try solver.solve()
      try solver.checkInvariants()
    } catch {
      throw Failure(description: "\(name), after \(operations) operations: \(error)")
    }
  }

  /// A system of a new solver that was told the rows as they are now, in the given order or as they are
  /// listed.
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
