import CoreGraphics
internal import PlumbConstraintSolver
internal import PlumbLayoutDiagnostics

extension NSLayoutConstraint {
  nonisolated var consoleDescription: String {
    MainActor.assumeIsolated { ConsoleFormat().text(of: consoleConstraint) }
  }

  var plainText: String {
    var names: [UInt64: String] = [:]
    for item in [first.item, second.item] {
      guard let view = item?.view, let nametag = view.rarelyUsed?.nametag else { continue }
      let console = view.consoleItem
      names[console.address] = nametag + ":" + ConsoleItem.hexadecimal(console.address)
    }
    return PlainFormat(names: names).text(of: consoleConstraint)
  }

  var consoleConstraint: ConsoleConstraint {
    ConsoleConstraint(
      ConsoleNames.address(self), className: ConsoleNames.className(self), identifier: identifier,
      first.consoleTerm ?? ConsoleTerm(ConsoleNames.nothing, .width), relation.engineRelation,
      second.consoleTerm, multiplier: multiplier, constant: constant,
      space: usesStandardSpace ? .standard : .constant, priority: Double(priority.rawValue),
      isActive: isActive, superview: consoleSuperview)
  }

  /// The item that is the other's superview, or its guide's owner.
  private var consoleSuperview: ConsoleItem? {
    guard let first = first.item, let second = second.item, first !== second else { return nil }
    func contains(_ outer: LayoutItem, _ inner: LayoutItem) -> Bool {
      guard let view = outer.view else { return false }
      return inner.guide.map { $0.owningView === view } ?? (inner.view?.superview === view)
    }
    if contains(first, second) { return first.consoleItem }
    return contains(second, first) ? second.consoleItem : nil
  }
}

extension ConstraintSide {
  var consoleTerm: ConsoleTerm? {
    guard let item, let attribute = attribute.engineAttribute else { return nil }
    return ConsoleTerm(item.consoleItem, attribute)
  }

  /// The side as exceptions name it.
  func consoleAnchor(_ address: UInt64) -> ConsoleAnchor {
    ConsoleAnchor(address, consoleTerm ?? ConsoleTerm(ConsoleNames.nothing, .width))
  }
}

extension NSLayoutConstraint.Attribute {
  var consoleName: String { engineAttribute?.name.description ?? "" }
}

extension NSLayoutAnchor {
  var consoleDescription: String { side.consoleAnchor(ConsoleNames.address(self)).text }
}
