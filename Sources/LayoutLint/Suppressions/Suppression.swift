import PlumbFindings
import PlumbInterfaceBuilder
import PlumbMarkup

/// A note in a document that has findings on an object passed over, and on all that is in it.
struct Suppression: Sendable {
  let note: SuppressionNote
  /// The object: a view with its subviews, a controller with its scene, a constraint.
  let holder: MarkupElement
  /// Where it is written.
  let source: MarkupElement

  /// The one that an element is; nil for most. Interface Builder's “Notes” of an object are an attributed string; a constraint,
  /// which has none, may say it in its label.
  init?(_ element: MarkupElement) {
    if element.isNamed(.attributedString), element.key == "userComments", let parent = element.parent {
      guard let note = SuppressionNote(Self.text(of: element)) else { return nil }
      self.note = note
      // Who writes a note for a control of macOS may have its cell selected.
      holder = parent.key == "cell" ? parent.parent ?? parent : parent
    } else if element.isNamed(.constraint), let label = element.userLabel, let note = SuppressionNote(label) {
      self.note = note
      holder = element
    } else {
      return nil
    }
    source = element
  }

  /// The text of notes, which has a fragment for each kind of letters in it.
  static func text(of notes: MarkupElement) -> String {
    AttributedStringElement(notes).fragments.reduce(into: "") { $0 += $1.content ?? "" }
  }

  /// Whether an element is the object or in it.
  func covers(_ element: MarkupElement) -> Bool {
    holder.index <= element.index && element.index < holder.subtreeEnd
  }
}

extension DocumentIndex {
  /// Takes those findings away that notes in the document have passed over.
  ///
  /// - Returns: The ones taken.
  /// - Complexity: O(*findings* (log *elements* + *notes*)).
  func suppressed(in findings: inout [Finding]) -> [Finding] {
    guard !suppressions.isEmpty else { return [] }
    var taken: [Finding] = []
    var left: [Finding] = []
    for finding in findings {
      let element = finding.span.flatMap { self.element(at: $0.position) }
      let isTaken = suppressions.contains { suppression in
        suppression.note.covers(finding.rule) && element.map { suppression.covers($0) } == true
      }
      if isTaken { taken.append(finding) } else { left.append(finding) }
    }
    findings = left
    return taken
  }

  /// The innermost element whose tag begins at or before a place.
  private func element(at position: SourcePosition) -> MarkupElement? {
    let markup = document.markup
    var (low, high) = (0, markup.elementCount)
    while low < high {
      let middle = (low + high) / 2
      let start = markup.element(at: Int32(truncatingIfNeeded: middle)).position
      let isBefore =
        start.line < position.line || start.line == position.line && start.column <= position.column
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? markup.element(at: Int32(truncatingIfNeeded: low - 1)) : nil
  }
}
