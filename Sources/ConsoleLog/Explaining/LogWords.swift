import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings
import PlumbLayoutDiagnostics

/// Says in words what the constraints of a log demand.
struct LogWords {
  private let names: LogNames

  init(_ names: LogNames) { self.names = names }

  /// `“Title”.leading = View …7590.leading + 6`.
  func formula(_ constraint: LoggedConstraint) -> String {
    guard let statement = constraint.statement else { return constraint.text }
    let left = term(statement.first) + " " + statement.relation.symbol.description + " "
    guard let second = statement.second else { return left + statement.constant.points }
    let multiple =
      statement.multiplier == 1 ? term(second) : statement.multiplier.points + " × " + term(second)
    guard statement.constant != 0 else { return left + multiple }
    return left + multiple + (statement.constant < 0 ? " − " : " + ") + statement.constant.magnitude.points
  }

  private func term(_ term: LoggedStatement.Term) -> String {
    let name = names[term.item.key]
    switch term.attribute {
    case .layout(let attribute): return name + "." + attribute.name.description
    case .inSuperview(let attribute): return name + "." + attribute.name.description
    case .hidden(let attribute, _): return name + "." + attribute
    }
  }
}
