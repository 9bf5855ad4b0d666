import Testing

@testable import PlumbConstraintSolver

/// When a descent counts as led in a circle. That it never does where it is not is what `CautiousDescentTests` show,
/// whose descents are watched from the first step: an edge barred for nothing would cost them the optimum.
@Suite struct CircleWatchTests {
  private var solver = Solver()
  private let free: Variable
  private let tall: Variable
  private let height: ConstraintID

  init() throws {
    free = solver.makeVariable()
    tall = solver.makeVariable()
    height = try solver.add([Term(tall)], .equal, 10, priority: Priority(700), rank: 0)
    try solver.add([Term(tall)], .lessThanOrEqual, 20, priority: .required, rank: 1)
    try solver.add([Term(tall)], .greaterThanOrEqual, 0, priority: Priority(300), rank: 2)
    try solver.solve()
    solver.pricing.watch.begin()
  }

  private mutating func expect(_ expected: CircleFinding, step: Int, isCautious: Bool) {
    let finding = solver.watchForCircle(step: step, isCautious: isCautious)
    #expect(finding == expected, "step \(step)")
  }

  @Test mutating func withoutALengthCautionComesFirst() {
    expect(.none, step: 100, isCautious: false)
    expect(.becomeCautious, step: 101, isCautious: false)
    expect(.bar, step: 102, isCautious: true)
  }

  @Test mutating func underBlandsRuleThereIsNoCircle() {
    expect(.none, step: 100, isCautious: true)
    expect(.bar, step: 101, isCautious: true)
  }

  @Test mutating func whoHasMovedDoesNotComeBack() {
    expect(.none, step: 100, isCautious: false)
    solver.pricing.watch.step(length: 0)
    solver.pricing.watch.step(length: 1e-9)
    expect(.bar, step: 102, isCautious: false)
  }

  @Test mutating func afterTwiceAsManyStepsThePlaceIsNotedAnew() {
    expect(.none, step: 100, isCautious: true)
    expect(.none, step: 200, isCautious: true)
    expect(.bar, step: 399, isCautious: true)
    expect(.none, step: 400, isCautious: true)
  }

  @Test mutating func anotherVertexIsAnotherPlace() throws {
    expect(.none, step: 100, isCautious: true)
    let noted = solver.pricing.watch
    try solver.setConstant(50, of: height)
    try solver.solve()
    // The descents of a solve begin to watch anew.
    solver.pricing.watch = noted
    expect(.none, step: 101, isCautious: true)
    try solver.setConstant(10, of: height)
    try solver.solve()
    solver.pricing.watch = noted
    expect(.bar, step: 102, isCautious: true)
  }

  @Test mutating func anotherSideOrFreeValueIsAnotherPlace() {
    expect(.none, step: 100, isCautious: true)
    solver.table.rows[1].side *= -1
    expect(.none, step: 101, isCautious: true)
    solver.table.rows[1].side *= -1
    solver.values[free.index] = 3
    expect(.none, step: 102, isCautious: true)
    solver.values[free.index] = 0
    expect(.bar, step: 103, isCautious: true)
  }

  @Test mutating func barredEdgesLeadNowhereUntilTheNextDescent() {
    let source = height.index
    let downwards = Goal(limit: 0, objective: (tall.index, 1))
    let edge = solver.descendingEdge(from: source, downwards)
    #expect(edge?.direction == -1)
    edge.map { solver.pricing.watch.bar($0) }
    #expect(solver.pricing.watch.allows(source, 1) && !solver.pricing.watch.allows(source, -1))
    let barred = solver.descendingEdge(from: source, downwards)
    #expect(barred == nil)
    solver.pricing.watch.begin()
    let again = solver.descendingEdge(from: source, downwards)
    #expect(again?.direction == -1)
  }
}
