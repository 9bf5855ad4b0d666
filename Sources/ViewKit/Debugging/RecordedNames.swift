import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbConstraintSolver
internal import PlumbFindings
internal import PlumbLayoutDiagnostics

/// What a recording calls views, guides and constraints: the same from run to run, so without addresses.
@MainActor
struct RecordedNames {
  /// Kept, so that no other item is ever taken for one that went away.
  private var items: [ObjectIdentifier: (item: LayoutItem, name: String)] = [:]
  private var counts: [String: Int] = [:]
  private var classes: [ObjectIdentifier: String] = [:]

  /// The class's own name, without its module.
  mutating func className(_ object: AnyObject) -> String {
    let key = ObjectIdentifier(type(of: object))
    if let name = classes[key] { return name }
    let name = String(describing: type(of: object))
    classes[key] = name
    return name
  }

  /// By nametag, identifier, text or class; with a number from the second of that name on.
  mutating func name(of item: LayoutItem) -> String {
    let key = ObjectIdentifier(item)
    if let known = items[key] { return known.name }
    let plain = plainName(of: item)
    counts[plain, default: 0] += 1
    let count = counts[plain] ?? 1
    let name = count == 1 ? plain : plain + " " + String(count)
    items[key] = (item, name)
    return name
  }

  private mutating func plainName(of item: LayoutItem) -> String {
    guard let object = item.object else { return "a view that is gone" }
    var console = item.consoleItem
    console.className = className(object)
    return console.plainName(nametag: item.view?.rarelyUsed?.nametag, isView: item.view != nil)
  }

  /// The constraint as a formula, with its priority where that is not required.
  mutating func words(_ constraint: NSLayoutConstraint) -> String {
    let first = words(constraint.first)
    let second = constraint.second.isNothing ? nil : words(constraint.second)
    let formula = ConstraintFormula(
      first, constraint.relation.engineRelation, second, multiplier: constraint.multiplier,
      constant: constraint.storedConstant, priority: constraint.enginePriority)
    return formula.words.text
  }

  private mutating func words(_ side: ConstraintSide) -> String {
    let end = words(side.item, side.attribute)
    guard side.isDistance else { return end }
    return "(" + words(side.start, side.startAttribute) + " to " + end + ")"
  }

  private mutating func words(_ item: LayoutItem?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    guard let item, let attribute = attribute.engineAttribute else { return "nothing" }
    return ConstraintFormula.anchor(name(of: item), attribute)
  }
}
