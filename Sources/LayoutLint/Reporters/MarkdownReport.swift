import PlumbFindings

/// Writes findings as a table in Markdown, for a job's summary or a comment on a change.
package struct MarkdownReport: FindingsReport {
  /// More rows than these are counted: GitHub takes one mebibyte of a step's summary.
  static let most = 500

  /// More pictures than these are left out for the same reason.
  package static let mostSketches = 12

  private var rows = 0
  private var sketches: [String] = []

  package init() {}

  package mutating func add(_ file: FileReport) -> String {
    var text = ""
    sketches += file.sketches.prefix(Self.mostSketches - sketches.count).map { Self.details($0, file) }
    for (number, finding) in file.findings.enumerated() where rows < Self.most {
      if rows == 0 { text += "| | Where | What | Rule |\n|---|---|---|---|\n" }
      rows += 1
      let place = "\(file.path):\(finding.position.line)"
      let isDrawn = file.sketches.contains { $0.findings.contains(number) }
      let mark = Self.mark(finding.severity) + (isDrawn ? " \(number + 1)" : "")
      text += "| \(mark) | `\(Self.code(place))` | \(Self.cell(finding.sentence))"
      if let repair = finding.notes.first(where: { $0.topic == .repair })?.lines.first {
        text += "<br>\(Self.cell(repair.message.text))"
      }
      text += " | `\(finding.rule)` |\n"
    }
    return text
  }

  package mutating func end(_ summary: LintSummary) -> String {
    let rest = summary.findings - rows
    var text = rest > 0 ? "\nAnd \(rest) more.\n" : ""
    let counts = Severity.allCases.reversed().filter { summary.findings($0) > 0 }.map {
      TextReporter.counted(summary.findings($0), "\($0.name)")
    }
    let files = TextReporter.counted(summary.files, "file")
    text +=
      (rows > 0 ? "\n" : "")
      + "**\(files), \(counts.isEmpty ? "no findings" : counts.joined(separator: ", "))**"
    if summary.suppressed > 0 { text += ", \(summary.suppressed) suppressed" }
    if summary.omissions.doubts > 0 { text += ", \(summary.omissions.doubts) in doubt and not counted" }
    return text + "\n" + sketches.map { "\n" + $0 }.joined()
  }

  /// A picture that opens at a click: GitHub shows none that lies nowhere else, so that it consists of characters.
  private static func details(_ sketch: FindingSketch, _ file: FileReport) -> String {
    var title = "<code>\(cell(file.path))</code>"
    if let scene = sketch.scene { title += ", \(cell(scene))" }
    if !sketch.surroundings.isEmpty { title += ", on \(cell(sketch.surroundings))" }
    let numbers = sketch.findings.map { "\($0 + 1)" }.joined(separator: ", ")
    return "<details><summary>\(title): \(numbers)</summary>\n\n```text\n"
      + sketch.lines.map { String($0.map { $0 == "`" ? "'" : $0 }) + "\n" }.joined() + "```\n\n</details>\n"
  }

  private static func mark(_ severity: Severity) -> String {
    switch severity {
    case .note: "🔵"
    case .warning: "🟠"
    case .error: "🔴"
    }
  }

  /// A text inside backquotes.
  package static func code(_ text: String) -> String {
    text.filter { $0 != "`" && !$0.isNewline }.reduce(into: "") { $0 += $1 == "|" ? "\\|" : String($1) }
  }

  /// A text in a cell, in which nothing is markup.
  package static func cell(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "|", "\\", "`", "*", "_", "[", "]", "#", "~": escaped += "\\" + String(character)
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      default: escaped += character.isNewline ? " " : String(character)
      }
    }
  }
}
