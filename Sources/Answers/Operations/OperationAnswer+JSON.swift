import PlumbDocumentEditing
import PlumbLayoutOperations
import PlumbMarkup
import PlumbTextOutput

extension OperationAnswer {
  /// What takes the document before to the one after; empty where nothing changes.
  package var diff: UnifiedDiff { UnifiedDiff(from: before.bytes, to: after.bytes, name: name) }

  /// One object on a line: what is changed, what is left alone and why, and the diff.
  package var json: String {
    var writer = JSONText()
    writer.object { object in
      object.member("path", name)
      object.member("operation", operation)
      object.member("count", count)
      object.member("newConflicts", newConflicts)
      object.member("edits") { list in
        list.array { list in
          for step in steps {
            for edit in step.edits { list.object { edit.write(to: &$0, in: step.document) } }
          }
        }
      }
      object.member("left") { list in
        list.array { list in
          for left in left {
            list.object { object in
              object.member("id", left.id)
              object.member("name", left.name)
              object.member("reason", left.reason.words)
            }
          }
        }
      }
      object.member("diff", diff.text)
    }
    return writer.text + "\n"
  }
}

extension DocumentEdit {
  /// An edit with the element it is about: its name, its id or the nearest one around it, and its place.
  fileprivate func write(to object: inout JSONText, in document: MarkupDocument) {
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
    while let next = identified, next.attributes.first(where: { $0.name == "id" }) == nil {
      identified = next.parent
    }
    object.member("id", identified?.attributes.first { $0.name == "id" }?.value)
    object.member("line", element.position.line)
    object.member("column", element.position.column)
  }
}
