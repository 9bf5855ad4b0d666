import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("plumb lint --suppress")
struct LintSuppressionTests {
  private static func withCopy(of name: String, _ body: (_ path: String) throws -> Void) throws {
    try CommandRun.withFiles([name: FixtureFolder.examples.bytes(of: name)]) { try body($0 + "/" + name) }
  }

  /// The lines that a diff adds, without the spaces in front.
  private static func added(_ run: CommandRun) -> [String] {
    run.resultLines.filter { $0.hasPrefix("+") && !$0.hasPrefix("+++") }.map {
      String($0.dropFirst()).trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func viewsGetANote() throws {
    try Self.withCopy(of: "CutText.storyboard") { path in
      let before = try FixtureFolder.read(path)
      let shown = CommandRun("lint", "--suppress", "k5W-Jf-3Oy", "clipped-content", path)
      #expect(shown.code == 1 && shown.messageLines.count == 1)
      #expect(
        Self.added(shown) == [
          "<attributedString key=\"userComments\">", "<fragment content=\"plumb:disable clipped-content\"/>",
          "</attributedString>",
        ])
      // The document may come first.
      #expect(
        CommandRun("lint", path, "--suppress", "k5W-Jf-3Oy", "clipped-content").results == shown.results)
      #expect(try FixtureFolder.read(path) == before)
      #expect(CommandRun("lint", "--suppress", "k5W-Jf-3Oy", "clipped-content", path, "--in-place").code == 0)
      let run = CommandRun("lint", path)
      #expect(run.code == 0 && run.results == "✓ 1 file, no findings, 1 suppressed\n")
      // What is not changed keeps its bytes.
      let lines = String(decoding: try FixtureFolder.read(path), as: UTF8.self).split(separator: "\n")
      let kept = lines.filter { !$0.contains("userComments") && !$0.contains("<fragment") }
      #expect(kept.count == lines.count - 2)
      #expect(String(decoding: before, as: UTF8.self).split(separator: "\n").count == lines.count - 3)
    }
  }

  @Test func aNoteThatIsThereIsKept() throws {
    try Self.withCopy(of: "CutText.storyboard") { path in
      for rule in ["clipped-content", "all"] {
        #expect(CommandRun("lint", "--suppress", "k5W-Jf-3Oy", rule, path, "--in-place").code == 0)
      }
      let text = String(decoding: try FixtureFolder.read(path), as: UTF8.self)
      #expect(text.contains("<fragment content=\"plumb:disable clipped-content\"/>"))
      #expect(text.contains("<fragment content=\" plumb:disable all\"/>"))
      let again = CommandRun("lint", "--suppress", "k5W-Jf-3Oy", "duplicate-id", path)
      #expect(again.code == 0 && again.results == "" && again.messages.contains("already"))
    }
  }

  @Test func constraintsGetALabel() throws {
    try Self.withCopy(of: "LeftRight.storyboard") { path in
      #expect(CommandRun("lint", "--suppress", "Kq0-Rf-2Xd", "fixed-direction", path, "--in-place").code == 0)
      let text = String(decoding: try FixtureFolder.read(path), as: UTF8.self)
      #expect(text.contains("id=\"Kq0-Rf-2Xd\" userLabel=\"plumb:disable fixed-direction\"/>"))
      #expect(CommandRun("lint", path).code == 0)
    }
  }

  @Test func programsAreToldWhatIsSuppressed() throws {
    try Self.withCopy(of: "CutText.storyboard") { path in
      _ = CommandRun("lint", "--suppress", "k5W-Jf-3Oy", "clipped-content", path, "--in-place")
      #expect(
        CommandRun("lint", path, "--json").results.contains(
          "\"findings\":[],\"suppressed\":[{\"rule\":\"clipped-content\""))
      #expect(
        CommandRun("lint", path, "--output", "sarif").results.contains(
          "\"suppressions\":[{\"kind\":\"inSource\"}]"))
      #expect(
        CommandRun("lint", path, "--output", "markdown").results.hasSuffix("no findings**, 1 suppressed\n"))
      #expect(CommandRun("lint", path, "--output", "gitlab").results == "[]\n")
    }
  }

  @Test(arguments: [
    (
      ["k5W-Jf-3Oy", "cliped-content", "F"],
      "There is no rule “cliped-content”. Did you mean “clipped-content”?"
    ),
    (
      ["k5W-Jf-3Oy", "F", "cliped-content"],
      "There is no rule “cliped-content”. Did you mean “clipped-content”?"
    ),
    (["k5W-Jf-3Oz", "all", "F"], "Nothing has the id “k5W-Jf-3Oz”. Did you mean “k5W-Jf-3Oy”?"),
    (["k5W-Jf-3Oy", "all"], "Name one object by its id, a rule and a file"),
    (["k5W-Jf-3Oy", "all", "F", "F"], "Name one object by its id"),
    (["k5W-Jf-3Oy", "all", "F", "--fix"], "do not go together"),
    (["k5W-Jf-3Oy", "all", "-", "--in-place"], "Standard input cannot be written in place"),
  ])
  func wrongUsesAreRefused(_ arguments: [String], _ words: String) {
    let path = "Examples/CutText.storyboard"
    let run = CommandRun(["lint", "--suppress"] + arguments.map { $0 == "F" ? path : $0 })
    #expect(run.code == 2 && run.results == "" && run.messages.contains(words), "\(run.messages)")
  }
}
