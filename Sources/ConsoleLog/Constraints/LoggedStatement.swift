import PlumbConstraintSolver
import PlumbLayoutDiagnostics

/// What a logged constraint demands: `first relation multiplier × second + constant`.
public struct LoggedStatement: Hashable, Sendable {
  /// An attribute of an item.
  public struct Term: Hashable, Sendable {
    public var item: LoggedItem
    public var attribute: LoggedAttribute

    public init(_ item: LoggedItem, _ attribute: LoggedAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  public var first: Term
  public var relation: Relation
  public var second: Term?
  public var multiplier: Double
  /// In points.
  public var constant: Double
  /// Where the constant comes from.
  public var space: ConsoleConstraint.Space
  /// Whether the log wrote it as a visual format. Its items are then in the order of reading, from leading or top.
  public var isVisual: Bool

  public init(
    _ first: Term, _ relation: Relation, _ second: Term? = nil, multiplier: Double = 1, constant: Double = 0,
    space: ConsoleConstraint.Space = .constant, isVisual: Bool = false
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.space = space
    self.isVisual = isVisual
  }
}
