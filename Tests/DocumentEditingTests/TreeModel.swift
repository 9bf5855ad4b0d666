import PlumbMarkup

@testable import PlumbDocumentEditing

/// A document as a plain tree that edits change one by one: slow, and obviously right.
struct TreeModel {
  final class Node {
    /// The element's index in the document before; nil for a new one.
    let origin: Int32?
    let name: String
    var attributes: [(name: String, value: String)]
    var children: [Node] = []
    var isTouched = false
    /// Whether it was put elsewhere: its lines are indented as that asks for.
    var isMoved = false

    init(_ origin: Int32?, _ name: String, _ attributes: [(name: String, value: String)]) {
      self.origin = origin
      self.name = name
      self.attributes = attributes
    }

    convenience init(_ draft: ElementDraft) {
      self.init(nil, draft.name, draft.attributes.map { ($0.name, $0.value) })
      children = draft.children.map(Node.init)
    }

    /// Whether nothing in here was touched.
    var isWhole: Bool { !isTouched && children.allSatisfy(\.isWhole) }
  }

  let root: Node
  private let nodes: [Node]
  private let parents: [Int32?]

  init(_ document: MarkupDocument) {
    nodes = (0..<Int32(document.elementCount)).map { index in
      let element = document.element(at: index)
      return Node(index, element.name, element.attributes.map { ($0.name, $0.value) })
    }
    parents = (0..<Int32(document.elementCount)).map { document.element(at: $0).parent?.index }
    for (index, parent) in parents.enumerated() {
      if let parent { nodes[Int(parent)].children.append(nodes[index]) }
    }
    root = nodes[0]
  }

  /// Makes the edits; false where they contradict one another.
  mutating func apply(_ edits: [DocumentEdit]) -> Bool {
    var removed: Set<Int32> = []
    var moved: Set<Int32> = []
    for edit in edits {
      switch edit {
      case .remove(let element):
        if element == 0 || moved.contains(element) { return false }
        removed.insert(element)
      case .move(let element, _, _):
        if element == 0 || removed.contains(element) || !moved.insert(element).inserted { return false }
      default: break
      }
    }
    let leaving = removed.union(moved)
    // What is moved, is moved with all that is in it.
    for element in leaving where ancestors(of: element).contains(where: moved.contains) { return false }
    for edit in edits {
      if case .remove = edit { continue }
      if leaving.contains(edit.element) || ancestors(of: edit.element).contains(where: leaving.contains) {
        return false
      }
    }
    // New ones stand behind what stood before the sibling, in the order of the edits.
    let before = nodes.map(\.children)
    var gaps: [Int32: [(gap: Int, node: Node)]] = [:]
    for edit in edits {
      switch edit {
      case .setAttribute(let element, let name, let value):
        let node = nodes[Int(element)]
        node.isTouched = true
        if let place = node.attributes.firstIndex(where: { $0.name == name }) {
          node.attributes[place].value = value
        } else {
          node.attributes.append((name, value))
        }
      case .removeAttribute(let element, let name):
        let node = nodes[Int(element)]
        node.isTouched = true
        node.attributes.removeAll { $0.name == name }
      case .insert(let draft, let parent, let place):
        gaps[parent, default: []].append((gap(place, before[Int(parent)]), Node(draft)))
      case .move(let element, let parent, let place):
        nodes[Int(element)].isMoved = true
        gaps[parent, default: []].append((gap(place, before[Int(parent)]), nodes[Int(element)]))
      case .remove: break
      }
    }
    for (index, children) in before.enumerated() {
      let new = gaps[Int32(index)] ?? []
      let stays = children.map { !leaving.contains($0.origin!) }
      guard !new.isEmpty || stays.contains(false) else { continue }
      nodes[index].isTouched = true
      var after: [Node] = []
      for place in 0...children.count {
        after += new.filter { $0.gap == place }.map(\.node)
        if place < children.count, stays[place] { after.append(children[place]) }
      }
      nodes[index].children = after
    }
    return true
  }

  private func ancestors(of element: Int32) -> [Int32] {
    var all: [Int32] = []
    var next = parents[Int(element)]
    while let element = next {
      all.append(element)
      next = parents[Int(element)]
    }
    return all
  }

  private func gap(_ place: ChildPlace, _ children: [Node]) -> Int {
    guard case .before(let sibling) = place else { return children.count }
    return children.firstIndex { $0.origin == sibling } ?? children.count
  }

  /// What is different in a document; nil for nothing. Elements in which nothing was touched have the same bytes.
  func difference(to document: MarkupDocument, from old: MarkupDocument) -> String? {
    difference(root, document.root, old, isMoved: false)
  }

  private func difference(
    _ node: Node, _ element: MarkupElement, _ old: MarkupDocument, isMoved: Bool
  ) -> String? {
    let isMoved = isMoved || node.isMoved
    guard node.name == element.name else { return "<\(element.name)> instead of <\(node.name)>" }
    let attributes = element.attributes.map { ($0.name, $0.value) }
    let wanted = node.attributes.map {
      ($0.name, $0.value.unicodeScalars.reduce(into: "") { $0.unicodeScalars.append($1) })
    }
    guard attributes.map(\.0).sorted() == wanted.map(\.0).sorted(),
      wanted.allSatisfy({ wanted in attributes.contains { $0 == wanted } })
    else { return "<\(node.name)> has \(attributes) instead of \(wanted)" }
    if let origin = node.origin, node.isWhole {
      let before = old.element(at: origin)
      let (written, now) = (old.bytes[before.range], element.document.bytes[element.range])
      let isSame = isMoved ? Self.lines(written) == Self.lines(now) : written == now
      if !isSame { return "<\(node.name)> was touched" }
    }
    if let origin = node.origin, node.children.isEmpty == old.element(at: origin).children.isEmpty,
      node.isWhole,
      old.element(at: origin).text.filter({ !$0.isWhitespace }) != element.text.filter({ !$0.isWhitespace })
    {
      return "<\(node.name)> has another text"
    }
    let children = Array(element.children)
    guard children.count == node.children.count else {
      return "<\(node.name)> has \(children.count) children instead of \(node.children.count)"
    }
    for (child, element) in zip(node.children, children) {
      if let fault = difference(child, element, old, isMoved: isMoved) { return fault }
    }
    return nil
  }

  /// Without the white space that lines begin with.
  private static func lines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
  }
}
