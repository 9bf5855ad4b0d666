extension Solver {
  /// Takes departed variables out of the orphans that still name them, so that each is held by its anchor
  /// alone and its index can be used again.
  ///
  /// - Complexity: a solve with the basis for each variable that has no anchor yet.
  mutating func releaseDepartedVariables() {
    if departing.isEmpty { return }
    var isAnchored = [Bool](repeating: false, count: values.count)
    var naming = [[Int]](repeating: [], count: values.count)
    for (place, row) in basis.head.enumerated() {
      if row < 0 {
        isAnchored[Int(~row)] = true
      } else if table.rows[Int(row)].standing == .orphan {
        for entry in table.entries(of: row) { naming[Int(table.variables[entry])].append(place) }
      }
    }
    for variable in departing {
      basis.anchorValues[Int(variable)] = values[Int(variable)]
      let orphans = naming[Int(variable)].filter { basis.head[$0] >= 0 }
      if !orphans.isEmpty {
        if !basis.isFactored || basis.etas.isLong { factorBasis() }
        let anchorPlace =
          isAnchored[Int(variable)]
          ? basis.head.firstIndex(of: ~variable)! : anchor(variable, insteadOfOneOf: orphans)
        for place in orphans where place != anchorPlace {
          eliminate(variable, anchoredAt: anchorPlace, fromOrphanAt: place)
        }
      }
      vacantVariables.append(variable)
    }
    departing.removeAll()
  }

  /// Gives a variable's anchor the place of one of these orphans, and returns that place.
  ///
  /// The place is the one with the largest multiplier in xᵥ = μᵀBx. Only orphans name the variable, so one
  /// of them has a multiplier that is not zero, and the rows stay independent.
  private mutating func anchor(_ variable: Int32, insteadOfOneOf places: [Int]) -> Int {
    var unit = [Double](repeating: 0, count: values.count)
    var multipliers = unit
    unit[Int(variable)] = 1
    basis.solveTransposed(&unit, into: &multipliers)
    var best = places[0]
    for place in places where multipliers[place].magnitude > multipliers[best].magnitude { best = place }
    let orphan = basis.head[best]
    basis.replace(best, by: ~variable, multipliers: multipliers)
    deactivate(orphan)
    return best
  }

  /// Takes a multiple of a variable's anchor from an orphan. That too is an exchange of the orphan's row.
  private mutating func eliminate(_ variable: Int32, anchoredAt anchorPlace: Int, fromOrphanAt place: Int) {
    let value = values[Int(variable)]
    let coefficient = table.eliminate(variable, at: value, from: basis.head[place])
    basis.etas.append(place: place, pivot: 1, other: anchorPlace, value: -coefficient)
  }
}
