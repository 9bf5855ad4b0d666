import PlumbFindings
import PlumbTextOutput
import TestSupport
import Testing

@testable import PlumbLayoutLint

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

  @Test func nothingIsWiderThanAskedButTheFirstLine() {
    for width in 60...160 {
      let text = TextReporter(style: .init(width: width)).report(SampleFindings.file)
      for line in text.split(separator: "\n") where !line.hasPrefix(SampleFindings.path) {
        #expect(String(line).columns <= width, "\(line)")
      }
    }
  }

  @Test func asciiIsASCIIButForNames() {
    let text = TextReporter(style: .init(isASCII: true)).report(SampleFindings.file)
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    let named = Finding(
      rule: "r", severity: .error, message: "\(item: "“Größe”") is at \(value: "≥ 3")…",
      span: SampleFindings.span(1, "<a t=\"日本\"/>", marking: "日本"))
    #expect(
      TextReporter(style: .init(isASCII: true)).report(FileReport(path: "a", findings: [named]))
        == "a:1:7: error: \"Größe\" is at >= 3... [r]\n  1 | <a t=\"日本\"/>\n    |       ^^^^\n\n")
  }

  @Test func namesObeyNothing() {
    let finding = Finding(rule: "r", severity: .error, message: "\(item: "a\u{1B}[2J\nb")")
    let text = TextReporter().report(FileReport(path: "x\ny", findings: [finding]))
    #expect(text == "x␊y:1:1: error: a␛[2J␊b [r]\n\n")
  }

  @Test func manyReasonsAreCounted() {
    func text(_ count: Int, _ topic: Note.Topic = .reason) -> [Substring] {
      let note = Note(
        topic, (1...count).map { Note.Line("c\($0)", at: SourcePosition(line: $0, column: 1)) })
      let finding = Finding(rule: "r", severity: .error, message: "m", notes: [note])
      return TextReporter().report(FileReport(path: "x", findings: [finding])).split(separator: "\n")
    }
    #expect(text(7).count == 8)
    #expect(text(7).last == "                   7:1  c7")
    #expect(text(25).count == 8)
    #expect(text(25).last == "                        and 19 more")
    #expect(text(11, .alsoBroken).count == 12)
    #expect(text(12, .alsoBroken).last == "                         and 2 more")
    // Of constraints that contradict, none may be missing.
    #expect(text(40, .constraints).count == 41)
  }

  @Test func oneFollowerIsNamedAlone() {
    let finding = Finding(
      rule: "r", severity: .warning, message: "m", notes: [Note(.followers, "\(item: "“Tax”")")])
    let text = TextReporter().report(FileReport(path: "x", findings: [finding]))
    #expect(text.hasSuffix("      followers    “Tax”\n\n"))
  }
}
