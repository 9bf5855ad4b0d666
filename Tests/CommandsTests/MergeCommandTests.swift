import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("plumb merge")
struct MergeCommandTests {
  /// Three states of an example: its width was 120.
  private static func withStates(
    ours: String, theirs: String, _ body: (_ base: String, _ ours: String, _ theirs: String) throws -> Void
  ) throws {
    let bytes = try FixtureFolder.examples.bytes(of: "Form.storyboard")
    let text = String(decoding: bytes, as: UTF8.self)
    let line = "<constraint firstAttribute=\"width\" constant=\"120\" id=\"aB3-kq-0Rf\"/>"
    #expect(text.contains(line))
    try CommandRun.withFiles([
      "base.storyboard": bytes, "ours.storyboard": Array(text.replacing(line, with: ours).utf8),
      "theirs.storyboard": Array(text.replacing(line, with: theirs).utf8),
    ]) { folder in
      try body(folder + "/base.storyboard", folder + "/ours.storyboard", folder + "/theirs.storyboard")
    }
  }

  private static func line(_ constant: Int, priority: String = "") -> String {
    "<constraint firstAttribute=\"width\"\(priority) constant=\"\(constant)\" id=\"aB3-kq-0Rf\"/>"
  }

  @Test func bothChangesAreInOurs() throws {
    try Self.withStates(ours: Self.line(130), theirs: Self.line(120, priority: " priority=\"750\"")) {
      base, ours, theirs in
      let before = try String(contentsOfFile: ours, encoding: .utf8)
      let run = CommandRun("merge", base, ours, theirs)
      #expect(run.code == 0 && run.messages.isEmpty && run.results.isEmpty)
      let merged = try String(contentsOfFile: ours, encoding: .utf8)
      let expected = Self.line(130, priority: " priority=\"750\"")
      #expect(merged == before.replacing(Self.line(130), with: expected))
    }
  }

  @Test func conflictsKeepOursAndAreTold() throws {
    try Self.withStates(ours: Self.line(130), theirs: Self.line(140)) { base, ours, theirs in
      let before = try String(contentsOfFile: ours, encoding: .utf8)
      let run = CommandRun("merge", base, ours, theirs, "Base.lproj/Main.storyboard")
      #expect(run.code == 1)
      #expect(
        run.messageLines.first
          == "plumb: Base.lproj/Main.storyboard:24: <constraint> aB3-kq-0Rf: “constant” is “130” here and “140” there; it was “120”."
      )
      #expect(try String(contentsOfFile: ours, encoding: .utf8) == before)
      let marked = CommandRun("merge", base, ours, theirs, "--markers")
      #expect(marked.code == 1)
      #expect(try String(contentsOfFile: ours, encoding: .utf8).contains("<<<<<<< ours"))
    }
  }

  @Test func anotherFileIsWritten() throws {
    try Self.withStates(ours: Self.line(120), theirs: Self.line(140)) { base, ours, theirs in
      let before = try String(contentsOfFile: ours, encoding: .utf8)
      #expect(CommandRun("merge", base, ours, theirs, "-o", ours + ".merged").code == 0)
      #expect(try String(contentsOfFile: ours, encoding: .utf8) == before)
      let merged = try String(contentsOfFile: ours + ".merged", encoding: .utf8)
      #expect(try merged == String(contentsOfFile: theirs, encoding: .utf8))
    }
  }

  @Test func whatCannotBeReadIsLeftAlone() throws {
    try Self.withStates(ours: Self.line(130), theirs: "<broken") { base, ours, theirs in
      let before = try String(contentsOfFile: ours, encoding: .utf8)
      let run = CommandRun("merge", base, ours, theirs)
      #expect(run.code == 2 && run.messages.contains(theirs))
      #expect(try String(contentsOfFile: ours, encoding: .utf8) == before)
      #expect(CommandRun("merge", base, ours).code == 2)
      #expect(CommandRun("merge", base, ours, base + ".absent").code == 2)
      #expect(CommandRun("merge", "-", ours, theirs).code == 2)
    }
  }

  /// As git does where both branches have added a document.
  @Test func documentsWithoutBase() throws {
    try Self.withStates(ours: Self.line(130), theirs: Self.line(140)) { base, ours, theirs in
      try Data().write(to: URL(fileURLWithPath: base))
      let run = CommandRun("merge", base, ours, theirs)
      #expect(run.code == 1 && run.messages.contains("Both sides have added this document"))
      #expect(CommandRun("merge", base, ours, ours).code == 0)
    }
  }

  /// With the lines of Documentation/GIT.md.
  @Test func gitCallsIt() throws {
    try GitTrial.with([
      "A.storyboard": try FixtureFolder.examples.bytes(of: "Form.storyboard"),
      ".gitattributes": Array("*.storyboard merge=plumb\n".utf8),
    ]) { trial in
      let page = try String(contentsOfFile: "Documentation/GIT.md", encoding: .utf8)
      #expect(page.contains("git config merge.plumb.driver \"plumb merge %O %A %B %P\""))
      #expect(page.contains("*.storyboard merge=plumb"))
      try trial.git("config", "merge.plumb.driver", "'\(PlumbProcess.url.path)' merge %O %A %B %P")
      try trial.git("checkout", "--quiet", "-b", "topic")
      try trial.change("A.storyboard", Self.line(120), to: Self.line(120, priority: " priority=\"750\""))
      try trial.commit()
      try trial.git("checkout", "--quiet", "main")
      try trial.change("A.storyboard", Self.line(120), to: Self.line(130))
      try trial.commit()
      try trial.git("merge", "--quiet", "topic")
      let merged = try String(contentsOfFile: trial.path("A.storyboard"), encoding: .utf8)
      #expect(merged.contains(Self.line(130, priority: " priority=\"750\"")))
    }
  }
}
