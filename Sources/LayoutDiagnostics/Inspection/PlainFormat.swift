import PlumbConstraintSolver

/// The plain string form of constraints that the literature on debugging them uses: one equation, items in
/// angle brackets by nametag or class.
package struct PlainFormat: Sendable {
  /// The items by their addresses.
  private let names: [UInt64: String]

  package init(_ inspection: LayoutInspection) {
    var names: [UInt64: String] = [:]
    for item in inspection.objects.items.values where item.nametag != nil {
      names[item.console.address] = item.objectName
    }
    self.names = names
  }

  /// - Parameter names: What items are called, by their addresses; others by class and address.
  package init(names: [UInt64: String] = [:]) { self.names = names }

  /// `<UIView:0x1>.width == <UIView:0x2>.width * 0.5`.
  package func text(of constraint: ConsoleConstraint) -> String {
    let left = text(of: constraint.first) + " " + constraint.relation.text + " "
    guard let second = constraint.second else { return left + Self.decimal(constraint.constant) }
    let multiple = constraint.multiplier == 1 ? "" : " * " + Self.decimal(constraint.multiplier)
    guard constraint.constant != 0 else { return left + text(of: second) + multiple }
    let sign = constraint.constant < 0 ? " - " : " + "
    return left + text(of: second) + multiple + sign + Self.decimal(constraint.constant.magnitude)
  }

  private func text(of term: ConsoleTerm) -> String {
    let item = term.item
    let name = names[item.address] ?? item.className + ":" + ConsoleItem.hexadecimal(item.address)
    return "<" + name + ">." + term.attribute.text
  }

  /// With one digit behind the point where that is exact, else with as many as `%g` prints.
  static func decimal(_ value: Double) -> String {
    let text = value.printedText
    return text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) } ? text + ".0" : text
  }
}

extension Relation {
  /// As console texts write it.
  var text: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
