extension Solver {
  /// A new variable, which is 0 until constraints say otherwise.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func makeVariable() -> Variable {
    isEdited = true
    looseness += 1
    if let index = vacantVariables.popLast() {
      isVariable[Int(index)] = true
      values[Int(index)] = 0
      basis.anchorValues[Int(index)] = 0
      return Variable(index: index)
    }
    let index = Int32(values.count)
    values.append(0)
    isVariable.append(true)
    table.makeColumn()
    basis.head.append(~index)
    basis.anchorValues.append(0)
    basis.isFactored = false
    return Variable(index: index)
  }

  /// Forgets a variable, whose index may be used again.
  ///
  /// - Throws: `variableInUse` while a constraint names it.
  /// - Complexity: O(1); the next solve pays O(z) if the variable was determined by constraints since removed.
  public mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    try check(variable)
    if let row = table.columns[Int(variable.index)].first {
      throw .variableInUse(variable, by: identifier(row))
    }
    isEdited = true
    isVariable[Int(variable.index)] = false
    departing.append(variable.index)
  }

  /// The value that the last `solve` gave a variable; before it, 0.
  ///
  /// - Precondition: the variable is one of this solver's.
  @inlinable
  public func value(of variable: Variable) -> Double { values[Int(variable.index)] }

  func check(_ variable: Variable) throws(SolverError) {
    guard isVariable.indices.contains(Int(variable.index)), isVariable[Int(variable.index)] else {
      throw .unknownVariable(variable)
    }
  }

  /// Takes departed variables out of the orphans that still name them, so that each is held by its anchor alone and
  /// its index can be used again.
  mutating func releaseDepartedVariables() {
    if departing.isEmpty { return }
    var orphanPlaces = basis.head.indices.filter { place in
      basis.head[place] >= 0 && table.rows[Int(basis.head[place])].standing == .orphan
    }
    for variable in departing {
      basis.anchorValues[Int(variable)] = values[Int(variable)]
      let naming = orphanPlaces.filter { place in
        table.entries(of: basis.head[place]).contains { table.variables[$0] == variable }
      }
      if !naming.isEmpty {
        if !basis.head.contains(~variable) {
          let freed = anchor(variable, insteadOfOneOf: naming)
          orphanPlaces.removeAll { $0 == freed }
        }
        for place in naming where basis.head[place] != ~variable {
          table.eliminate(variable, at: values[Int(variable)], from: basis.head[place])
        }
        basis.isFactored = false
      }
      vacantVariables.append(variable)
    }
    departing.removeAll()
  }

  /// Gives a variable's anchor the place of one of these orphans, and returns that place.
  ///
  /// The place is the one with the largest multiplier in xᵥ = μᵀBx. Only orphans name the variable, so one of them
  /// has a multiplier that is not zero, and the rows stay independent.
  private mutating func anchor(_ variable: Int32, insteadOfOneOf places: [Int]) -> Int {
    if !basis.isFactored { factorBasis() }
    var unit = [Double](repeating: 0, count: values.count)
    var multipliers = unit
    unit[Int(variable)] = 1
    basis.solveTransposed(&unit, into: &multipliers)
    var best = places[0]
    for place in places where multipliers[place].magnitude > multipliers[best].magnitude { best = place }
    let orphan = basis.head[best]
    basis.head[best] = ~variable
    table.rows[Int(orphan)].position = -1
    table.free(orphan)
    basis.isFactored = false
    return best
  }
}
