@testable import PlumbConstraintSolver

/// The example solved step by step, to look at what a solve goes through.
extension FormRow {
  /// Plans the new variables, and computes the vertex from which the first descent begins.
  mutating func peel() throws {
    solver.becomeUnique()
    solver.numberLevels()
    solver.extendScratch()
    solver.planNewVariables()
    solver.walk.begin()
    for index in solver.peeling.order.indices.reversed() {
      solver.walk.order.append(solver.peeling.order[index])
    }
    for row in solver.table.rows.indices {
      let level = solver.level(of: solver.table.rows[row].priority)
      (solver.table.rows[row].home, solver.table.rows[row].level) = (level, level)
      if !solver.table.isActive(Int32(row)) { solver.walk.touch(Int32(row)) }
    }
    try solver.revalueWalk()
  }

  /// Changes the window's width, and computes the values and errors that follow by the plan alone.
  mutating func walk(toWidth width: Double) throws {
    let window = self[.window].index
    solver.becomeUnique()
    solver.table.rows[window].constant = width
    solver.walkFrom(window)
    var share = solver.table.rows[window].firstShare
    while share >= 0 {
      solver.updateConstant(of: solver.derivations.shares[share].derived)
      share = solver.derivations.shares[share].next
    }
    try solver.revalueWalk()
  }

  /// The constraints that have to be looked at, by rank.
  mutating func suspects() -> [Part] {
    solver.collectSuspects()
    return solver.pricing.suspects.indices.map { solver.pricing.suspects[$0] }.sorted().map { part($0) }
  }

  /// An edge that begins where a constraint lets go, and where it ends.
  struct Way: Equatable {
    /// The priority for whose sake it is taken, and by how much the cost there grows for each unit of its length.
    var priority: Double
    var slope: Double
    /// In units of the constraint's error.
    var length: Double
    var end: Part
    var passed: [Part]
  }

  /// The way along which the costs fall when a constraint lets go, if there is one.
  mutating func way(from source: Part) -> Way? {
    let goal = Goal.everything(levelCount: solver.levelCount)
    guard let edge = solver.descendingEdge(from: self[source].index, goal),
      let stop = solver.lineSearch(edge, goal, isCautious: false)
    else { return nil }
    let weight = solver.table.rows[self[source].index].weight
    return Way(
      priority: priority(ofLevel: edge.stage.level), slope: edge.slope / weight, length: stop.length * weight,
      end: part(stop.row),
      passed: solver.pricing.passed.indices.map { part(solver.pricing.passed[$0]) })
  }

  /// The slopes of the costs at the end of the way that was found last, by priority, greatest first.
  var slopes: [Double] {
    let levels = [Level.required] + (Level.firstOptional..<solver.levelCount)
    return levels.map { solver.pricing.slopes[$0] }
  }

  private func priority(ofLevel level: Int32) -> Double {
    level == Level.required ? 1000 : solver.priorities[level - Level.firstOptional]
  }

  func part(_ row: Int32) -> Part { Part.allCases[Int(row)] }

  /// The variables that the walk at hand has met, in the order in which they are computed.
  var met: [Place] {
    solver.walk.order.indices.reversed().map { Place.allCases[Int(solver.walk.order[$0])] }
  }

  var touched: Set<Part> { Set(solver.walk.touched.indices.map { part(solver.walk.touched[$0]) }) }

  /// What determines a variable: constraints, each with its multiplier. More than one are a derived row.
  func determiner(of place: Place) -> [Part: Double] {
    let row = solver.table.columns[place.rawValue].determiner
    if row < 0 { return [:] }
    if solver.table.rows[row].standing == .live { return [part(row): 1] }
    var shares: [Part: Double] = [:]
    var share = solver.table.rows[row].firstShare
    while share >= 0 {
      let found = solver.derivations.shares[share]
      shares[part(found.row)] = found.multiplier / solver.table.rows[found.row].weight
      share = found.nextOfDerived
    }
    return shares
  }

  /// The variables from which a variable is determined.
  func needs(of place: Place) -> [Place] {
    let row = solver.table.columns[place.rawValue].determiner
    if row < 0 { return [] }
    let others = solver.table.range(of: row).dropFirst().map { solver.table.entries[$0].variable }
    return others.sorted().map { Place.allCases[Int($0)] }
  }

  /// The variables, each after all from which it is determined.
  var planOrder: [Place] {
    var order: [Place] = []
    while order.count < Place.allCases.count {
      let next = Place.allCases.first { place in
        !order.contains(place) && needs(of: place).allSatisfy(order.contains)
      }
      guard let next else { break }
      order.append(next)
    }
    return order
  }
}
