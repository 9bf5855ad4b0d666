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
