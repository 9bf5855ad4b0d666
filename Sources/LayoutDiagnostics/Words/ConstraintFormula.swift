import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings

/// A constraint written out, by what a person calls its items: `“Title”.leading = Safe Area.leading + 20`.
package struct ConstraintFormula: Sendable {
  /// The left side, such as `“Title”.leading`.
  package var first: String
  package var relation: Relation
  /// What the right side is a multiple of; nil where it is a number alone.
  package var second: String?
  package var multiplier: Double
  package var constant: Double
  package var priority: Priority

  package init(
    _ first: String, _ relation: Relation, _ second: String?, multiplier: Double, constant: Double,
    priority: Priority
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// An attribute of what has a name: `“Title”.leading`.
  package static func anchor(_ name: String, _ attribute: Attribute) -> String {
    name + "." + attribute.name.description
  }

  /// Without the priority.
  package var text: String {
    let left = first + " " + relation.symbol.description + " "
    guard let second else { return left + constant.points }
    return left + Self.multiple(multiplier, of: second) + Self.summand(constant)
  }

  /// With the priority, where that is not 1000.
  package var words: Message {
    "\(value: text)\(priority == .required ? "" : " at priority " + priority.value.points)"
  }

  static func multiple(_ multiplier: Double, of anchor: String) -> String {
    multiplier == 1 ? anchor : multiplier.points + " × " + anchor
  }

  static func summand(_ constant: Double) -> String {
    if constant == 0 { return "" }
    return (constant < 0 ? " − " : " + ") + constant.magnitude.points
  }
}
