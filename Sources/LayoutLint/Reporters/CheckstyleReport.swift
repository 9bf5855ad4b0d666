import PlumbFindings
import PlumbTextOutput

/// Writes findings as Checkstyle does, which most build servers read: a `file` with an `error` for each finding.
package struct CheckstyleReport: FindingsReport {
  package init() {}

  package mutating func beginning() -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
  }

  package mutating func add(_ file: FileReport) -> String {
    guard !file.findings.isEmpty else { return "" }
    var text = "  <file name=\"\(XMLText.escaped(file.path))\">\n"
    for finding in file.findings {
      let position = finding.position
      text += "    <error line=\"\(position.line)\" column=\"\(position.column)\""
      text += " severity=\"\(finding.severity == .note ? "info" : "\(finding.severity.name)")\""
      text += " message=\"\(XMLText.escaped(finding.sentence))\" source=\"plumb.\(finding.rule)\"/>\n"
    }
    return text + "  </file>\n"
  }

  package mutating func end(_ summary: LintSummary) -> String { "</checkstyle>\n" }
}
