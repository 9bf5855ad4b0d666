import PlumbConstraintSolver

/// Reads a workload from its file.
struct WorkloadReader {
  private var numbers: NumberReader

  init(path: String) throws(DriverError) { numbers = try NumberReader(path: path) }

  mutating func read() throws(DriverError) -> Workload {
    var workload = Workload()
    workload.variableCount = try numbers.count()
    let constraintCount = try numbers.count()
    let editCount = try numbers.count()
    let editStepCount = try numbers.count()
    let replacementCount = try numbers.count()
    for _ in 0..<constraintCount { try readConstraint(into: &workload) }
    for _ in 0..<editCount {
      workload.edits.append(
        Workload.Edit(
          variable: try numbers.index(below: workload.variableCount), priority: try numbers.next(),
          value: try numbers.next()))
    }
    for _ in 0..<editStepCount { workload.editSteps.append(try settings(below: editCount)) }
    for _ in 0..<replacementCount { workload.replacements.append(try settings(below: constraintCount)) }
    workload.initialVariableCount = workload.variableCount
    workload.order = Array(constraintCount..<constraintCount + editCount) + Array(0..<constraintCount)
    if numbers.skips("order") {
      workload.order.removeAll()
      for _ in 0..<(try numbers.count()) {
        workload.order.append(try numbers.index(below: constraintCount + editCount))
      }
    }
    if numbers.skips("changes") {
      workload.initialVariableCount = try numbers.count()
      for _ in 0..<(try numbers.count()) { workload.changes.append(try changes(in: workload)) }
    }
    guard numbers.isAtEnd else { throw .malformed("more than the file should have") }
    return workload
  }

  private mutating func readConstraint(into workload: inout Workload) throws(DriverError) {
    guard let relation = Relation(rawValue: Int8(clamping: try numbers.integer())) else {
      throw .malformed("a relation that is none")
    }
    let priority = try numbers.next()
    let constant = try numbers.next()
    let first = workload.termVariables.count
    for _ in 0..<(try numbers.count()) {
      workload.termVariables.append(try numbers.index(below: workload.variableCount))
      workload.termCoefficients.append(try numbers.next())
    }
    workload.constraints.append(
      Workload.Constraint(
        relation: relation, priority: priority, constant: constant,
        terms: first..<workload.termVariables.count))
  }

  private mutating func settings(below limit: Int) throws(DriverError) -> [Workload.Setting] {
    var settings: [Workload.Setting] = []
    for _ in 0..<(try numbers.count()) {
      settings.append(
        Workload.Setting(index: try numbers.index(below: limit), value: try numbers.next()))
    }
    return settings
  }

  private mutating func changes(in workload: Workload) throws(DriverError) -> [Workload.Change] {
    var changes: [Workload.Change] = []
    for _ in 0..<(try numbers.count()) {
      guard let operation = Workload.Change.Operation(rawValue: try numbers.integer()) else {
        throw .malformed("an operation that is none")
      }
      let limit =
        switch operation {
        case .makeVariable, .removeVariable: workload.variableCount
        case .addConstraint, .removeConstraint: workload.constraints.count
        }
      changes.append(Workload.Change(operation: operation, index: try numbers.index(below: limit)))
    }
    return changes
  }
}
