import PlumbDocumentEditing
import PlumbInterfaceBuilder
import PlumbLayoutLint
import PlumbMarkup
import PlumbTextOutput

/// What a document becomes by a note that passes over a rule's findings on an object.
package struct SuppressionAnswer: Sendable {
  package let name: String
  package let rule: String
  /// The document's id of the object.
  package let subject: String
  private let document: MarkupDocument
  private let edits: [DocumentEdit]
  package let after: [UInt8]

  package var isChanged: Bool { !edits.isEmpty }

  package var diff: UnifiedDiff { UnifiedDiff(from: document.bytes, to: after, name: name) }

  fileprivate init(
    _ name: String, _ rule: String, _ subject: String, _ document: MarkupDocument, _ edits: [DocumentEdit],
    _ after: [UInt8]
  ) {
    self.name = name
    self.rule = rule
    self.subject = subject
    self.document = document
    self.edits = edits
    self.after = after
  }

  /// One object, on one line.
  package var json: String {
    var json = JSONText()
    json.object { json in
      json.member("document", name)
      json.member("rule", rule)
      json.member("subject", subject)
      json.list("edits", edits) { edit, json in json.object { edit.write(to: &$0, in: document) } }
    }
    return json.text + "\n"
  }
}

extension DocumentSession {
  /// Writes a note that passes over a rule's findings on an object; the session keeps its own document.
  ///
  /// - Parameters:
  ///   - rule: A rule's name, or `all`.
  ///   - subject: The document's id of the object, as findings have it.
  package func suppress(_ rule: String, at subject: String) throws(AnswerError) -> SuppressionAnswer {
    guard let edits = SuppressionEdit.edits(suppressing: rule, at: subject, in: document) else {
      throw .impossible(
        "Nothing has the id “\(subject)”."
          + Suggestion.sentence(for: subject, among: SuppressionEdit.ids(in: document))
          + " “plumb lint --json” tells the ids that findings are about.")
    }
    do throws(EditError) {
      let after = edits.isEmpty ? document.markup.bytes : try document.markup.applying(edits).document.bytes
      return SuppressionAnswer(name, rule, subject, document.markup, edits, after)
    } catch { throw .impossible(error.message) }
  }
}
