import AutoLayout
import ConstraintSolver
import InterfaceBuilder
import TextOutput

extension DocumentIndex {
  /// A constraint as a formula, with what people call its items: `“Title”.top = root.top + 20`.
  func formula(_ constraint: ResolvedConstraint) -> String {
    var text = anchor(constraint.firstItem, constraint.firstAttribute)
    switch constraint.relation {
    case .lessThanOrEqual: text += " ≤ "
    case .equal: text += " = "
    case .greaterThanOrEqual: text += " ≥ "
    }
    let constant = constraint.constant
    guard let item = constraint.secondItem, let attribute = constraint.secondAttribute else {
      return text + JSONText.number(constant)
    }
    if constraint.multiplier != 1 { text += JSONText.number(constraint.multiplier) + " × " }
    text += anchor(item, attribute)
    return constant == 0 ? text : text + (constant < 0 ? " − " : " + ") + JSONText.number(abs(constant))
  }

  private func anchor(_ item: String, _ attribute: AutoLayout.Attribute) -> String {
    guard let element = elements[item] else { return "\(item).\(attribute)" }
    // A guide is called by its kind, such as `safeArea`.
    let isGuide = element.isNamed("viewLayoutGuide") || element.isNamed("viewControllerLayoutGuide")
    let name = (isGuide ? element["key"] ?? element["type"] : nil) ?? name(of: element)
    return "\(name).\(attribute)"
  }
}
