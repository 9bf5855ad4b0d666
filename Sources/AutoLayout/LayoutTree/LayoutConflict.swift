import PlumbConstraintSolver

/// Required rows that cannot hold together; without any one of them the rest can.
public struct LayoutConflict: Sendable {
  /// A row's part in the contradiction.
  public struct Share: Sendable {
    public var relation: Relation
    /// The right side of the row, with the insets and margins that its attributes bring, in points.
    public var constant: Double
    /// By how much the row counts; the rows' left sides, multiplied by this, add up to nothing, and the
    /// constants do not. That of the row that was not admitted is 1.
    public var multiplier: Double
  }

  /// In the order in which they were admitted.
  public var rows: [RowSource]
  /// The one that was not admitted.
  public var broken: RowSource
  /// Of each row; empty where the rows contradict each other in more than one way.
  public var shares: [Share]

  /// By how much the sum of the rows does not come out, in points; nil where the shares are not known.
  public var gap: Double? {
    shares.isEmpty ? nil : shares.reduce(0) { $0 + $1.constant * $1.multiplier }.magnitude
  }

  /// Adds to the right side of a row.
  public mutating func change(_ row: RowSource, by amount: Double) {
    guard let place = rows.firstIndex(of: row), shares.indices.contains(place) else { return }
    shares[place].constant += amount
  }

  /// The same conflict as if another of its rows were the one that was not admitted; itself where it has no such row, or
  /// the shares are not known.
  public func blaming(_ row: RowSource) -> LayoutConflict {
    guard let place = rows.firstIndex(of: row), shares.indices.contains(place), shares[place].multiplier != 0
    else { return self }
    var other = self
    other.broken = row
    for index in other.shares.indices { other.shares[index].multiplier /= shares[place].multiplier }
    return other
  }
}
