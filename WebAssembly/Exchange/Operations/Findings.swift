import Findings
import LayoutLint

/// What lint finds in a document, as the JSON of `plumb lint --json`; also where it cannot be read, which is a finding.
func findings(_ input: ArraySlice<UInt8>) -> [UInt8] {
  let (findings, omissions) = Linter().check(Array(input))
  let report = FileReport(path: "document", findings: findings, omissions: omissions)
  return Array(JSONReporter().report(report).utf8)
}
