import PlumbMarkup

/// A document with edits made, and what takes them back.
package struct EditedDocument: Sendable {
  package let document: MarkupDocument
  /// What was replaced in the bytes of the document before.
  package let splices: MarkupSplices
  /// What, replaced in the bytes of this document, gives the one before, byte for byte.
  package let undo: MarkupSplices
}

extension MarkupDocument {
  /// The document with edits made, all at once, and read back. An element that no edit touches keeps its bytes.
  ///
  /// - Complexity: O(*bytes*), whatever the number of edits.
  package func applying(_ edits: [DocumentEdit]) throws(EditError) -> EditedDocument {
    var plan = EditPlan(self)
    for edit in edits { try plan.add(edit) }
    return try applying(try plan.splices())
  }

  /// The document with splices made and read back: what undoes or redoes edits.
  package func applying(_ splices: MarkupSplices) throws(EditError) -> EditedDocument {
    let document: MarkupDocument
    do throws(MarkupError) { document = try MarkupDocument(bytes: splices.applied(to: bytes)) } catch {
      throw .unreadable(error)
    }
    #if PLUMB_INVARIANTS
      if let fault = document.checkInvariants() { preconditionFailure("\(fault)") }
    #endif
    return EditedDocument(document: document, splices: splices, undo: splices.inverse(in: bytes))
  }
}
