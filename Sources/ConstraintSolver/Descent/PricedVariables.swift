/// What need not be priced again.
extension Solver {
  /// Has the next walks leave out the variables of the last one on whose sources no edge is open any more, nor on those of
  /// what they are determined from. A long chain would be walked whole for each of its rows.
  mutating func notePriced() {
    for index in back.order.indices {
      let variable = back.order[index]
      if !isPriced(variable) { continue }
      table.columns[variable].isPriced = true
      back.priced.append(variable)
    }
  }

  private mutating func isPriced(_ variable: Int32) -> Bool {
    let row = table.columns[variable].determiner
    if row < 0 { return isOut(~variable) }
    for entry in table.range(of: row) {
      let other = table.entries[entry].variable
      if other != variable && !table.columns[other].isPriced { return false }
    }
    if table.rows[row].standing == .live { return isOut(row) }
    var share = table.rows[row].firstShare
    while share >= 0 {
      if !isOut(derivations.shares[share].row) { return false }
      share = derivations.shares[share].nextOfDerived
    }
    return true
  }

  /// Whether neither edge of a source is open.
  private mutating func isOut(_ source: Int32) -> Bool {
    let place = Int(place(of: source))
    return place < 0 || (pricing.candidates[place].isOut && pricing.candidates[place + 1].isOut)
  }

  /// Has walks visit all variables again. What was passed on to those that they left out is of no use.
  mutating func forgetPriced() {
    for index in back.priced.indices {
      table.columns[back.priced[index]].isPriced = false
      back.gradient[back.priced[index]] = WalkSum()
    }
    back.priced.removeAll()
  }
}
