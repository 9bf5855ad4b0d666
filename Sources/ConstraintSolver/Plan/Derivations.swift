/// A multiple of a constraint in a derived row.
struct Share: Sendable {
  var multiplier: Double
  var row: Int32
  var derived: Int32
  /// Neighbours among the shares of the row.
  var next: Int32
  var previous: Int32
  /// The next share of the derived row.
  var nextOfDerived: Int32
}

/// Where derived rows come from: each is a sum of multiples of active constraints.
///
/// Rows that determine their variables in a loop, each needing another's, cannot be put in an order. One of
/// them, called the base, is replaced by a sum of itself and multiples of the others in which all variables
/// of the loop have cancelled but one: the *derived* row determines that one, and the others follow as they
/// did.
struct Derivations: Sendable {
  var shares: Store<Share>
  private var vacancies: Store<Int32>
  /// Constraints that derived rows made since the last look stand for.
  var unproved: Store<Int32>
  /// Derived rows of edited constraints, whose own constants are still the old ones.
  var outdated: Store<Int32>

  init(in memory: Memory) {
    shares = Store(in: memory)
    vacancies = Store(in: memory)
    unproved = Store(in: memory)
    outdated = Store(in: memory)
  }

  mutating func move(to memory: Memory) {
    shares = shares.copy(in: memory)
    vacancies = vacancies.copy(in: memory)
    unproved = unproved.copy(in: memory)
    outdated = outdated.copy(in: memory)
  }

  mutating func add(_ multiplier: Double, of row: Int32, to derived: Int32, _ rows: Store<Row>) {
    let share = Share(
      multiplier: multiplier, row: row, derived: derived, next: rows[row].firstShare, previous: -1,
      nextOfDerived: rows[derived].firstShare)
    let index: Int32
    if let vacancy = vacancies.popLast() {
      index = vacancy
      shares[index] = share
    } else {
      index = Int32(shares.count)
      shares.append(share)
    }
    if share.next >= 0 { shares[share.next].previous = index }
    rows[row].firstShare = index
    rows[derived].firstShare = index
  }

  mutating func removeAll(of derived: Int32, _ rows: Store<Row>) {
    var index = rows[derived].firstShare
    while index >= 0 {
      let share = shares[index]
      if share.previous >= 0 {
        shares[share.previous].next = share.next
      } else {
        rows[share.row].firstShare = share.next
      }
      if share.next >= 0 { shares[share.next].previous = share.previous }
      vacancies.append(index)
      index = share.nextOfDerived
    }
    rows[derived].firstShare = -1
  }
}

extension Solver {
  /// A derived row without entries in place of an active constraint.
  mutating func makeDerivedRow(for base: Int32) -> Int32 {
    let derived = table.makeRow(Row(standing: .derived, counterpart: base))
    extendScratch()
    table.rows[base].counterpart = derived
    table.determined[base] = RowTable.represented
    derivations.unproved.append(base)
    return derived
  }

  mutating func removeDerivedRow(_ derived: Int32) {
    derivations.removeAll(of: derived, table.rows)
    let base = table.rows[derived].counterpart
    if table.rows[base].counterpart == derived { table.rows[base].counterpart = -1 }
    table.removeRow(derived)
  }

  /// Computes a derived row's constant from those of its constraints.
  mutating func updateConstant(of derived: Int32) {
    var sum = 0.0
    var index = table.rows[derived].firstShare
    while index >= 0 {
      let share = derivations.shares[index]
      sum += share.multiplier * table.rows[share.row].constant
      index = share.nextOfDerived
    }
    table.rows[derived].constant = sum
  }
}
