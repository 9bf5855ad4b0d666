import PlumbFindings
import PlumbTextOutput

/// One line a finding.
extension TextReporter {
  /// Nobody reads more findings of one file than these; the gravest are the first.
  package static let most = 1000

  /// The first lines of a file's findings, and nothing between them:
  /// `path:line:column: severity: scene: sentence [rule]`.
  package func brief(_ file: FileReport) -> String {
    var text = ""
    for finding in file.findings.prefix(Self.most) {
      text += heading(of: finding, path: file.path).rendered(colors: style.colors) + "\n"
    }
    return text + (rest(of: file) ?? "")
  }

  /// A line that counts the findings of a file that are not shown; nil where all are.
  func rest(of file: FileReport) -> String? {
    let rest = file.findings.dropFirst(Self.most)
    guard !rest.isEmpty else { return nil }
    var line = StyledText(glyphs.printable(file.path) + ": ", .bold)
    line.append("and \(rest.count) more: ")
    line.append(counts { severity in rest.count { $0.severity == severity } })
    return line.rendered(colors: style.colors) + "\n"
  }

  /// `2 errors, 1 warning`, the gravest first.
  func counts(of count: (Severity) -> Int) -> StyledText {
    var line = StyledText()
    for severity in Severity.allCases.reversed() where count(severity) > 0 {
      if line.columns > 0 { line.append(", ") }
      line.append(Self.counted(count(severity), "\(severity.name)"), severity.style)
    }
    return line
  }
}
