/// Exchanges of a row in the plan.
///
/// An active row leaves, another takes its place. Only the variables between the two have to be settled anew:
/// those that depend on what the leaving row determines and that the entering row depends on. They are peeled
/// by themselves. Nothing outside can depend on them and be needed by them at once, for then it would be
/// between the two as well; so the plan remains one.
extension Solver {
  /// Puts a row into the plan in place of another one or of a free variable's freedom.
  ///
  /// - Parameters:
  ///   - source: the active constraint that leaves, or `~variable` for a free variable.
  ///   - entering: an inactive row; nil to leave a variable free.
  /// - Precondition: the walk from the source is at hand.
  /// - Returns: false if the rows turn out to depend on each other by rounding. The plan is then out of order
  ///   until it is peeled as a whole. `peeling.order` has the variables settled anew; `endPeeling` must
  ///   follow.
  mutating func exchange(_ source: Int32, for entering: Int32?) -> Bool {
    planVersion += 1
    work.pivots += 1
    if exchangeDirectly(source, for: entering) { return true }
    peeling.begin()
    collectRowsBetween(source, entering)
    if source >= 0 { table.determined[source] = RowTable.inactive }
    peeling.binding = peeling.rows.count
    let isDone = peel()
    return isDone
  }

  /// The commonest exchange: both rows determine the same variable, and no other one that depends on it.
  private mutating func exchangeDirectly(_ source: Int32, for entering: Int32?) -> Bool {
    var variable = ~source
    if source >= 0 {
      variable = table.determined[source]
      if variable < 0 || table.rows[source].firstShare >= 0 { return false }
    }
    guard let entering else {
      peeling.begin()
      peeling.order.removeAll()
      table.determined[source] = RowTable.inactive
      table.columns[variable].determiner = -1
      return true
    }
    var pivot = -1
    for entry in table.range(of: entering) {
      let other = table.entries[entry].variable
      if other == variable { pivot = entry } else if table.columns[other].mark == walk.stamp { return false }
    }
    if pivot < 0 { return false }
    peeling.begin()
    peeling.variables.append(variable)
    peeling.order.removeAll()
    peeling.order.append(variable)
    table.columns[variable].sequence = 1
    if source >= 0 { table.determined[source] = RowTable.inactive }
    determine(variable, by: entering, pivot)
    return true
  }

  /// Collects the rows and variables to be peeled anew, and gives the derived rows that need the source back
  /// their bases.
  private mutating func collectRowsBetween(_ source: Int32, _ entering: Int32?) {
    if let entering { peeling.rows.append(entering) }
    peeling.loops.removeAll()
    if source < 0 {
      open(~source)
    } else {
      if table.determined[source] >= 0 { open(table.determined[source]) }
      collectLoops(sharing: source)
      dissolveLoops(source)
    }
    var next = 0
    while next < peeling.rows.count {
      let row = peeling.rows[next]
      next += 1
      for entry in table.range(of: row) {
        let variable = table.entries[entry].variable
        if table.columns[variable].mark != walk.stamp || table.columns[variable].isOpen { continue }
        let determiner = table.columns[variable].determiner
        if determiner < 0 || determiner == source {
          open(variable)
        } else if table.rows[determiner].standing == .derived {
          collectLoop(determiner)
          dissolveLoops(source)
          // More depends on what is open now.
          next = 0
        } else {
          open(variable)
          peeling.rows.append(determiner)
        }
      }
    }
  }

  /// Gives the derived rows collected back to the constraints that they stand for.
  ///
  /// Several derived rows may have shares in the same represented constraints. Only all of them together
  /// stand for these (one by one, a constraint's share may have cancelled in the row that counts as its own).
  private mutating func dissolveLoops(_ source: Int32) {
    if peeling.loops.isEmpty { return }
    let skipsTail = walk.skipsTail
    walk.skipsTail = false
    defer { walk.skipsTail = skipsTail }
    visitTail()
    var next = 0
    while next < peeling.loops.count {
      let derived = peeling.loops[next]
      next += 1
      var share = table.rows[derived].firstShare
      while share >= 0 {
        let row = derivations.shares[share].row
        if table.determined[row] == RowTable.represented { collectLoops(sharing: row) }
        share = derivations.shares[share].nextOfDerived
      }
    }
    for index in peeling.loops.indices {
      let variable = table.determined[peeling.loops[index]]
      open(variable)
      visit(variable)
    }
    for index in peeling.loops.indices {
      let base = table.rows[peeling.loops[index]].counterpart
      removeDerivedRow(peeling.loops[index])
      table.determined[base] = RowTable.inactive
      if base != source { peeling.rows.append(base) }
    }
    peeling.loops.removeAll()
  }

  /// Goes on from where the walk turned back: a loop may lie in the tail.
  private mutating func visitTail() {
    let first = walk.visitedTails
    walk.visitedTails = walk.tails.count
    for index in first..<walk.tails.count { table.columns[walk.tails[index]].mark = 0 }
    for index in first..<walk.tails.count { visit(walk.tails[index]) }
  }

  private mutating func collectLoops(sharing row: Int32) {
    if table.determined[row] == RowTable.represented { collectLoop(table.rows[row].counterpart) }
    var share = table.rows[row].firstShare
    while share >= 0 {
      collectLoop(derivations.shares[share].derived)
      share = derivations.shares[share].next
    }
  }

  private mutating func collectLoop(_ derived: Int32) {
    if table.rows[derived].isSuspect { return }
    table.rows[derived].isSuspect = true
    peeling.loops.append(derived)
  }

  private mutating func open(_ variable: Int32) {
    if table.columns[variable].isOpen { return }
    table.columns[variable].isOpen = true
    peeling.variables.append(variable)
  }

  /// Walks along the plan from what an active constraint, or a free variable, determines.
  mutating func walkFrom(_ source: Int32) {
    walk.begin()
    goOn(from: source)
  }

  /// Adds to the walk what depends on what an active constraint, or a free variable, determines.
  mutating func goOn(from source: Int32) {
    if source < 0 {
      visit(~source)
      return
    }
    if table.determined[source] >= 0 { visit(table.determined[source]) }
    var share = table.rows[source].firstShare
    while share >= 0 {
      visit(table.determined[derivations.shares[share].derived])
      share = derivations.shares[share].next
    }
  }

  /// Takes an active row out of the plan; the variable left over is free and keeps its value.
  mutating func release(_ row: Int32) {
    if table.rows[row].firstShare >= 0 { walkFrom(row) }
    if exchange(row, for: nil) {
      endPeeling()
      return
    }
    endPeeling()
    table.determined[row] = RowTable.inactive
    peelWhole()
    valuesAreStale = true
  }

  /// Peels the whole plan anew from the constraints that are active. What depends on others becomes inactive.
  /// `refresh` must follow before the plan is relied on.
  mutating func peelWhole() {
    planVersion += 1
    peeling.begin()
    for index in table.rows.indices where table.rows[index].standing == .derived {
      let base = table.rows[index].counterpart
      removeDerivedRow(Int32(index))
      table.determined[base] = 0
    }
    for index in table.rows.indices where table.rows[index].standing == .live && table.determined[index] >= 0
    {
      table.determined[index] = RowTable.inactive
      peeling.rows.append(Int32(index))
    }
    for index in values.indices where table.columns[index].isLive { peeling.variables.append(Int32(index)) }
    peeling.binding = peeling.rows.count
    _ = peel()
    endPeeling()
  }
}
