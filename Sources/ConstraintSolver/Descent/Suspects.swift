/// Which edges have to be looked at.
///
/// The slope along an edge is made of the slopes of the rows that it touches. If none of those has changed
/// since the edge was last found not to descend, it does not now. So the only suspects are constraints and
/// free variables from which the variables of changed rows are determined.
extension Solver {
  /// Adds to the suspects all from which disturbed variables are determined.
  mutating func collectSuspects() {
    if disturbed.isEmpty { return }
    back.begin()
    for index in disturbed.indices {
      if table.columns[disturbed[index]].isLive { visitBack(disturbed[index]) }
    }
    disturbed.removeAll()
    for index in back.order.indices {
      let variable = back.order[index]
      let row = table.columns[variable].determiner
      if row < 0 {
        suspect(~variable)
      } else if table.rows[row].standing == .live {
        suspect(row)
      } else {
        var share = table.rows[row].firstShare
        while share >= 0 {
          suspect(derivations.shares[share].row)
          share = derivations.shares[share].nextOfDerived
        }
      }
    }
  }

  /// Suspects every active row and free variable.
  mutating func suspectAll() {
    disturbed.removeAll()
    pricing.promising.removeAll()
    for index in values.indices where table.columns[index].isLive && table.columns[index].determiner < 0 {
      suspect(~Int32(index))
    }
    for row in table.rows.indices where table.isActive(Int32(row)) && table.rows[row].standing == .live {
      suspect(Int32(row))
    }
  }

  /// A required equality never lets go: what would have to break it cannot hold.
  @inline(__always) mutating func suspect(_ source: Int32) {
    if source < 0 {
      if table.columns[~source].isSuspect { return }
      table.columns[~source].isSuspect = true
    } else {
      let row = table.rows[source]
      if row.isSuspect || (row.level == Level.required && row.relation == .equal) { return }
      table.rows[source].isSuspect = true
    }
    pricing.suspects.append(source)
  }

  @inline(__always) func isSuspect(_ source: Int32) -> Bool {
    source < 0 ? table.columns[~source].isSuspect : table.rows[source].isSuspect
  }

  @inline(__always) func acquit(_ source: Int32) {
    if source < 0 { table.columns[~source].isSuspect = false } else { table.rows[source].isSuspect = false }
  }

  mutating func acquitAll() {
    for index in pricing.suspects.indices { acquit(pricing.suspects[index]) }
    pricing.suspects.removeAll()
  }

  /// Whether a suspect is an active constraint or free variable still.
  @inline(__always) func isSource(_ source: Int32) -> Bool {
    if source < 0 { return table.columns[~source].isLive && table.columns[~source].determiner < 0 }
    return table.isActive(source) && table.rows[source].standing == .live
      && !(table.rows[source].level == Level.required && table.rows[source].relation == .equal)
  }
}
