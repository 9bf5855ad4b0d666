import PlumbConstraintSolver

/// A tree of nodes with a solver of its own.
struct RootRecord: Sendable {
  /// Index of the topmost node, or -1 where the record is free.
  var node: Int32
  /// Counted over all roots that there have ever been.
  var order: Int32
  var solver = Solver()
  /// By the row's index in the solver.
  var sources: [RowSource?] = []
  /// The index of the node that has a variable, by the variable's index in the solver; places without a
  /// variable have any.
  var owners: [Int32] = []
  /// The required rows that were not admitted when that was last compared.
  var refused: [ConstraintID] = []

  init(node: Int32, order: Int32) {
    self.node = node
    self.order = order
  }

  mutating func record(_ source: RowSource, for row: ConstraintID) {
    let index = Int(row.index)
    while sources.count <= index { sources.append(nil) }
    sources[index] = source
  }

  /// A variable for a number of a node's frame.
  mutating func makeVariable(of node: Int32) -> Variable {
    let variable = solver.makeVariable()
    let index = Int(variable.index)
    if index == owners.count { owners.append(node) } else { owners[index] = node }
    return variable
  }

  /// Solves if there are edits.
  ///
  /// - Returns: Whether there were.
  mutating func solve() throws(SolverError) -> Bool {
    if !solver.needsSolving { return false }
    try solver.solve()
    return true
  }

  // Mutating, as the solver of an element of an array would otherwise be copied to be asked.
  mutating func row(naming variable: Variable) -> ConstraintID? { solver.constraint(naming: variable) }

  /// Compares the rows that are refused with those of the last time.
  mutating func refusesOthers() -> Bool {
    if refused.isEmpty && solver.refusedCount == 0 { return false }
    let refused = solver.refused
    defer { self.refused = refused }
    return refused != self.refused
  }

  /// Where a row of the solver comes from.
  func source(of row: ConstraintID) -> RowSource {
    guard let source = sources[Int(row.index)] else {
      preconditionFailure("the solver has a row without source")
    }
    return source
  }
}
