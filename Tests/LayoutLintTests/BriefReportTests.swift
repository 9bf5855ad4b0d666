import PlumbFindings
import Testing

@testable import PlumbLayoutLint

@Suite("Findings in one line each")
struct BriefReportTests {
  private static func finding(_ severity: Severity, line: Int, _ rule: String = "r") -> Finding {
    Finding(
      rule: rule, severity: severity, message: "m\(line)",
      span: SourceSpan(position: SourcePosition(line: line, column: 1), line: "x", marked: 0..<1),
      notes: [Note(.reason, "because")])
  }

  /// The gravest first, of each severity in the order of the file; notes never stand between a reader and an error.
  @Test func errorsComeFirst() {
    let file = FileReport(
      path: "a.xib",
      findings: [
        Self.finding(.note, line: 1), Self.finding(.warning, line: 3), Self.finding(.error, line: 9),
        Self.finding(.error, line: 4), Self.finding(.warning, line: 2),
      ])
    #expect(
      TextReporter().brief(file) == """
        a.xib:4:1: error: m4 [r]
        a.xib:9:1: error: m9 [r]
        a.xib:2:1: warning: m2 [r]
        a.xib:3:1: warning: m3 [r]
        a.xib:1:1: note: m1 [r]

        """)
    // They are the first lines of what is told at length.
    let long = TextReporter().report(file).split(separator: "\n").filter { $0.hasPrefix("a.xib") }
    #expect(long.joined(separator: "\n") + "\n" == TextReporter().brief(file))
  }

  @Test func moreThanAnybodyReadsIsCounted() {
    let findings = (1...1003).map { Self.finding($0 > 1 ? .error : .note, line: $0) }
    let file = FileReport(path: "a.xib", findings: findings)
    let brief = TextReporter().brief(file).split(separator: "\n")
    #expect(brief.count == 1001)
    #expect(brief.last == "a.xib: and 3 more: 2 errors, 1 note")
    #expect(TextReporter().report(file).hasSuffix("\n\na.xib: and 3 more: 2 errors, 1 note\n\n"))
    // Programs get all.
    #expect(JSONReporter().report(file).split(separator: "\"severity\"").count == 1004)
    // A thousand are shown.
    #expect(
      !TextReporter().brief(FileReport(path: "a", findings: Array(findings.dropLast(3)))).contains("more"))
  }

  @Test func notesAloneAreNoFindings() {
    let reporter = TextReporter()
    let noted = FileReport(path: "a", findings: [Self.finding(.note, line: 1)])
    #expect(!noted.fails(at: .warning) && noted.fails(at: .note))
    let notes = LintSummary([noted])
    #expect(reporter.summary(notes) == "✓ 1 file, no findings, 1 note\n")
    let both = LintSummary([
      FileReport(path: "a", findings: [Self.finding(.note, line: 1, "n"), Self.finding(.warning, line: 2)])
    ])
    #expect(reporter.summary(both) == "1 file, 1 warning, 1 note\n  1  r\n  1  n\n")
    #expect(reporter.summary(both, isBrief: true) == "1 file, 1 warning, 1 note\n")
  }
}
