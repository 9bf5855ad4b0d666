import Foundation
import PlumbFindings
import TestSupport
import Testing

@testable import PlumbLayoutLint

@Suite("Reports and their sums")
struct ReportTests {
  private func finding(_ rule: String, _ severity: Severity, _ line: Int, _ column: Int = 1) -> Finding {
    Finding(
      rule: rule, severity: severity, message: "m",
      span: SourceSpan(position: SourcePosition(line: line, column: column), line: "x", marked: 0..<1))
  }

  @Test func findingsStandInTheOrderOfTheFile() {
    let report = FileReport(
      path: "a",
      findings: [
        finding("b", .error, 2), finding("a", .warning, 10), finding("a", .error, 2),
        finding("c", .error, 2, 0),
        Finding(rule: "z", severity: .error, message: "whole"),
      ])
    #expect(report.findings.map(\.rule) == ["z", "c", "a", "b", "a"])
  }

  @Test func summaryCountsByRuleAndSeverity() {
    let summary = LintSummary([
      FileReport(path: "a", findings: [finding("w", .warning, 1), finding("f", .error, 1)]),
      FileReport(
        path: "b", findings: [finding("e", .error, 1), finding("w", .warning, 1), finding("v", .warning, 1)]),
      FileReport(path: "c", findings: []),
    ])
    #expect(summary.files == 3 && summary.findings == 5)
    #expect(summary.findings(.error) == 2 && summary.findings(.warning) == 3)
    #expect(summary.rules.map { "\($0.findings) \($0.rule)" } == ["1 e", "1 f", "1 v", "2 w"])
  }

  @Test func summaryLines() {
    let reporter = TextReporter()
    let clean = FileReport(path: "a", findings: [])
    let one = FileReport(path: "b", findings: [finding("ambiguous-layout", .error, 1)])
    #expect(reporter.summary(LintSummary([clean])) == "✓ 1 file, no findings\n")
    #expect(reporter.summary(LintSummary([clean, one])) == "2 files, 1 error\n")
    #expect(
      TextReporter(style: .init(isASCII: true)).summary(LintSummary([clean, clean]))
        == "2 files, no findings\n")
  }

  /// No findings are no proof while there is doubt.
  @Test func doubtsAreCountedInTheLastLine() {
    var omissions = Omissions()
    omissions.misplaced = 2
    omissions.ambiguous = 1
    let doubtful = FileReport(path: "a", findings: [], omissions: omissions)
    #expect(
      TextReporter().summary(LintSummary([doubtful]))
        == """
        1 file, no findings
        in doubt, not counted: 2 views differ from their recorded frames, 1 view is open; “plumb layout” shows which, and why

        """)
    let found = FileReport(path: "b", findings: [finding("e", .error, 1)])
    let lines = TextReporter().summary(LintSummary([doubtful, found])).split(separator: "\n")
    #expect(
      lines.first == "2 files, 1 error" && lines.last?.hasPrefix("in doubt, not counted: 2 views") == true)
  }

  /// Reporters know findings and nothing of documents.
  @Test func reportersImportFindingsAlone() throws {
    let folder = FixtureFolder.checkout.appendingPathComponent("Sources/LayoutLint/Reporters")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.count >= 6)
    for file in files {
      let text = String(decoding: try Data(contentsOf: folder.appendingPathComponent(file)), as: UTF8.self)
      for line in text.split(separator: "\n") where line.hasPrefix("import ") {
        #expect(["import PlumbFindings", "import PlumbTextOutput"].contains(line), "\(file)")
      }
    }
  }
}
