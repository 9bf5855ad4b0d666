import PlumbAppleFacts
import PlumbInterfaceBuilder
import PlumbTextMetrics

/// What Plumb makes of one document that Xcode saved: a line of the record.
///
/// Views are told by their place among the views of all scenes, in the document's order.
package struct DocumentRow: Hashable, Sendable {
  package var document: ContentHash
  package var platform: Platform
  /// How many views are judged: constraints place them, they are seen, and Interface Builder finds nothing wrong.
  package var judged: Int
  /// Judged views that are not where Xcode recorded them, with recorded and with measured content.
  package var missed: [ContentMode: Positions]
  /// Views that are nowhere free and yet lie elsewhere where other origins are recorded.
  package var echoing: Positions
  /// What lint says, as `rule:line`, by line.
  package var findings: [String]
  /// How near the widths of texts are that nothing but the text decides, a digit a text: see `TextWidth`.
  package var texts: String

  package init(
    document: ContentHash, platform: Platform, judged: Int, missed: [ContentMode: Positions],
    echoing: Positions, findings: [String], texts: String
  ) {
    (self.document, self.platform, self.judged, self.missed) = (document, platform, judged, missed)
    (self.echoing, self.findings, self.texts) = (echoing, findings, texts)
  }
}

// MARK: As a line

extension DocumentRow: CustomStringConvertible {
  /// The names of the columns.
  package static let columns = [
    "document", "platform", "judged", "missed recorded", "missed measured", "echoing", "findings", "texts",
  ]

  /// nil where the line is none that `description` writes.
  package init?(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == Self.columns.count, let document = ContentHash(fields[0]),
      let platform = Platform(word: fields[1]), let judged = Int(fields[2]),
      let recorded = Positions(fields[3]), let measured = Positions(fields[4]),
      let echoing = Positions(fields[5])
    else { return nil }
    self.init(
      document: document, platform: platform, judged: judged,
      missed: [.recorded: recorded, .measured: measured], echoing: echoing,
      findings: fields[6] == "-" ? [] : fields[6].split(separator: " ").map(String.init),
      texts: fields[7] == "-" ? "" : String(fields[7]))
    guard description == line else { return nil }
  }

  package var description: String {
    let fields: [String] = [
      document.description, platform.word, "\(judged)", missed(.recorded).description,
      missed(.measured).description, echoing.description,
      findings.isEmpty ? "-" : findings.joined(separator: " "),
      texts.isEmpty ? "-" : texts,
    ]
    return fields.joined(separator: "\t")
  }

  package func missed(_ content: ContentMode) -> Positions { missed[content] ?? Positions() }
}

extension Platform {
  fileprivate var word: String {
    switch self {
    case .iOS: "iOS"
    case .macOS: "macOS"
    case .tvOS: "tvOS"
    }
  }

  fileprivate init?(word: some StringProtocol) {
    guard let found = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = found
  }
}
