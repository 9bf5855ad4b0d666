import PlumbConstraintSolver

/// A solver that is built and edited as a seed will have it.
struct SolverScript {
  var solver = Solver()
  var random: Random
  /// Whether random coefficients are of very different sizes.
  var isScaled = false
  var text = ""
  private(set) var variables: [Variable] = []
  private(set) var constraints: [ConstraintID] = []
  private var nextRank: Int32 = 0
  private let coefficients: [Double] = [1, 1, 1, -1, -1, 0.5, -0.5, 2, 3, 0.3333]
  private let scales: [Double] = [1e-6, 1e-3, 1, 1, 1e3, 1e6]
  private let priorities: [Double] = [1000, 1000, 750, 500, 250, 0]

  init(seed: UInt64) { random = Random(seed: seed) }

  mutating func makeVariable() -> Variable {
    let variable = solver.makeVariable()
    variables.append(variable)
    return variable
  }

  mutating func add(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Priority) {
    nextRank += 1
    do throws(SolverError) {
      constraints.append(
        try solver.add(terms, relation, constant, priority: priority, rank: Rank(nextRank)))
    } catch { note(error) }
  }

  mutating func addRandomConstraint() {
    var terms: [Term] = []
    for _ in 0...random.below(3) {
      let variable = variables[random.below(variables.count)]
      let scale = isScaled ? scales[random.below(scales.count)] : 1
      terms.append(Term(variable, coefficients[random.below(coefficients.count)] * scale))
    }
    let relation: Relation
    switch random.below(4) {
    case 0: relation = .lessThanOrEqual
    case 1: relation = .greaterThanOrEqual
    default: relation = .equal
    }
    add(terms, relation, randomConstant(), randomPriority())
  }

  private mutating func randomConstant() -> Double {
    random.number(-50, 200) * (isScaled ? scales[random.below(scales.count)] : 0.5)
  }

  private mutating func randomPriority() -> Priority { Priority(priorities[random.below(priorities.count)]) }

  /// One to three changes.
  mutating func edit() {
    for _ in 0...random.below(3) {
      do throws(SolverError) { try change() } catch { note(error) }
    }
  }

  private mutating func change() throws(SolverError) {
    let kind = constraints.isEmpty ? 0 : random.below(12)
    if kind < 2 {
      addRandomConstraint()
      return
    }
    let index = random.below(constraints.count)
    let constraint = constraints[index]
    if kind < 4 {
      try solver.remove(constraint)
      constraints.remove(at: index)
    } else if kind < 8 {
      try solver.setConstant(solver.constant(of: constraint) + random.number(-20, 20), of: constraint)
    } else if kind < 9 {
      try solver.setPriority(randomPriority(), of: constraint)
    } else if kind < 10 {
      nextRank += 1
      try solver.setRank(Rank(nextRank), of: constraint)
    } else if kind < 11 {
      try replaceVariable()
    } else {
      whatIf(constraint)
    }
  }

  /// Removes a variable with all that names it, and makes one in its place.
  private mutating func replaceVariable() throws(SolverError) {
    let index = random.below(variables.count)
    let gone = variables[index]
    var kept: [ConstraintID] = []
    for constraint in constraints {
      var isNamed = false
      for variable in solver.variables(of: constraint) where variable == gone { isNamed = true }
      if isNamed { try solver.remove(constraint) } else { kept.append(constraint) }
    }
    constraints = kept
    try solver.removeVariable(gone)
    variables[index] = solver.makeVariable()
    add([Term(variables[index])], .equal, randomConstant(), randomPriority())
  }

  /// Tries another constant on a copy.
  private mutating func whatIf(_ constraint: ConstraintID) {
    var copy = solver
    do throws(SolverError) {
      try copy.setConstant(77, of: constraint)
      try copy.solve()
      text += "what if"
      for variable in variables { text += " \(copy.value(of: variable).bitPattern)" }
      text += "\n"
    } catch { note(error) }
  }
}
