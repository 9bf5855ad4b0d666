/// The tail of the plan: variables that can be computed when all else is known.
///
/// Costs come from inactive rows. A variable that none of them names, and from which no variable is
/// determined that one names, changes no cost: positions in a list that follows its contents, say. Descents
/// leave such variables out, and compute them once, at the end. All others are the *core*: what determines a
/// core variable is core.
extension Solver {
  /// Makes all variables of a row, which is inactive, core.
  ///
  /// - Complexity: linear in what becomes core.
  mutating func makeCore(_ row: Int32) {
    for entry in table.range(of: row) { makeCore(variable: table.entries[entry].variable) }
  }

  /// Makes a variable core, and with it all that it is determined from.
  mutating func makeCore(variable: Int32) {
    if table.columns[variable].isCore { return }
    table.columns[variable].isCore = true
    coreVersion += 1
    coreQueue.append(variable)
    while let variable = coreQueue.popLast() { makeInputsCore(of: variable) }
  }

  /// Makes what determines a core variable core.
  private mutating func makeInputsCore(of variable: Int32) {
    let row = table.columns[variable].determiner
    if row < 0 { return }
    for entry in table.range(of: row) {
      let input = table.entries[entry].variable
      if table.columns[input].isCore { continue }
      table.columns[input].isCore = true
      coreVersion += 1
      coreQueue.append(input)
    }
  }

  /// Makes what determines the core variables of a peeling core.
  mutating func extendCore() {
    for index in peeling.variables.indices where table.columns[peeling.variables[index]].isCore {
      makeInputsCore(of: peeling.variables[index])
    }
    while let variable = coreQueue.popLast() { makeInputsCore(of: variable) }
  }

  /// Notes that the tail behind the walk at hand has to be computed, and what an exchange has settled in it.
  mutating func deferTail() {
    for index in walk.tails.indices { deferredTail.append(walk.tails[index]) }
    for index in peeling.variables.indices where !table.columns[peeling.variables[index]].isCore {
      deferredTail.append(peeling.variables[index])
    }
  }

  /// Computes what descents have put off.
  mutating func revalueTail() throws(SolverError) {
    if deferredTail.isEmpty { return }
    swap(&walk, &editWalk)
    defer { swap(&walk, &editWalk) }
    walk.begin()
    for index in deferredTail.indices { visit(deferredTail[index]) }
    deferredTail.removeAll()
    try revalueWalk()
  }
}
