import PlumbFindings
import PlumbTextOutput

/// Writes findings as test results in the form of JUnit: a suite for each file, a case that failed for each finding, and one that
/// passed for a file without findings, since servers call a report without cases empty. Notes do not fail a run, and are no cases.
package struct JUnitReport: FindingsReport {
  package init() {}

  package mutating func beginning() -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"plumb lint\">\n"
  }

  package mutating func add(_ file: FileReport) -> String {
    let path = XMLText.escaped(file.path)
    let failing = file.findings.filter { $0.severity > .note }
    var text =
      "  <testsuite name=\"\(path)\" tests=\"\(max(failing.count, 1))\" failures=\"\(failing.count)\" errors=\"0\">\n"
    if failing.isEmpty { text += "    <testcase classname=\"\(path)\" name=\"lint\"/>\n" }
    for finding in failing {
      let name = [finding.rule, finding.subject].compactMap { $0 }.joined(separator: " ")
      text += "    <testcase classname=\"\(path)\" name=\"\(XMLText.escaped(name))\">\n"
      text +=
        "      <failure type=\"\(finding.severity.name)\" message=\"\(XMLText.escaped(finding.sentence))\">"
      let place = file.path + ":\(finding.position.line):\(finding.position.column)"
      text += XMLText.escaped(([place] + finding.details).joined(separator: "\n")) + "</failure>\n"
      text += "    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }

  package mutating func end(_ summary: LintSummary) -> String { "</testsuites>\n" }
}
