import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConsoleLog
import PlumbConstraintSolver
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbTextMetrics

/// Which constraints of a document a log speaks of.
struct LogCounterparts {
  private let items: DocumentItems
  private let platform: Platform

  init(_ items: DocumentItems, on platform: Platform) {
    self.items = items
    self.platform = platform
  }

  /// The constraint with the identifier that a logged one has, or else the only one that says the same of views with such
  /// classes and texts; nil where there is none, or several.
  ///
  /// - Complexity: Linear in the document's constraints.
  func counterpart(of logged: LoggedConstraint) -> String? {
    let all = items.scenes.flatMap { $0.constraints }
    if let identifier = logged.identifier, !identifier.isEmpty {
      let same = all.filter { $0.id == identifier || ConstraintWordsText.identifier($0) == identifier }
      if same.count == 1 { return same[0].id }
    }
    guard let statement = logged.statement else { return nil }
    let same = all.filter { says($0, statement) }
    return same.count == 1 ? same[0].id : nil
  }

  /// Whether a constraint says what a logged one does, also with its items turned around.
  private func says(_ constraint: ResolvedConstraint, _ statement: LoggedStatement) -> Bool {
    let isSecond = (constraint.secondItem == nil) == (statement.second == nil)
    guard isSecond, constraint.multiplier == statement.multiplier else { return false }
    if constraint.relation == statement.relation, constraint.constant == statement.constant,
      matches(constraint.firstItem, constraint.firstAttribute, statement.first),
      statement.second.map({ matches(constraint.secondItem, constraint.secondAttribute, $0) }) ?? true
    {
      return true
    }
    guard let second = statement.second, constraint.multiplier == 1,
      constraint.constant == -statement.constant,
      constraint.relation == statement.relation.turned
    else { return false }
    return matches(constraint.firstItem, constraint.firstAttribute, second)
      && matches(constraint.secondItem, constraint.secondAttribute, statement.first)
  }

  private func matches(_ id: String?, _ attribute: Attribute?, _ term: LoggedStatement.Term) -> Bool {
    guard let id, let attribute, case .layout(let logged) = term.attribute, logged == attribute else {
      return false
    }
    let className = term.item.className.split(separator: ".").last.map { String($0) } ?? ""
    guard let view = items.view(id) else {
      // Guides are known by their kind alone.
      return className.hasSuffix("Guide")
    }
    let own = view.className(on: platform).split(separator: ".").last.map { String($0) } ?? ""
    let name = term.item.name ?? term.item.label ?? ""
    // A log that was printed by a layout library has a name in place of a class.
    if className.isEmpty { return !name.isEmpty && (view.displayName == name || view.id == name) }
    return own == className && (name.isEmpty || view.displayName == nil || view.displayName == name)
  }
}
