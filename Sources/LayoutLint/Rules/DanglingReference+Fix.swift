import PlumbDocumentEditing
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutOperations
import PlumbMarkup

extension DanglingReference {
  /// What refers to nothing goes; version control may have what it referred to, so that somebody has to decide.
  static func fix(_ element: MarkupElement, _ index: DocumentIndex) -> Fix? {
    let dangling = element.attributes.filter { dangles($0, of: element, index) }
    guard let attribute = dangling.first else { return nil }
    let edits: [DocumentEdit]
    let title: Message
    if goes(element) {
      edits = ConstraintClearing.removing([element])
      title = "Delete \(element.name) \(item: index.name(of: element))"
    } else {
      edits = dangling.map { .removeAttribute(element.index, name: $0.name) }
      title = "Remove \(value: attribute.name) from \(element.name) \(item: index.name(of: element))"
    }
    return Fix(FindingKey(.danglingReference, element.id), title, isSafe: false, edits)
  }

  /// Whether the element is nothing without what it refers to.
  private static func goes(_ element: MarkupElement) -> Bool {
    let names: [ElementName] = [
      .constraint, .outlet, .outletCollection, .action, .segue, .exclude, .include,
    ]
    for name in names where element.isNamed(name) { return true }
    return false
  }
}
