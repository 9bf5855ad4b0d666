import PlumbFindings

/// Writes the findings of a run in the form that some program reads: what comes before the first file, what is said of each
/// file, and what comes behind the last.
package protocol FindingsReport: Sendable {
  /// The beginning of the text.
  mutating func beginning() -> String
  /// What the text has of a file; files come in the order of their paths.
  mutating func add(_ file: FileReport) -> String
  /// The end of the text.
  mutating func end(_ summary: LintSummary) -> String
}

extension FindingsReport {
  package mutating func beginning() -> String { "" }
  package mutating func end(_ summary: LintSummary) -> String { "" }
}

extension Finding {
  /// The first column behind what is marked, in characters; nil where the finding is about the whole file.
  var endColumn: Int? { span.map { $0.position.column + $0.marked.count } }

  /// The sentence with what a person needs to place it, for forms that have room for one text: the scene, the sentence, where
  /// it holds.
  var sentence: String {
    var text = ""
    if let scene, !scene.isOnly { text += scene.name + ": " }
    text += message.text
    if let extent { text += " (only on " + extent + ")" }
    return text
  }

  /// The notes, a line each, with their places.
  var details: [String] {
    notes.flatMap { note in
      note.lines.map { line in
        "\(note.topic.name): " + (line.position.map { "\($0.line):\($0.column) " } ?? "") + line.message.text
      }
    }
  }
}
