import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbDocumentEditing
import PlumbInterfaceBuilder
import PlumbMarkup

/// Writes constraints as Interface Builder does: owned by the nearest view around both items (10,380 of 10,388), the first
/// item left out where it is the owner (8,274 of 8,274), nothing written that is usual.
struct ConstraintWriter {
  private let operated: OperatedScene
  private var ids: ObjectIDs
  /// New constraints by the positions of their owners, in the order in which they came.
  private var drafts: [Int: [ElementDraft]] = [:]
  private var owners: [Int] = []
  /// Views that are placed by constraints from now on.
  private var placed: Set<Int> = []

  init(_ operated: OperatedScene, _ ids: ObjectIDs) {
    self.operated = operated
    self.ids = ids
  }

  /// Adds a constraint.
  ///
  /// - Throws: Where an item is no view or guide of the scene, has no id, or the items are in different trees.
  mutating func add(_ constraint: NewConstraint) throws(OperationError) {
    let first = try view(of: constraint.first.item)
    let second = try constraint.second.map { side throws(OperationError) in try view(of: side.item) }
    guard let owner = owner(of: first, second) else {
      throw .unrelated(constraint.first.item, constraint.second?.item ?? "")
    }
    let ownerID = operated.scene.views[owner].id
    var attributes: [ElementDraft.Attribute] = []
    func add(_ name: String, _ value: String) { attributes.append(.init(name, value)) }
    if constraint.first.item != ownerID { add("firstItem", constraint.first.item) }
    add("firstAttribute", constraint.first.attribute.documentName)
    switch constraint.relation {
    case .equal: break
    case .lessThanOrEqual: add("relation", "lessThanOrEqual")
    case .greaterThanOrEqual: add("relation", "greaterThanOrEqual")
    }
    if let second = constraint.second {
      add("secondItem", second.item)
      add("secondAttribute", second.attribute.documentName)
    }
    if let multiplier = constraint.multiplier { add("multiplier", multiplier) }
    if constraint.priority != 1000 { add("priority", DocumentNumber.constant(constraint.priority)) }
    if constraint.constant != 0 { add("constant", DocumentNumber.constant(constraint.constant)) }
    if constraint.isStandard { add("symbolic", "YES") }
    let subject = attributes.map { $0.name + "=" + $0.value }.joined(separator: " ")
    add("id", ids.make(for: ownerID + " " + subject))
    if drafts[owner] == nil { owners.append(owner) }
    drafts[owner, default: []].append(ElementDraft("constraint", attributes))
    for view in [first, second].compactMap({ $0 }) where view != owner || constraint.second == nil {
      placed.insert(view)
    }
  }

  /// The position of the view that is an item, or that has the guide that is.
  private func view(of item: String) throws(OperationError) -> Int {
    let guide = operated.scene.guides.first { $0.id == item }
    guard let view = guide?.owner ?? operated.positions[item],
      (guide?.element ?? operated.scene.views[view].element).id == item
    else { throw .noItem(item) }
    return view
  }

  private func owner(of first: Int, _ second: Int?) -> Int? {
    guard let second, second != first else { return first }
    let around = [first] + operated.ancestors(of: first)
    return ([second] + operated.ancestors(of: second)).first { around.contains($0) }
  }

  /// What makes the document have the constraints.
  func edits() -> [DocumentEdit] {
    var edits: [DocumentEdit] = []
    for owner in owners {
      let view = operated.scene.views[owner].element
      let drafts = drafts[owner] ?? []
      if let list = view.children.first(where: { $0.isNamed(.constraints) }) {
        edits += drafts.map { .insert($0, into: list.index, .usual) }
      } else {
        let sorted = drafts.sorted { ($0["id"] ?? "").utf8.lexicographicallyPrecedes(($1["id"] ?? "").utf8) }
        edits.append(.insert(ElementDraft("constraints", [], sorted), into: view.index, .usual))
      }
    }
    for position in placed.sorted() { edits += operated.editsForConstraints(on: position) }
    return edits
  }
}

extension OperatedScene {
  /// What a view loses and gets with its first constraint: of 684 views with a fixed frame none is named by a constraint; of
  /// 4,007 constrained ones that do not translate their mask 6 have one.
  func editsForConstraints(on position: Int) -> [DocumentEdit] {
    let element = scene.views[position].element
    guard isPlacedByConstraints(orMask: position) else { return [] }
    let view = ViewElement(element)
    var edits: [DocumentEdit] = []
    if view.fixedFrame == true { edits.append(.removeAttribute(element.index, name: "fixedFrame")) }
    if let mask = view.autoresizingMask { edits.append(.remove(mask.element.index)) }
    if view.translatesAutoresizingMaskIntoConstraints != false {
      edits.append(
        .setAttribute(element.index, name: "translatesAutoresizingMaskIntoConstraints", value: "NO"))
    }
    return edits
  }

  /// Whether the view is one that either constraints or its mask places: no root, no view that its superview arranges.
  func isPlacedByConstraints(orMask position: Int) -> Bool {
    let view = scene.views[position]
    guard let parent = view.parent, view.element.parent?.isNamed(.subviews) == true else { return false }
    switch scene.views[parent].kind {
    case .stackView, .splitView, .toolbar, .tableView, .outlineView, .collectionView, .tabView, .gridView,
      .navigationBar:
      return false
    default: return true
    }
  }
}

extension OperatedScene {
  /// What adds constraints to the document.
  package func adding(_ constraints: [NewConstraint]) throws(OperationError) -> [DocumentEdit] {
    var writer = ConstraintWriter(self, ObjectIDs(document.markup))
    for constraint in constraints { try writer.add(constraint) }
    return writer.edits()
  }
}

/// Why an operation cannot be done.
package enum OperationError: Error, Sendable {
  case noItem(String)
  case unrelated(String, String)
  case needsSeveral(String)
  case unsolvable(LayoutError)
  case edit(EditError)
  case unreadable(DocumentError)

  /// One sentence.
  package var message: String {
    switch self {
    case .noItem(let id): "Nothing that a constraint could name has the id “\(id)” in this scene."
    case .unrelated(let first, let second): "No view contains both “\(first)” and “\(second)”."
    case .needsSeveral(let what): "\(what) takes two views or more."
    case .unsolvable(let error): error.message
    case .edit(let error): error.message
    case .unreadable(let error): "The changed document could not be read back: \(error.message)"
    }
  }
}
