import InterfaceBuilder

/// What several rules ask of a document, gathered once.
public struct DocumentIndex: Sendable {
  public let document: InterfaceDocument
  /// The scenes in the document's own surroundings.
  public let scenes: [ResolvedScene]
  /// The first element with each id.
  let elements: [String: MarkupElement]
  /// The elements whose id an element before them has, in document order.
  let repeats: [(element: MarkupElement, first: MarkupElement)]
  /// The ids of what is installed in some surroundings only.
  let conditional: Set<String>

  /// - Parameter scenes: What `resolve()` gives, from those who have it already.
  /// - Complexity: Linear in the document's elements.
  public init(_ document: InterfaceDocument, scenes: [ResolvedScene]? = nil) {
    self.document = document
    self.scenes = scenes ?? document.resolve()
    var elements: [String: MarkupElement] = [:]
    var repeats: [(element: MarkupElement, first: MarkupElement)] = []
    var conditional: Set<String> = []
    for element in Self.elements(of: document.markup) {
      if element.isNamed("exclude") || element.isNamed("include"), let id = element["reference"] {
        conditional.insert(id)
      }
      guard let id = element["id"] else { continue }
      if let first = elements[id] {
        repeats.append((element, first))
      } else {
        elements[id] = element
      }
    }
    self.elements = elements
    self.repeats = repeats
    self.conditional = conditional
  }

  /// The elements that the document is about. That the canvas shows a device says nothing of them: `<device>` has an id
  /// from another list.
  static func elements(of document: MarkupDocument) -> [MarkupElement] {
    let device = document.root.firstChild("device")
    let left = device.map { $0.index..<$0.subtreeEnd } ?? 0..<0
    return (0..<Int32(truncatingIfNeeded: document.elementCount)).compactMap { index in
      left.contains(index) ? nil : document.element(at: index)
    }
  }
}

extension MarkupElement {
  /// What a person calls the element: its label or what it connects, else its id.
  var words: String {
    if let label = self["userLabel"] ?? self["property"] ?? self["selector"] { return "“\(label)”" }
    return self["id"] ?? "<\(name)>"
  }
}
