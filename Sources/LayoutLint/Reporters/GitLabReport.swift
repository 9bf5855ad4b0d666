import PlumbFindings
import PlumbTextOutput

/// Writes findings as GitLab's code quality reports have them: an array of objects, a line each.
package struct GitLabReport: FindingsReport {
  private var fingerprints = FindingFingerprints()
  private var isFirst = true

  package init() {}

  package mutating func beginning() -> String { "[" }

  package mutating func add(_ file: FileReport) -> String {
    var text = ""
    for finding in file.findings {
      text += isFirst ? "\n" : ",\n"
      isFirst = false
      let fingerprint = fingerprints.next(finding, in: file.path)
      var json = JSONText()
      json.object { json in
        json.member("description", finding.sentence)
        json.member("check_name", finding.rule)
        json.member("fingerprint", fingerprint)
        json.member("severity", Self.severity(finding.severity))
        json.member("location") { json in
          json.object { json in
            json.member("path", file.path)
            json.member("lines") { json in
              json.object { json in json.member("begin", finding.position.line) }
            }
          }
        }
      }
      text += json.text
    }
    return text
  }

  package mutating func end(_ summary: LintSummary) -> String { isFirst ? "]\n" : "\n]\n" }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
