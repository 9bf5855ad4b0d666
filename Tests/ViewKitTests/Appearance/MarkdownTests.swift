import Testing
import UIKit

/// Texts of Markdown, as Foundation reads them on Apple's platforms.
@MainActor
struct MarkdownTests {
  /// `text` with marks for what runs are: b, i, c (code), s (struck), and a link's place.
  private func runs(
    _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full
  ) throws -> [String] {
    let text = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax))
    return text.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      let marks = [
        (InlinePresentationIntent.stronglyEmphasized, "b"), (.emphasized, "i"), (.code, "c"),
        (.strikethrough, "s"),
      ]
      let names = marks.filter { intent.contains($0.0) }.map(\.1).joined()
      let link = run.link.map { " " + $0.absoluteString } ?? ""
      return String(text[run.range].characters) + (names.isEmpty ? "" : "|\(names)") + link
    }
  }

  @Test func emphasisCodeAndLinks() throws {
    #expect(try runs("a **b** *c* `d` ~~e~~") == ["a ", "b|b", " ", "c|i", " ", "d|c", " ", "e|s"])
    #expect(try runs("***both*** **a _b_**") == ["both|bi", " ", "a |b", "b|bi"])
    #expect(
      try runs("[one *two*](https://a.b \"Title\"), <https://c.d>")
        == ["one  https://a.b", "two|i https://a.b", ", ", "https://c.d https://c.d"])
  }

  /// What is no mark is a character.
  @Test func marksWithoutTheirLike() throws {
    for text in [
      "2 * 3 * 4", "snake_case_name", "**open", "[no] link", "a ** b **", "[a](b", "`c", "~d~", "](", "****",
    ] {
      #expect(try runs(text) == [text])
    }
    #expect(try runs("\\*a\\* ``b`c``") == ["*a* ", "b`c|c"])
  }

  /// Marks that wait for others, far more of them than a reader could look through for each.
  @Test(arguments: ["*a ", "a* ", "<", "<>", "[", "]", "](", "[](", "![", "_*"])
  func longTextsOfMarks(_ part: String) throws {
    let text = String(repeating: part, count: 100_000)
    #expect(String(try AttributedString(markdown: text).characters).filter { $0 != " " }.count <= text.count)
  }

  @Test func emphasisInEmphasis() throws {
    let (open, close) = (String(repeating: "*a ", count: 20_000), String(repeating: " b*", count: 20_000))
    let runs = try runs(open + "c" + close)
    #expect(runs == ["\(String(repeating: "a ", count: 20_000))c\(String(repeating: " b", count: 20_000))|i"])
    let marks = (1...600).map { String(repeating: "`", count: $0) + "a" }.joined()
    #expect(try self.runs(marks) == [marks])
  }

  @Test func linesAndParagraphs() throws {
    #expect(try runs("# Title\n\none\ntwo\n\n* three") == ["Titleone twothree"])
    #expect(try runs("one\n\n*two*", .inlineOnlyPreservingWhitespace) == ["one\n\n", "two|i"])
    #expect(try runs("one\n# two", .inlineOnly) == ["one # two"])
  }

  @Test func anObjectKeepsWhatTheTextSays() throws {
    let text = try NSAttributedString(markdown: "a **b**")
    #expect(text.string == "a b")
    let intent = text.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) as? NSNumber
    #expect(intent?.uintValue == InlinePresentationIntent.stronglyEmphasized.rawValue)
    #expect(AttributedString(text).runs.last?.inlinePresentationIntent == .stronglyEmphasized)
  }
}
