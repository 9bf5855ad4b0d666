import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbInterfaceBuilder

/// What a constraint says, however it is written.
struct ConstraintMeaning: Hashable {
  private let first: Anchor
  private let second: Anchor?
  private let relation: Relation
  private let multiplier: Double
  private let constant: Double
  private let priority: Double

  private struct Anchor: Hashable {
    let item: String
    let attribute: PlumbAutoLayout.Attribute

    /// An order in which one of the two ways to write a constraint is the first.
    static func < (left: Anchor, right: Anchor) -> Bool {
      left.item == right.item
        ? left.attribute.rawValue < right.attribute.rawValue : left.item < right.item
    }
  }

  init(_ constraint: ResolvedConstraint) {
    let first = Anchor(item: constraint.firstItem, attribute: constraint.firstAttribute)
    priority = constraint.priority.value
    guard let item = constraint.secondItem, let attribute = constraint.secondAttribute else {
      (self.first, second, relation) = (first, nil, constraint.relation)
      (multiplier, constant) = (1, constraint.constant)
      return
    }
    let second = Anchor(item: item, attribute: attribute)
    // Only a positive multiplier keeps the relation's direction.
    if second < first, constraint.multiplier > 0 {
      (self.first, self.second) = (second, first)
      relation =
        switch constraint.relation {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
      multiplier = 1 / constraint.multiplier
      constant = -constraint.constant / constraint.multiplier
    } else {
      (self.first, self.second, relation) = (first, second, constraint.relation)
      (multiplier, constant) = (constraint.multiplier, constraint.constant)
    }
  }
}
