import PlumbInterfaceBuilder
import TestSupport

/// A change of the record in words: what is won and lost in all, by project and by document.
package struct ChangeReport: CustomStringConvertible {
  private let changes: [(entry: JudgedCorpus.Entry, change: RecordChange)]
  private let unrecorded: Int
  private let longest: Int

  /// - Parameter longest: How many documents are named.
  package init(_ corpus: JudgedCorpus, since record: CorpusRecord, longest: Int = 40) {
    changes = corpus.changes(since: record)
    unrecorded = corpus.unrecorded(in: record).count
    self.longest = longest
  }

  /// Whether nothing differs from the record.
  package var isEmpty: Bool { changes.isEmpty && unrecorded == 0 }

  package var description: String {
    var lines: [String] = []
    if unrecorded > 0 { lines.append("\(unrecorded) documents are not in the record.") }
    guard !changes.isEmpty else { return (lines + ["No other row differs."]).joined(separator: "\n") }
    for content in ContentMode.allCases { lines.append(totals(content)) }
    lines.append(
      "findings: \(changes.reduce(0) { $0 + $1.change.newFindings.count }) new, "
        + "\(changes.reduce(0) { $0 + $1.change.goneFindings.count }) gone; texts: "
        + "\(changes.reduce(0) { $0 + $1.change.texts.nearer }) nearer, "
        + "\(changes.reduce(0) { $0 + $1.change.texts.further }) further off")
    let ordered = changes.sorted {
      (Self.loss($0.change), $0.entry.path) > (Self.loss($1.change), $1.entry.path)
    }
    lines += ordered.prefix(longest).flatMap { Self.lines(of: $0.entry, $0.change) }
    if ordered.count > longest { lines.append("… and \(ordered.count - longest) more documents") }
    return lines.joined(separator: "\n")
  }

  private func totals(_ content: ContentMode) -> String {
    var projects: [String: Int] = [:]
    var (won, lost) = (0, 0)
    for (entry, change) in changes {
      won += change.won(content).count
      lost += change.lost(content).count
      projects[entry.project, default: 0] += change.won(content).count - change.lost(content).count
    }
    return "\(content.rawValue) content: \(won) views won, \(lost) lost; "
      + "\(projects.values.count { $0 > 0 }) projects gain, \(projects.values.count { $0 < 0 }) lose"
  }

  private static func loss(_ change: RecordChange) -> Int {
    ContentMode.allCases.reduce(0) { $0 + change.lost($1).count - change.won($1).count }
  }

  private static func lines(of entry: JudgedCorpus.Entry, _ change: RecordChange) -> [String] {
    let ids = ids(of: entry)
    var lines = ["\(entry.path)"]
    for content in ContentMode.allCases {
      for (word, places) in [("won", change.won(content)), ("lost", change.lost(content))]
      where !places.isEmpty {
        let names = places.prefix(6).map { $0 < ids.count ? ids[$0] : "view \($0)" }
        lines.append(
          "  \(word) \(places.count), \(content.rawValue): " + names.joined(separator: " ")
            + (places.count > 6 ? " …" : ""))
      }
    }
    let echoing = change.after.echoing.subtracting(change.before.echoing).count
    if echoing > 0 { lines.append("  \(echoing) more views lie where origins are recorded") }
    if change.texts.nearer + change.texts.further > 0 {
      lines.append("  texts: \(change.texts.nearer) nearer, \(change.texts.further) further off")
    }
    for (sign, findings) in [("+", change.newFindings), ("-", change.goneFindings)] {
      lines += findings.prefix(6).map { "  \(sign) \($0)" }
      if findings.count > 6 { lines.append("  \(sign) … and \(findings.count - 6) more") }
    }
    return lines
  }

  /// The ids of a document's views, as the record counts them.
  private static func ids(of entry: JudgedCorpus.Entry) -> [String] {
    guard let bytes = try? MarkupCorpus.bytes(of: entry.path),
      let document = try? InterfaceDocument(bytes: bytes)
    else { return [] }
    return document.resolve().flatMap(\.views).map(\.id)
  }
}
