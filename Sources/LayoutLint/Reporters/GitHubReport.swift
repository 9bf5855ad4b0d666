import PlumbFindings

/// Writes annotations as GitHub Actions reads them off a step's output ("Workflow commands for GitHub Actions").
///
///     ::error file=Form.storyboard,line=21,col=44,endColumn=60,title=ambiguous-layout::The width of …
///
/// Of each severity GitHub keeps ten a step and drops the rest in silence, so that this writes the first ten errors, warnings and
/// notes, and how many more there are.
package struct GitHubReport: FindingsReport {
  /// What GitHub keeps of each severity.
  static let most = 10

  private var kept: [Severity: [String]] = [:]

  package init() {}

  package mutating func add(_ file: FileReport) -> String {
    for finding in file.findings where kept[finding.severity, default: []].count < Self.most {
      kept[finding.severity, default: []].append(line(finding, file.path))
    }
    return ""
  }

  package mutating func end(_ summary: LintSummary) -> String {
    var text = ""
    for severity in Severity.allCases.reversed() {
      let rest = summary.findings(severity) - (kept[severity]?.count ?? 0)
      // The sentence about the rest is a note, too.
      let shown = kept[severity] ?? []
      text += shown.joined()
      if rest > 0 { text += "plumb: \(rest) more \(severity.name)s, which annotations have no room for\n" }
    }
    return text
  }

  private func line(_ finding: Finding, _ path: String) -> String {
    var properties = "file=" + Self.property(path)
    if let span = finding.span {
      properties += ",line=\(span.position.line),col=\(span.position.column)"
      properties += ",endColumn=\(span.position.column + span.marked.count)"
    }
    properties += ",title=" + Self.property(finding.rule)
    let text = ([finding.sentence] + finding.details).joined(separator: "\n")
    return "::\(Self.command(finding.severity)) \(properties)::\(Self.data(text))\n"
  }

  private static func command(_ severity: Severity) -> String {
    severity == .note ? "notice" : "\(severity.name)"
  }

  private static func data(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case "\r\n": escaped += "%0D%0A"
      default: escaped.append(character)
      }
    }
  }

  private static func property(_ text: String) -> String {
    data(text).reduce(into: "") { escaped, character in
      switch character {
      case ":": escaped += "%3A"
      case ",": escaped += "%2C"
      default: escaped.append(character)
      }
    }
  }
}
