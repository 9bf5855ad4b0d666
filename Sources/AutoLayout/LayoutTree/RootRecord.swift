import ConstraintSolver

/// Where a row of a solver comes from.
public enum RowSource: Hashable, Sendable {
  /// A constraint that somebody wrote.
  case constraint(LayoutConstraintID)
  /// A row that a node gives rise to: what made it, and which of that generator's rows on the node it is.
  case generated(NodeID, Generator, RowPart)
}

/// A tree of nodes with a solver of its own.
struct RootRecord: Sendable {
  /// Index of the topmost node, or -1 where the record is free.
  var node: Int32
  /// Counted over all roots that there have ever been.
  var order: Int32
  var solver = Solver()
  /// By the row's index in the solver.
  var sources: [RowSource?] = []
  var needsSolving = true

  init(node: Int32, order: Int32) {
    self.node = node
    self.order = order
  }

  mutating func record(_ source: RowSource, for row: ConstraintID) {
    let index = Int(row.index)
    while sources.count <= index { sources.append(nil) }
    sources[index] = source
  }
}

/// What a layout tree stores of a constraint.
struct ConstraintRecord: Sendable {
  var generation: Int32
  var isAlive = true
  var rank: Int32
  var constraint: LayoutConstraint
  /// Its row, and the root whose solver has it; none while the two items have no common ancestor.
  var row: ConstraintID?
  var root: Int32 = -1
  var isPending = true
}
