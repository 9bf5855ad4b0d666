import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings

/// A constraint written out, by what a person calls its items: `“Title”.leading = Safe Area.leading + 20`.
public struct ConstraintFormula: Sendable {
  /// The left side, such as `“Title”.leading`.
  public var first: String
  public var relation: Relation
  /// What the right side is a multiple of; nil where it is a number alone.
  public var second: String?
  public var multiplier: Double
  public var constant: Double
  public var priority: Priority

  public init(
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
  public static func anchor(_ name: String, _ attribute: Attribute) -> String {
    name + "." + attribute.name.description
  }

  /// Without the priority.
  public var text: String {
    let left = first + " " + relation.symbol.description + " "
    guard let second else { return left + constant.points }
    return left + Self.multiple(multiplier, of: second) + Self.summand(constant)
  }

  /// With the priority, where that is not 1000.
  public var words: Message {
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
