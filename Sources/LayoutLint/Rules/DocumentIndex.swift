import PlumbAppleFacts
import PlumbAutoLayout
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbSceneDiagnostics

/// What several rules ask of a document, gathered once.
package struct DocumentIndex: Sendable {
  package let document: InterfaceDocument
  /// The scenes in the document's own surroundings.
  package let scenes: [ResolvedScene]
  /// The elements that the document is about, in its order. That the canvas shows a device says nothing of them: `<device>` has
  /// an id from another list.
  let all: [MarkupElement]
  /// The attributes that rules look at one by one (`watched`), in document order.
  let noted: [(element: MarkupElement, attribute: MarkupAttribute)]
  /// The first element with each id.
  let elements: [String: MarkupElement]
  /// The elements whose id an element before them has, in document order.
  let repeats: [(element: MarkupElement, first: MarkupElement)]
  /// The ids of what is installed in some surroundings only.
  let conditional: Set<String>
  /// What notes in the document have passed over.
  let suppressions: [Suppression]
  /// What people call the scenes.
  let sceneNames: DocumentScenes
  /// The documents that stand in for this one on other devices.
  var variants: [DocumentVariant] = []
  /// What people call the views and guides, by id; empty until somebody has to be told of one.
  private(set) var names: [String: String] = [:]

  /// - Parameter scenes: What `resolve()` gives, from those who have it already.
  /// - Complexity: Linear in the document's elements.
  package init(_ document: InterfaceDocument, scenes: [ResolvedScene]? = nil) {
    self.document = document
    self.scenes = scenes ?? document.resolve()
    var elements: [String: MarkupElement] = [:]
    var repeats: [(element: MarkupElement, first: MarkupElement)] = []
    var conditional: Set<String> = []
    var suppressions: [Suppression] = []
    all = Self.elements(of: document.markup)
    var noted: [(element: MarkupElement, attribute: MarkupAttribute)] = []
    for element in all {
      for attribute in element.attributes where Self.watched.contains(attribute) {
        noted.append((element, attribute))
      }
      if element.isNamed(.exclude) || element.isNamed(.include),
        let id = MaskReferenceElement(element).reference
      {
        conditional.insert(id)
      }
      if let suppression = Suppression(element) { suppressions.append(suppression) }
      guard let id = element.id else { continue }
      if let first = elements[id] {
        repeats.append((element, first))
      } else {
        elements[id] = element
      }
    }
    self.noted = noted
    self.elements = elements
    self.repeats = repeats
    self.conditional = conditional
    self.suppressions = suppressions
    sceneNames = DocumentScenes(document)
  }

  /// The names of attributes of which some rule looks at each.
  private static let watched = AttributeNames([
    DanglingReference.names, DuplicateIdentifier.names, MissingResource.names,
  ])

  /// The index with the names of views and guides, which take longer to find than most rules.
  ///
  /// - Complexity: Linear in the document's elements.
  func named() -> DocumentIndex {
    var index = self
    // By hand, because Embedded Swift has no `merge`.
    for scene in scenes {
      for (id, name) in SceneNames(scene, in: document).byID(in: scene) where index.names[id] == nil {
        index.names[id] = name
      }
    }
    return index
  }

  /// A finding about an element, in its scene.
  func finding(
    _ rule: Rule, _ message: Message, about element: MarkupElement, at span: SourceSpan?, notes: [Note] = []
  ) -> Finding {
    var finding = rule.finding(message, at: span, subject: element.id, notes: notes)
    finding.scene = sceneNames.scene(of: element)
    return finding
  }

  /// A constraint as every rule writes it.
  func formula(_ constraint: ResolvedConstraint) -> ConstraintFormula {
    ConstraintFormula(
      ConstraintFormula.anchor(name(of: constraint.firstItem), constraint.firstAttribute),
      constraint.relation,
      constraint.secondItem.flatMap { item in
        constraint.secondAttribute.map { ConstraintFormula.anchor(name(of: item), $0) }
      }, multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority)
  }

  /// What a person calls what has an id.
  func name(of id: String) -> String {
    names[id] ?? elements[id].map { name(of: $0) } ?? id
  }

  /// What a person calls an element: its name if it is a view or a guide, its label or what it connects, else its id.
  func name(of element: MarkupElement) -> String {
    guard let id = element.id else { return "<\(element.name)>" }
    if let name = names[id] { return name }
    let connection = ConnectionElement(element)
    if let label = element.userLabel ?? connection.property ?? connection.selector { return "“\(label)”" }
    return id
  }

  /// The same of a document that has no index.
  static func elements(of document: MarkupDocument) -> [MarkupElement] {
    let device = DocumentElement(document.root).device?.element
    let left = device.map { $0.index..<$0.subtreeEnd } ?? 0..<0
    return (0..<Int32(truncatingIfNeeded: document.elementCount)).compactMap { index in
      left.contains(index) ? nil : document.element(at: index)
    }
  }
}
