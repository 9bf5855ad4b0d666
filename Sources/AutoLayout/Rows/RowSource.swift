/// Where a row of a solver comes from.
public enum RowSource: Hashable, Sendable {
  /// A constraint that somebody wrote.
  case constraint(LayoutConstraintID)
  /// A row that a node gives rise to: what made it, and which of that generator's rows on the node it is.
  case generated(NodeID, Generator, RowPart)
}
