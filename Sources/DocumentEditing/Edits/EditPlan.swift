import PlumbMarkup

/// What edits of one document ask for, by element, before it is decided which bytes change.
struct EditPlan {
  /// Something to put among children: new, or from elsewhere in the document.
  struct Insertion {
    enum Content {
      case draft(ElementDraft)
      case moved(MarkupElement)
    }
    let content: Content
    let place: ChildPlace
  }

  let document: MarkupDocument
  /// The last value that each attribute is given, nil to remove it; in the order of the edits.
  private(set) var attributes: [Int32: [(name: String, value: String?)]] = [:]
  /// What leaves its place: removed or moved elements.
  private(set) var leaving: Set<Int32> = []
  private(set) var insertions: [Int32: [Insertion]] = [:]
  private var removed: Set<Int32> = []

  init(_ document: MarkupDocument) { self.document = document }

  mutating func add(_ edit: DocumentEdit) throws(EditError) {
    guard 0..<document.elementCount ~= Int(edit.element) else { throw .noElement(edit.element) }
    switch edit {
    case .setAttribute(let element, let name, let value):
      // A name that is there already need not be written.
      let isWritten = document.element(at: element).attributes.contains { $0.name == name }
      guard isWritten || name.isXMLName else { throw .unwritable(name) }
      guard value.isXMLText else { throw .unwritable(value) }
      change(name, of: element, to: value)
    case .removeAttribute(let element, let name): change(name, of: element, to: nil)
    case .insert(let draft, let parent, let place):
      try check(draft)
      try insert(.draft(draft), into: parent, place)
    case .remove(let element):
      guard element != 0 else { throw .isRoot }
      guard removed.contains(element) || !leaving.contains(element) else { throw .contradictory(element) }
      leaving.insert(element)
      removed.insert(element)
    case .move(let element, let parent, let place):
      guard 0..<document.elementCount ~= Int(element) else { throw .noElement(element) }
      guard element != 0 else { throw .isRoot }
      guard leaving.insert(element).inserted else { throw .contradictory(element) }
      try insert(.moved(document.element(at: element)), into: parent, place)
    }
  }

  private mutating func change(_ name: String, of element: Int32, to value: String?) {
    attributes[element, default: []].removeAll { $0.name == name }
    attributes[element, default: []].append((name, value))
  }

  private mutating func insert(
    _ content: Insertion.Content, into parent: Int32, _ place: ChildPlace
  ) throws(EditError) {
    if case .before(let sibling) = place {
      guard 0..<document.elementCount ~= Int(sibling), document.element(at: sibling).parent?.index == parent
      else { throw .noSibling(sibling) }
    }
    insertions[parent, default: []].append(Insertion(content: content, place: place))
  }

  private func check(_ draft: ElementDraft) throws(EditError) {
    guard draft.name.isXMLName else { throw .unwritable(draft.name) }
    for attribute in draft.attributes {
      guard attribute.name.isXMLName else { throw .unwritable(attribute.name) }
      guard attribute.value.isXMLText else { throw .unwritable(attribute.value) }
    }
    for child in draft.children { try check(child) }
  }

  /// The splices that make all edits.
  func splices() throws(EditError) -> MarkupSplices {
    let touched = Set(attributes.keys).union(insertions.keys)
    for element in touched where isLeaving(element) { throw .contradictory(element) }
    for element in leaving where isInsideMoved(element) { throw .contradictory(element) }
    var writer = EditWriter(document)
    for element in touched.union(leaving.compactMap { document.element(at: $0).parent?.index }).sorted() {
      // What is inside something that leaves goes with it.
      guard !isLeaving(element) else { continue }
      let element = document.element(at: element)
      writer.write(attributes[element.index] ?? [], of: element)
      writer.write(insertions[element.index] ?? [], leaving: leaving, in: element)
    }
    guard let splices = MarkupSplices(writer.splices) else { throw .contradictory(touched.min() ?? 0) }
    return splices
  }

  /// Whether an element around this one is moved: it takes what is in it along as it is.
  private func isInsideMoved(_ element: Int32) -> Bool {
    var next = document.element(at: element).parent
    while let element = next {
      if leaving.contains(element.index), !removed.contains(element.index) { return true }
      next = element.parent
    }
    return false
  }

  /// Whether the element, or one around it, leaves its place.
  private func isLeaving(_ element: Int32) -> Bool {
    var next: MarkupElement? = document.element(at: element)
    while let element = next {
      if leaving.contains(element.index) { return true }
      next = element.parent
    }
    return false
  }
}
