import PlumbConstraintSolver

/// A workload in a solver, used as a client would use it.
struct Session: Contestant {
  let workload: Workload
  private(set) var solver = Solver()
  /// Of each variable of the workload; any where it has none, as it has been removed or is yet to come.
  private(set) var variables: [Variable] = []
  private var isMade: [Bool]
  /// Of each constraint of the workload; nil where it is not in the solver.
  private(set) var constraints: [ConstraintID?]
  private var edits: [ConstraintID?]
  /// The terms of all constraints, one after the other.
  private var terms: [Term]
  /// The sum of all values read: that they are used keeps the optimiser from leaving the reading out.
  private(set) var sum = 0.0

  init(_ workload: Workload) {
    self.workload = workload
    constraints = Array(repeating: nil, count: workload.constraints.count)
    edits = Array(repeating: nil, count: workload.edits.count)
    isMade = (0..<workload.variableCount).map { $0 < workload.initialVariableCount }
    terms = []
    terms.reserveCapacity(workload.termVariables.count)
  }

  mutating func clear() {
    solver = Solver()
    variables.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
    for index in constraints.indices { constraints[index] = nil }
    for index in isMade.indices { isMade[index] = index < workload.initialVariableCount }
  }

  /// Makes the variables, adds what a build adds, and solves.
  mutating func build() throws(SolverError) {
    solver.reserveCapacity(variables: workload.variableCount, constraints: workload.order.count)
    for _ in 0..<workload.initialVariableCount { variables.append(solver.makeVariable()) }
    // Those that come later have no variable yet: their terms are written when they are added.
    while variables.count < workload.variableCount { variables.append(variables[0]) }
    for place in workload.termVariables.indices {
      terms.append(Term(variables[workload.termVariables[place]], workload.termCoefficients[place]))
    }
    for number in workload.order {
      if number < constraints.count {
        try add(number, constant: workload.constraints[number].constant)
      } else {
        let edit = number - constraints.count
        edits[edit] = try solver.add(
          [Term(variables[workload.edits[edit].variable])], .equal, workload.edits[edit].value,
          priority: Priority(workload.edits[edit].priority), rank: Rank(Int32(number)))
      }
    }
    try solver.solve()
  }

  mutating func take(_ step: Int, of phase: Phase) throws(SolverError) {
    switch phase {
    case .edits:
      for setting in workload.editSteps[step] {
        if let edit = edits[setting.index] { try solver.setConstant(setting.value, of: edit) }
      }
    case .replacements:
      for setting in workload.replacements[step] { try remove(setting.index) }
      for setting in workload.replacements[step] { try add(setting.index, constant: setting.value) }
    case .changes:
      for change in workload.changes[step] { try make(change) }
    }
    try solver.solve()
    sum += solver.withValues { values in
      var sum = 0.0
      for value in values { sum += value }
      return sum
    }
  }

  /// Whether a variable of the workload is one of the solver's now.
  func isPresent(_ variable: Int) -> Bool { isMade[variable] }

  func values() -> [Double] {
    let solution = solver.solution
    return variables.indices.map { isMade[$0] ? solution[Int(variables[$0].index)] : 0 }
  }

  private mutating func make(_ change: Workload.Change) throws(SolverError) {
    switch change.operation {
    case .makeVariable:
      variables[change.index] = solver.makeVariable()
      isMade[change.index] = true
    case .removeVariable:
      try solver.removeVariable(variables[change.index])
      isMade[change.index] = false
    case .removeConstraint: try remove(change.index)
    case .addConstraint:
      for place in workload.constraints[change.index].terms {
        terms[place].variable = variables[workload.termVariables[place]]
      }
      try add(change.index, constant: workload.constraints[change.index].constant)
    }
  }

  private mutating func add(_ index: Int, constant: Double) throws(SolverError) {
    let constraint = workload.constraints[index]
    let terms = terms
    constraints[index] = try solver.add(
      terms.span.extracting(constraint.terms), constraint.relation, -constant,
      priority: Priority(constraint.priority), rank: Rank(Int32(index)))
  }

  private mutating func remove(_ index: Int) throws(SolverError) {
    guard let constraint = constraints[index] else { return }
    constraints[index] = nil
    try solver.remove(constraint)
  }
}
