import PlumbConstraintSolver

extension LiveSystem {
  /// The places of the rows that were refused, ascending.
  var refusedRows: [Int] { rows.indices.filter { solver.isRefused(rows[$0].constraint) } }

  /// For each priority, descending, the sum of the errors of its rows, but for those that were refused.
  var costs: [(priority: Priority, cost: Double)] {
    var sums: [Priority: Double] = [:]
    for row in rows where row.priority.value > 0 && !solver.isRefused(row.constraint) {
      sums[row.priority, default: 0] += solver.violation(of: row.constraint)
    }
    return sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }

  /// The slots of the variables that have one value in all solutions that are equally good, or another value.
  func slots(determined: Bool) throws -> [Int] {
    let undetermined = Set(try solver.undeterminedVariables())
    return variables.indices.filter { slot in
      variables[slot].map { undetermined.contains($0) != determined } ?? false
    }
  }

  /// The first thing in which two solved systems with the same rows disagree; nil where they agree.
  ///
  /// Compared are the refused rows, the cost of each priority, which variables are determined, and their
  /// values.
  ///
  /// - Parameters:
  ///   - tolerance: What two costs or values may differ by, as a share of their magnitude or of 1.
  ///   - units: By slot, how many times the other's value this one's should be, where it is not once.
  ///   - factors: The same for the costs.
  func difference(
    from other: LiveSystem, tolerance: Double, units: [Double] = [], factors: [Priority: Double] = [:]
  ) throws -> String? {
    if refusedRows != other.refusedRows { return "refused are \(refusedRows), not \(other.refusedRows)" }
    for (mine, theirs) in zip(costs, other.costs) {
      if mine.priority == .required && (mine.cost > 0 || theirs.cost > 0) {
        return "required rows that were admitted are broken by \(mine.cost) and \(theirs.cost)"
      }
      let cost = mine.cost / factors[mine.priority, default: 1]
      if !Self.isNear(cost, theirs.cost, tolerance) {
        return "priority \(mine.priority.value) costs \(cost), not \(theirs.cost)"
      }
    }
    let determined = try slots(determined: true)
    let counterpart = try other.slots(determined: true)
    if determined != counterpart {
      let doubtful = Set(determined).symmetricDifference(counterpart).sorted()
      return "only one finds the variables of \(doubtful) determined"
    }
    for slot in determined {
      let (mine, theirs) = (value(slot)! / (units.isEmpty ? 1 : units[slot]), other.value(slot)!)
      if !Self.isNear(mine, theirs, tolerance) { return "variable of \(slot) is \(mine), not \(theirs)" }
    }
    return nil
  }

  private static func isNear(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool {
    a == b || abs(a - b) <= tolerance * max(1, abs(b))
  }
}
