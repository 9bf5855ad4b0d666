extension Solver {
  /// A new variable, which is 0 until constraints say otherwise.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func makeVariable() -> Variable {
    becomeUnique()
    isEdited = true
    planVersion += 1
    if let index = vacantVariables.popLast() {
      values[index] = 0
      noises[index] = 0
      table.columns[index] = Column()
      unplanned.append(index)
      return Variable(index: index)
    }
    let index = Int32(values.count)
    values.append(0)
    noises.append(0)
    table.columns.append(Column())
    unplanned.append(index)
    return Variable(index: index)
  }

  /// Forgets a variable, whose index may be used again.
  ///
  /// - Throws: `variableInUse` while a constraint names it.
  /// - Complexity: O(1).
  public mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    try check(variable)
    if table.columns[variable.index].uses > 0 { throw .variableInUse(variable, by: user(of: variable.index)) }
    becomeUnique()
    isEdited = true
    table.columns[variable.index].isLive = false
    vacantVariables.append(variable.index)
  }

  /// One of the constraints that name a variable; nil where none does.
  ///
  /// - Complexity: O(1), but for what torn loops of constraints make of it.
  public func constraint(naming variable: Variable) -> ConstraintID? {
    table.columns[variable.index].uses > 0 ? user(of: variable.index) : nil
  }

  /// A constraint that names a variable.
  private func user(of variable: Int32) -> ConstraintID {
    var entry = table.columns[variable].first
    while table.rows[table.entries[entry].row].standing != .live { entry = table.entries[entry].next }
    return identifier(table.entries[entry].row)
  }

  /// The value that the last `solve` gave a variable; before it, 0.
  ///
  /// - Precondition: the variable is one of this solver's.
  @inlinable
  public func value(of variable: Variable) -> Double {
    precondition(Int(variable.index) < values.count, "the variable is another solver's")
    return values[variable.index]
  }

  /// The values of the last solve, by the variables' indices; places without a variable have any.
  ///
  /// - Complexity: O(variables): a copy. `withValues` makes none.
  public var solution: [Double] { Array(UnsafeBufferPointer(start: values.base, count: values.count)) }

  /// Calls a function with the values of the last solve, by the variables' indices; places without a variable
  /// have any.
  @inlinable
  public func withValues<Result>(_ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: values.base, count: values.count))
  }

  /// The variables whose values the last solve changed, each once, in no order that means anything.
  ///
  /// - Complexity: linear in their number.
  public var changedVariables: [Variable] {
    var variables: [Variable] = []
    for index in changes.indices where isChange(changes[index]) {
      variables.append(Variable(index: changes[index].variable))
    }
    return variables
  }

  /// Hands out one of `changedVariables`, which is then no longer among them; nil where there is none left.
  /// A solve that failed on the way has some, too. The same edits give the same order.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func popChangedVariable() -> Variable? {
    while let change = changes.popLast() {
      if isChange(change) { return Variable(index: change.variable) }
    }
    return nil
  }

  @inline(__always) private func isChange(_ change: Change) -> Bool {
    values[change.variable] != change.value && table.columns[change.variable].isLive
  }

  @inline(__always) func check(_ variable: Variable) throws(SolverError) {
    guard values.indices.contains(Int(variable.index)), table.columns[variable.index].isLive else {
      throw .unknownVariable(variable)
    }
  }
}
