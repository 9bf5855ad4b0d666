import PlumbDocumentEditing
import PlumbLayoutLint
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
      object.member("done") { list in
        list.array { list in
          for step in steps { list.element(step.deed.words(step.count)) }
        }
      }
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
