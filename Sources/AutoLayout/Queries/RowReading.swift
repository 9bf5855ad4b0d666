import PlumbConstraintSolver

/// A row of a layout as the solver has it: `left  relation  0`.
public struct RowReading: Sendable {
  /// The left side less the right one.
  public var left: LayoutExpression
  public var relation: Relation
  public var priority: Priority
  /// What the left side comes to, in points: nothing where the row holds with equality.
  public var residual: Double
  /// By how much the row is violated, in points; what may be rounding is none.
  public var violation: Double
  /// Whether it is required and was not admitted.
  public var isBroken: Bool

  /// How much room an inequality that holds has to spare, in points; nil for equalities and what is violated.
  public var slack: Double? {
    if relation == .equal || violation > 0 { return nil }
    return residual.magnitude
  }
}

/// A row that a number comes from.
public struct RowInfluence: Hashable, Sendable {
  public var row: RowSource
  /// By how much the number grows for each point by which the row's right side does.
  public var sensitivity: Double

  public init(row: RowSource, sensitivity: Double) {
    self.row = row
    self.sensitivity = sensitivity
  }
}

/// A row that stands in the way of one which is violated.
public struct RowObstacle: Hashable, Sendable {
  public var row: RowSource
  public var claim: Obstacle.Claim
  /// Whether it is what keeps the violation from falling now.
  public var holds: Bool
}

/// The two sides of a written constraint, as numbers of one coordinate system in which x grows to the right.
public struct ConstraintSides: Sendable {
  /// In whose coordinates positions are; nil for those of a root.
  public var container: NodeID?
  public var first: LayoutExpression
  public var second: LayoutExpression?
  /// What both sides are counted back from where they run from right to left; nil where they do not.
  public var mirror: LayoutExpression?
}
