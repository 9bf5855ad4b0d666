import Findings
import TestSupport
import Testing

@testable import LayoutLint

@Suite("Findings for a person")
struct TextReporterTests {
  private static let styles: [(name: String, style: TextReporter.Style)] = [
    ("unicode-100", TextReporter.Style(width: 100)),
    ("unicode-80", TextReporter.Style(width: 80)),
    ("unicode-120", TextReporter.Style(width: 120)),
    ("ascii-80", TextReporter.Style(isASCII: true, width: 80)),
    ("colours-100", TextReporter.Style(colors: true, width: 100)),
  ]

  @Test(arguments: styles.indices)
  func looksAsRecorded(_ index: Int) throws {
    let (name, style) = Self.styles[index]
    let reporter = TextReporter(style: style)
    let second = FileReport(path: "App/Über.xib", findings: [SampleFindings.unreadable])
    let text =
      reporter.report(SampleFindings.file) + reporter.report(second)
      + reporter.summary(
        LintSummary([SampleFindings.file, second, FileReport(path: "Clean.xib", findings: [])]))
    let difference = try Snapshot("Tests/LayoutLintTests/Snapshots/\(name).txt").difference(from: text)
    #expect(difference == nil)
  }
}
