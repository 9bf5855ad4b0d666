/// What `checkInvariants` found wrong.
public struct InvariantViolation: Error, Sendable {
  public let message: StaticString
  /// The row, variable or place in the basis that it is about.
  public let index: Int
}

extension Solver {
  /// Checks that the parts of the solver agree with each other. For tests.
  ///
  /// - Complexity: O(z·(terms + constraints on a variable)).
  public func checkInvariants() throws(InvariantViolation) {
    try checkTable()
    try checkBasis()
    if !isEdited { try checkSolution() }
  }

  private func expect(_ condition: Bool, _ message: StaticString, _ index: Int) throws(InvariantViolation) {
    if !condition { throw InvariantViolation(message: message, index: index) }
  }

  private func checkTable() throws(InvariantViolation) {
    let n = values.count
    try expect(isVariable.count == n && table.columns.count == n, "variables are counted differently", n)
    for (index, row) in table.rows.enumerated() where row.standing != .vacant {
      let entries = table.entries(of: Int32(index))
      try expect(entries.upperBound <= table.variables.count, "entries beyond the pool", index)
      if row.standing != .live { continue }
      for entry in entries {
        let variable = Int(table.variables[entry])
        try expect(isVariable[variable], "a live row names a variable that is gone", index)
        let uses = table.columns[variable].filter { $0 == Int32(index) }.count
        try expect(uses == 1, "a row is not once in the column of its variable", index)
        try expect(table.coefficients[entry].magnitude < 2, "a row is not scaled", index)
      }
    }
    for (variable, column) in table.columns.enumerated() {
      for row in column {
        let entries = table.entries(of: row)
        try expect(table.rows[Int(row)].standing == .live, "a column names a dead row", variable)
        try expect(
          entries.contains { table.variables[$0] == Int32(variable) }, "a column names a stranger", variable)
      }
    }
  }

  private func checkBasis() throws(InvariantViolation) {
    try expect(basis.count == values.count, "the basis has the wrong size", basis.count)
    var isAnchored = [Bool](repeating: false, count: values.count)
    for (place, row) in basis.head.enumerated() {
      if row < 0 {
        try expect(!isAnchored[Int(~row)], "two anchors hold one variable", place)
        isAnchored[Int(~row)] = true
      } else {
        try expect(table.rows[Int(row)].standing != .vacant, "a vacant row is active", place)
        try expect(table.rows[Int(row)].position == Int32(place), "a row is not where it is active", place)
      }
    }
    for (index, row) in table.rows.enumerated() where row.isActive {
      try expect(basis.head[Int(row.position)] == Int32(index), "a row is active nowhere", index)
    }
    for (index, row) in table.rows.enumerated() where row.standing == .orphan {
      try expect(row.isActive, "an orphan outlived its place in the basis", index)
    }
  }

  private func checkSolution() throws(InvariantViolation) {
    var isListed = [Bool](repeating: false, count: table.rows.count)
    for refusal in refusals { isListed[Int(refusal.row)] = true }
    for (index, row) in table.rows.enumerated() where row.standing == .live {
      try expect(row.isRefused == isListed[index], "a refusal is recorded once only", index)
      var error = -row.constant
      for entry in table.entries(of: Int32(index)) {
        error += table.coefficients[entry] * values[Int(table.variables[entry])]
      }
      try expect(!row.isActive || error.magnitude <= 10 * row.tolerance, "an active row does not hold", index)
      let isBound = row.home == Level.required && !row.isRefused
      try expect(!isBound || row.allows(error / 10), "an admitted row does not hold", index)
    }
  }
}
