import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbLayoutDiagnostics

extension LoggedConstraint {
  /// The same as data of the formats that Plumb prints; nil where the log lacks an address or has an
  /// attribute that these formats do not.
  package var console: ConsoleConstraint? {
    guard let statement, let address = Self.number(of: address), let first = Self.term(statement.first) else {
      return nil
    }
    let second = statement.second.map { Self.term($0) }
    if case .some(nil) = second { return nil }
    let superview = superview.map { Self.item($0) }
    if case .some(nil) = superview { return nil }
    return ConsoleConstraint(
      address, className: className, identifier: identifier, mask: mask, first, statement.relation,
      second ?? nil, multiplier: statement.multiplier, constant: statement.constant, space: statement.space,
      priority: priority ?? 1000, content: content, isActive: isActive ?? true, superview: superview ?? nil)
  }

  private static func number(of address: String?) -> UInt64? {
    address.flatMap { UInt64($0.dropFirst(2), radix: 16) }
  }

  private static func item(_ item: LoggedItem) -> ConsoleItem? {
    number(of: item.address).map { ConsoleItem(item.className, $0, label: item.label, name: item.name) }
  }

  private static func term(_ term: LoggedStatement.Term) -> ConsoleTerm? {
    guard let item = item(term.item) else { return nil }
    switch term.attribute {
    case .layout(let attribute): return ConsoleTerm(item, attribute)
    case .inSuperview(.left): return ConsoleTerm(item, .minX)
    case .inSuperview(.top): return ConsoleTerm(item, .minY)
    case .inSuperview(.centerX): return ConsoleTerm(item, .midX)
    case .inSuperview(.centerY): return ConsoleTerm(item, .midY)
    case .inSuperview, .hidden: return nil
    }
  }
}
