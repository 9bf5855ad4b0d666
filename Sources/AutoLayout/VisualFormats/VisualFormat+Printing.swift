import PlumbConstraintSolver
import PlumbGeometry

extension VisualFormat: CustomStringConvertible {
  /// The shortest way to write the same: no `H:`, no `==`, no parentheses that nothing needs.
  public var description: String {
    var text = orientation == .vertical ? "V:" : ""
    if startsAtSuperview { text += "|" }
    for (index, view) in views.enumerated() {
      if let connection = connection(before: index) { text += connection.space.description }
      text += "[" + view.name
      if !view.predicates.isEmpty { text += "(" + list(view.predicates) + ")" }
      text += "]"
    }
    if let connection = trailingConnection { text += connection.space.description + "|" }
    return text
  }
}

extension VisualFormat.Space: CustomStringConvertible {
  /// The space as it stands between two views.
  package var description: String {
    switch self {
    case .flush: ""
    case .standard: "-"
    case .predicates(let predicates):
      predicates.count == 1 && !predicates[0].hasSign
        ? "-" + predicates[0].description + "-" : "-(" + list(predicates) + ")-"
    }
  }
}

extension VisualFormat.Predicate: CustomStringConvertible {
  package var description: String {
    var text = (relation == .equal ? "" : relation.visualSymbol) + operand.text
    if let priority { text += "@" + priority.text }
    return text
  }

  /// Whether a number in it is written with a sign, which only stands in parentheses.
  fileprivate var hasSign: Bool { operand.hasSign || priority?.hasSign == true }
}

extension VisualFormat.Operand {
  fileprivate var hasSign: Bool {
    text.utf8.first == UInt8(ascii: "-") || text.utf8.first == UInt8(ascii: "+")
  }
}

extension Relation {
  /// How a format writes it.
  fileprivate var visualSymbol: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}

private func list(_ predicates: [VisualFormat.Predicate]) -> String {
  var text = ""
  for predicate in predicates { text += (text.isEmpty ? "" : ",") + predicate.description }
  return text
}
