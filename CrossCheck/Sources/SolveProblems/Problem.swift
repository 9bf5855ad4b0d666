import PlumbConstraintSolver

enum ProblemError: Error {
  case unknownWord
  case malformed
}

/// A problem as it is read, told to a solver row by row.
struct Problem {
  let name: Substring
  /// Whether the solver solves after each row, so that most of its work is done by edits.
  private let isStepwise: Bool
  private var solver = Solver()
  private let variables: [Variable]
  private var rows: [(constraint: ConstraintID, priority: Double)] = []

  /// `problem NAME whole|stepwise VARIABLES`
  init(_ words: [Substring]) throws {
    guard words.count == 4, let count = Int(words[3]), ["whole", "stepwise"].contains(words[2]) else {
      throw ProblemError.malformed
    }
    name = words[1]
    isStepwise = words[2] == "stepwise"
    var made: [Variable] = []
    for _ in 0..<count { made.append(solver.makeVariable()) }
    variables = made
  }

  /// `row PRIORITY RANK RELATION CONSTANT (VARIABLE COEFFICIENT)…`, the relation being `<=`, `==` or `>=`
  mutating func add(_ words: [Substring]) throws {
    let relations: [Substring: Relation] = [
      "<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual,
    ]
    guard words.count >= 5, words.count % 2 == 1, let priority = Double(words[1]), let rank = Int32(words[2]),
      let relation = relations[words[3]], let constant = Double(words[4])
    else { throw ProblemError.malformed }
    var terms: [Term] = []
    for place in stride(from: 5, to: words.count, by: 2) {
      guard let variable = Int(words[place]), variables.indices.contains(variable),
        let coefficient = Double(words[place + 1])
      else { throw ProblemError.malformed }
      terms.append(Term(variables[variable], coefficient))
    }
    let constraint = try solver.add(
      terms, relation, constant, priority: Priority(priority), rank: Rank(rank))
    rows.append((constraint, priority))
    if isStepwise { try solver.solve() }
  }

  /// The lines from `answer NAME` to `end`.
  func answer() -> [String] {
    var lines = ["answer \(name)"]
    do {
      var solver = solver
      try solver.solve()
      let refused = rows.indices.filter { solver.isRefused(rows[$0].constraint) }
      lines.append(list("refused", refused))
      var costs: [Double: Double] = [:]
      for row in rows where !solver.isRefused(row.constraint) {
        costs[row.priority, default: 0] += solver.violation(of: row.constraint)
      }
      for (priority, cost) in costs.sorted(by: { $0.key > $1.key }) {
        lines.append("cost \(priority) \(cost)")
      }
      lines.append(list("violations", rows.map { solver.violation(of: $0.constraint) }))
      lines.append(list("values", variables.map { solver.value(of: $0) }))
      let undetermined = Set(try solver.undeterminedVariables())
      lines.append(list("undetermined", variables.indices.filter { undetermined.contains(variables[$0]) }))
    } catch {
      lines.append("error \(error)")
    }
    lines.append("end")
    return lines
  }

  private func list<Value>(_ name: String, _ values: [Value]) -> String {
    ([name] + values.map { "\($0)" }).joined(separator: " ")
  }
}
