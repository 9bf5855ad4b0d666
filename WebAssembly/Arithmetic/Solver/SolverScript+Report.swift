import PlumbConstraintSolver

extension SolverScript {
  /// Solves, and writes what comes of it.
  mutating func report(step: Int, asksEverything: Bool) {
    text += "step \(step), \(variables.count) variables, \(constraints.count) constraints\n"
    do throws(SolverError) {
      try solver.solve()
      writeSolution()
      if asksEverything { try writeAnswers() }
    } catch { note(error) }
  }

  private mutating func writeSolution() {
    text += "values"
    for variable in variables { text += " \(solver.value(of: variable).bitPattern)" }
    text += "\nchanged \(solver.changedVariables.count)\nrefused"
    for constraint in solver.refused { text += " \(constraint.index)" }
    text += "\ncosts"
    var priorities: [Double] = []
    for constraint in constraints {
      let priority = solver.priority(of: constraint).value
      if !priorities.contains(priority) { priorities.append(priority) }
    }
    for priority in priorities.sorted(by: >) {
      var sum = 0.0
      for constraint in constraints where solver.priority(of: constraint).value == priority {
        sum += solver.violation(of: constraint)
      }
      text += " \(sum.bitPattern)"
    }
    text += "\n"
  }

  /// The answers to every question that a solver can be asked.
  private mutating func writeAnswers() throws(SolverError) {
    text += "freedom"
    for span in try solver.freedom().spans {
      text += " \(span.variable.index):\(span.lowest.bitPattern):\(span.highest.bitPattern)"
    }
    text += "\nundetermined"
    for variable in try solver.undeterminedVariables() { text += " \(variable.index)" }
    for constraint in solver.refused {
      let conflict = solver.conflict(of: constraint)
      text += "\nconflict"
      for member in conflict { text += " \(member.index)" }
      for multiplier in solver.contradiction(among: conflict) ?? [] { text += " \(multiplier.bitPattern)" }
    }
    let variable = variables[variables.count / 2]
    text += "\ninfluences"
    for influence in solver.influences(on: variable) {
      text += " \(influence.constraint.index):\(influence.sensitivity.bitPattern)"
    }
    text += "\nties"
    for constraint in try solver.ties(over: variable) { text += " \(constraint.index)" }
    text += "\n"
  }

  /// Writes an error down: both sides must make the same ones.
  mutating func note(_ error: SolverError) {
    switch error {
    case .coefficientNotFinite: text += "error: coefficient not finite\n"
    case .constantNotFinite: text += "error: constant not finite\n"
    case .unknownVariable: text += "error: unknown variable\n"
    case .unknownConstraint: text += "error: unknown constraint\n"
    case .priorityOutOfRange: text += "error: priority out of range\n"
    case .variableInUse: text += "error: variable in use\n"
    case .valueOverflow(let variable): text += "error: overflow of \(variable.index)\n"
    }
  }
}
