import PlumbConstraintSolver
import PlumbLayoutDiagnostics

/// What a logged constraint demands: `first relation multiplier × second + constant`.
package struct LoggedStatement: Hashable, Sendable {
  /// An attribute of an item.
  package struct Term: Hashable, Sendable {
    @Boxed package var item: LoggedItem
    package var attribute: LoggedAttribute

    package init(_ item: LoggedItem, _ attribute: LoggedAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  package var first: Term
  package var relation: Relation
  package var second: Term?
  package var multiplier: Double
  /// In points.
  package var constant: Double
  /// Where the constant comes from.
  package var space: ConsoleConstraint.Space
  /// Whether the log wrote it as a visual format. Its items are then in the order of reading, from leading or top.
  package var isVisual: Bool

  package init(
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
