import PlumbConstraintSolver
import Testing

/// What the solver does not accept, and that it is then as it was before.
@Suite struct ErrorTests {
  private var solver = Solver()
  private let variable: Variable
  private let constraint: ConstraintID

  init() throws {
    variable = solver.makeVariable()
    constraint = try solver.add([Term(variable)], .equal, 5, priority: .required, rank: 0)
    try solver.solve()
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersAreFinite(bad: Double) throws {
    var solver = solver
    #expect(throws: SolverError.coefficientNotFinite(term: 1, variable: variable)) {
      try solver.add([Term(variable), Term(variable, bad)], .equal, 0, priority: .required, rank: 1)
    }
    #expect(throws: SolverError.constantNotFinite(nil)) {
      try solver.add([Term(variable)], .equal, bad, priority: .required, rank: 1)
    }
    #expect(throws: SolverError.constantNotFinite(constraint)) {
      try solver.setConstant(bad, of: constraint)
    }
    #expect(throws: SolverError.self) { try solver.setPriority(Priority(bad), of: constraint) }
    try expectUnchanged(solver)
  }

  @Test func sumsOfCoefficientsAreFinite() throws {
    var solver = solver
    let huge = Double.greatestFiniteMagnitude
    #expect(throws: SolverError.coefficientNotFinite(term: 1, variable: variable)) {
      try solver.add([Term(variable, huge), Term(variable, huge)], .equal, 0, priority: .required, rank: 1)
    }
    #expect(throws: SolverError.constantNotFinite(nil)) {
      try solver.add([Term(variable, 1e-300)], .equal, 1e300, priority: .required, rank: 1)
    }
    try expectUnchanged(solver)
  }

  @Test func valuesAreFinite() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let start = try solver.add([Term(x)], .equal, 1e307, priority: .required, rank: 0)
    try solver.add([Term(y, 0.01), Term(x, -1)], .equal, 0, priority: .required, rank: 1)
    #expect(throws: SolverError.valueOverflow(y)) { try solver.solve() }
    #expect(solver.value(of: y) == 0)
    try solver.setConstant(3, of: start)
    try solver.solve()
    #expect(isNear(solver.value(of: y), 300))
  }

  @Test(arguments: [1000, 750, 0]) func boundsThatNeverBindDoNoHarm(priority: Double) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let limit = Double.greatestFiniteMagnitude
    try solver.add([Term(x)], .lessThanOrEqual, limit, priority: Priority(priority), rank: 0)
    try solver.add([Term(y)], .greaterThanOrEqual, -limit, priority: Priority(priority), rank: 1)
    let distance = solver.makeVariable()
    try solver.add(
      [Term(distance), Term(x, -1), Term(y)], .equal, 0, priority: .required, rank: 2)
    try solver.add([Term(distance)], .lessThanOrEqual, 0.25, priority: .required, rank: 3)
    try solver.add([Term(y)], .greaterThanOrEqual, 0.5, priority: Priority(250), rank: 4)
    try solver.add([Term(x)], .equal, 2, priority: Priority(100), rank: 5)
    try solver.solve()
    #expect(solver.value(of: x) == 2)
    #expect(solver.value(of: y) >= 1.75)
  }

  @Test(arguments: [-1, 1000.5, -0.001])
  func prioritiesAreOnTheScale(bad: Double) throws {
    var solver = solver
    #expect(throws: SolverError.priorityOutOfRange(bad)) {
      try solver.add([Term(variable)], .equal, 0, priority: Priority(bad), rank: 1)
    }
    #expect(throws: SolverError.priorityOutOfRange(bad)) {
      try solver.setPriority(Priority(bad), of: constraint)
    }
    try expectUnchanged(solver)
  }

  @Test func staleHandlesAreRecognised() throws {
    var solver = solver
    try solver.remove(constraint)
    let next = try solver.add([Term(variable)], .equal, 7, priority: .required, rank: 0)
    try solver.solve()
    let other = try solver.add([Term(variable)], .equal, 8, priority: Priority(1), rank: 0)
    #expect(next.index == constraint.index && next != constraint && other.index != next.index)
    let error = SolverError.unknownConstraint(constraint)
    #expect(throws: error) { try solver.remove(constraint) }
    #expect(throws: error) { try solver.setConstant(1, of: constraint) }
    #expect(throws: error) { try solver.setPriority(.required, of: constraint) }
    #expect(throws: error) { try solver.setRank(3, of: constraint) }
    #expect(!solver.isRefused(constraint) && !solver.contains(constraint) && solver.contains(next))
    #expect(solver.conflict(of: constraint) == [])
  }

  @Test func variablesInUseStay() throws {
    var solver = solver
    #expect(throws: SolverError.variableInUse(variable, by: constraint)) {
      try solver.removeVariable(variable)
    }
    try solver.remove(constraint)
    try solver.removeVariable(variable)
    #expect(throws: SolverError.unknownVariable(variable)) { try solver.removeVariable(variable) }
    #expect(throws: SolverError.unknownVariable(variable)) {
      try solver.add([Term(variable)], .equal, 0, priority: .required, rank: 1)
    }
    #expect(throws: SolverError.unknownVariable(variable)) { try solver.range(of: variable) }
    try solver.solve()
    let next = solver.makeVariable()
    #expect(next == variable)
    #expect(solver.value(of: next) == 0)
    try solver.solve()
    #expect(solver.value(of: next) == 0)
    try solver.checkInvariants()
  }

  private func expectUnchanged(_ edited: Solver) throws {
    var edited = edited
    try edited.solve()
    try edited.checkInvariants()
    #expect(edited.value(of: variable) == 5)
    #expect(edited.refused == [])
  }
}
