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
  /// - Complexity: O(1); the next solve pays O(z) if the variable was determined by constraints since
  ///   removed.
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
}
