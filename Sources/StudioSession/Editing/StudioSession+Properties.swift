import PlumbAnswers
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbDocumentEditing
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutOperations
import PlumbMarkup

extension StudioSession {
  /// Sets a property: `id` says of what, `property` which, `value` to what.
  mutating func set(_ message: StudioMessage) throws(StudioError) {
    guard let id = message.text("id"), let property = message.text("property") else {
      throw .malformed("To set a property takes “id” and “property”.")
    }
    if property == "delete" { return try delete([id]) }
    if let constraint = items.constraint(id) {
      let edits = try self.edits(of: constraint, property, message)
      let views = [constraint.firstItem, constraint.secondItem].compactMap { $0 }.compactMap {
        viewID(ofItem: $0)
      }
      try perform("Change \(items.words(constraint))", .change(edits), on: views, frames: framesAfter)
    } else if let view = items.view(id), ["x", "y", "width", "height"].contains(property) {
      try setFrame(of: view, property, message)
    } else if let view = items.view(id) {
      let edits = try self.edits(of: view, property, message)
      try perform("Change \(items.name(id))", .change(edits), on: [id], frames: framesAfter)
    } else {
      throw .refused("Nothing here has the id “\(id)”.")
    }
  }

  static let noNumber = "That is no number of at most a million."

  /// Whose frames follow an edit.
  var framesAfter: FramesAfter { settings.isLive ? .moved : .none }

  /// The view that an item is, or whose guide it is.
  func viewID(ofItem id: String) -> String? {
    switch items[id] {
    case .view: id
    case .guide(let scene, let guide):
      items.scenes[scene].views[items.scenes[scene].guides[guide].owner].id
    default: nil
    }
  }

  private func edits(
    of constraint: ResolvedConstraint, _ property: String, _ message: StudioMessage
  ) throws(StudioError) -> [DocumentEdit] {
    let element = constraint.element.index
    func number() throws(StudioError) -> Double {
      guard let number = message.points("value") else { throw .refused(Self.noNumber) }
      return number
    }
    switch property {
    case "constant":
      guard constraint.hasBaseConstant else {
        throw .refused("A size class gives this constant; edits change base values.")
      }
      return ConstantUpdate.edits(of: constraint, constant: try number())
    case "priority":
      let priority = try number()
      guard priority > 0, priority <= 1000 else { throw .refused("A priority is from 1 to 1000.") }
      return [Self.setting("priority", priority == 1000 ? nil : DocumentNumber.constant(priority), element)]
    case "relation":
      let relations = ["equal", "lessThanOrEqual", "greaterThanOrEqual"]
      guard let relation = message.text("value"), relations.contains(relation) else {
        throw .refused("A relation is =, ≤ or ≥.")
      }
      return [Self.setting("relation", relation == "equal" ? nil : relation, element)]
    case "multiplier":
      let text = message.text("value") ?? message.number("value").map { DocumentNumber.multiplier($0) } ?? ""
      guard let value = Self.multiplier(text), value.isFinite, value != 0 else {
        throw .refused("A multiplier is a number or a ratio such as 16:9, and not 0.")
      }
      return [Self.setting("multiplier", value == 1 && !text.contains(":") ? nil : text, element)]
    case "identifier":
      let text = message.text("value") ?? ""
      return [Self.setting("identifier", text.isEmpty ? nil : text, element)]
    case "swap": return try swapping(constraint)
    default: throw .malformed("A constraint has no property “\(property)”.")
    }
  }

  /// The items change places: the relation and the numbers turn around.
  private func swapping(_ constraint: ResolvedConstraint) throws(StudioError) -> [DocumentEdit] {
    guard let second = constraint.secondItem, let attribute = constraint.secondAttribute,
      constraint.multiplier != 0
    else {
      throw .refused("A constraint on one item has nothing to swap.")
    }
    let written = ConstraintElement(constraint.element)
    let element = constraint.element.index
    let multiplier = 1 / constraint.multiplier
    // The owner of a constraint is no item that is written.
    let owner = constraint.element.parent?.parent?.id
    var edits = [
      Self.setting("firstItem", second == owner ? nil : second, element),
      DocumentEdit.setAttribute(element, name: "firstAttribute", value: attribute.documentName),
      .setAttribute(element, name: "secondItem", value: constraint.firstItem),
      .setAttribute(element, name: "secondAttribute", value: constraint.firstAttribute.documentName),
    ]
    edits += ConstantUpdate.edits(of: constraint, constant: -constraint.constant * multiplier)
    if written.multiplier != nil {
      edits.append(
        Self.setting("multiplier", multiplier == 1 ? nil : DocumentNumber.multiplier(multiplier), element))
    }
    // A factor below 0 turns the relation around once more.
    if constraint.relation != .equal, multiplier > 0 {
      let other = constraint.relation == .lessThanOrEqual ? "greaterThanOrEqual" : "lessThanOrEqual"
      edits.append(Self.setting("relation", other, element))
    }
    return edits
  }

  private static func setting(_ name: String, _ value: String?, _ element: Int32) -> DocumentEdit {
    value.map { .setAttribute(element, name: name, value: $0) } ?? .removeAttribute(element, name: name)
  }

  private static func multiplier(_ text: String) -> Double? {
    // Other programs read no hexadecimal numbers.
    guard text.utf8.allSatisfy({ "0123456789.:-+eE".utf8.contains($0) }) else { return nil }
    let parts = text.split(separator: ":").map { Double(String($0)) }
    if parts.count == 1 { return parts[0] }
    guard parts.count == 2, let first = parts[0], let second = parts[1], second != 0 else { return nil }
    return first / second
  }

  private func edits(
    of view: ResolvedView, _ property: String, _ message: StudioMessage
  ) throws(StudioError) -> [DocumentEdit] {
    guard let number = message.points("value") else { throw .refused(Self.noNumber) }
    let names = [
      "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
      "verticalCompressionResistancePriority",
    ]
    if names.contains(property) {
      guard number > 0, number <= 1000 else { throw .refused("A priority is from 1 to 1000.") }
      return [.setAttribute(view.element.index, name: property, value: DocumentNumber.constant(number))]
    }
    throw .malformed("A view has no property “\(property)” that can be set here.")
  }

  /// Deletes constraints; views are not what this editor is for.
  mutating func delete(_ ids: [String]) throws(StudioError) {
    let constraints = ids.compactMap { items.constraint($0) }
    guard !constraints.isEmpty else { throw .refused("Only constraints can be deleted here.") }
    let title =
      constraints.count == 1
      ? "Delete \(items.words(constraints[0]))" : "Delete \(constraints.count) constraints"
    let views = constraints.flatMap {
      [$0.firstItem, $0.secondItem].compactMap { $0 }.compactMap { viewID(ofItem: $0) }
    }
    var told: Set<String> = []
    try perform(
      title, .change(ConstraintClearing.removing(constraints.map { $0.element })),
      on: views.filter { told.insert($0).inserted }, frames: framesAfter)
  }
}
