import PlumbDocumentEditing
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbTextOutput

extension DocumentEdit {
  /// Writes the members of an object: the kind of the edit, and the element that it is about, with the id of the nearest one
  /// around it that has one, and its place.
  ///
  /// - Parameter document: The one that the edit is for.
  package func write(to object: inout JSONText, in document: MarkupDocument) {
    switch self {
    case .setAttribute(_, let name, let value):
      object.member("edit", "set")
      object.member("attribute", name)
      object.member("value", value)
    case .removeAttribute(_, let name):
      object.member("edit", "unset")
      object.member("attribute", name)
    case .insert(let draft, _, _):
      object.member("edit", "insert")
      object.member("xml", draft.printed(in: document))
    case .remove: object.member("edit", "remove")
    case .move(let moved, _, _):
      object.member("edit", "move")
      object.member("moved", document.element(at: moved).name)
    }
    let element = document.element(at: element)
    object.member("element", element.name)
    var identified: MarkupElement? = element
    while let next = identified, next.id == nil { identified = next.parent }
    object.member("id", identified?.id)
    object.member("line", element.position.line)
    object.member("column", element.position.column)
  }
}
