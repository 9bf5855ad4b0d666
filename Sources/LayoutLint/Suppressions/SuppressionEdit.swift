import PlumbDocumentEditing
import PlumbInterfaceBuilder
import PlumbMarkup

/// Writes into a document that a rule's findings on an object are passed over.
package enum SuppressionEdit {
  /// What cannot hold a note is part of something that can.
  private static let parts: [ElementName] = [
    .outlet, .outletCollection, .action, .segue, .viewLayoutGuide, .viewControllerLayoutGuide,
  ]

  /// The edits; none where it is written already.
  ///
  /// - Parameters:
  ///   - rule: A rule's name, or `all`.
  ///   - id: The document's id of an object, as findings name their subjects. What has been made up for something that nobody
  ///     wrote begins with the id of what has it.
  /// - Returns: Nil where nothing in the document has the id.
  package static func edits(suppressing rule: String, at id: String, in document: InterfaceDocument)
    -> [DocumentEdit]?
  {
    let elements = DocumentIndex.elements(of: document.markup)
    let own = id.split(separator: "/").first.map { String($0) } ?? id
    guard let subject = elements.first(where: { $0.id == id }) ?? elements.first(where: { $0.id == own })
    else { return nil }
    var element = subject
    while element.id == nil || parts.contains(where: { element.isNamed($0) }), let parent = element.parent {
      element = parent
    }
    return element.isNamed(.constraint) ? labelled(element, rule) : noted(element, rule)
  }

  /// The ids of what is in a document.
  package static func ids(in document: InterfaceDocument) -> [String] {
    DocumentIndex.elements(of: document.markup).compactMap { $0.id }
  }

  private static func labelled(_ constraint: MarkupElement, _ rule: String) -> [DocumentEdit] {
    let label = constraint.userLabel ?? ""
    if covers(label, rule) { return [] }
    return [.setAttribute(constraint.index, name: "userLabel", value: joined(label, rule))]
  }

  private static func noted(_ element: MarkupElement, _ rule: String) -> [DocumentEdit] {
    let notes = element.children.first { $0.isNamed(.attributedString) && $0.key == "userComments" }
    guard let notes else {
      let fragment = ElementDraft("fragment", [.init("content", joined("", rule))])
      return [
        .insert(
          ElementDraft("attributedString", [.init("key", "userComments")], [fragment]), into: element.index,
          .usual)
      ]
    }
    let text = Suppression.text(of: notes)
    if covers(text, rule) { return [] }
    // What is there may be styled, or of several lines: it stays as it is.
    let space = text.isEmpty || text.last?.isWhitespace == true ? "" : " "
    let fragment = ElementDraft("fragment", [.init("content", space + joined("", rule))])
    return [.insert(fragment, into: notes.index, .last)]
  }

  private static func covers(_ text: String, _ rule: String) -> Bool {
    guard let note = SuppressionNote(text) else { return false }
    return rule == SuppressionNote.everything ? note.isForAll : note.covers(rule)
  }

  private static func joined(_ text: String, _ rule: String) -> String {
    (text.isEmpty ? "" : text + " ") + SuppressionNote.word + " " + rule
  }
}
