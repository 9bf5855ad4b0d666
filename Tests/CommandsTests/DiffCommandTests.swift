import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("plumb diff")
struct DiffCommandTests {
  /// Two states of an example: the second with texts replaced.
  private static func withStates(
    _ name: String, _ changes: [(String, String)], _ body: (_ old: String, _ new: String) throws -> Void
  ) throws {
    let bytes = try FixtureFolder.examples.bytes(of: name)
    var text = String(decoding: bytes, as: UTF8.self)
    for (old, new) in changes {
      #expect(text.contains(old), "\(old)")
      text = text.replacing(old, with: new)
    }
    try CommandRun.withFiles(["old-\(name)": bytes, "new-\(name)": Array(text.utf8)]) { folder in
      try body(folder + "/old-\(name)", folder + "/new-\(name)")
    }
  }

  @Test func theSameDocumentDoesNotMove() {
    let run = CommandRun("diff", CommandRun.form, CommandRun.form)
    #expect(run.code == 0 && run.results == "1 document, nothing moves\n")
  }

  /// What hangs on the constraint is below it, with all else that a number comes from left as it is.
  @Test func movesStandBelowTheirCause() throws {
    let bytes = try FixtureFolder.examples.bytes(of: "Broken.storyboard")
    let text = String(decoding: bytes, as: UTF8.self)
    // The one line, whatever its ids are.
    let line = try #require(
      text.split(separator: "\n").first {
        $0.contains("firstItem=\"nxo-6d-Lyd\" firstAttribute=\"top\"") && $0.contains("constant=\"20\"")
      })
    let changed = String(line).replacing("constant=\"20\"", with: "constant=\"32\"")
    try Self.withStates("Broken.storyboard", [(String(line), changed)]) { old, new in
      let run = CommandRun("diff", old, new)
      #expect(run.code == 1)
      let lines = run.resultLines.map { $0.trimmingCharacters(in: .whitespaces) }
      let cause = try #require(
        lines.firstIndex { $0.hasPrefix("~ “Avatar”.top = Safe Area.top + 32, was 20") })
      #expect(lines[cause + 1].hasPrefix("“Avatar”") && lines[cause + 1].hasSuffix("y  68 →  80"))
      #expect(lines.contains { $0.hasPrefix("“Good evening”") && $0.hasSuffix("y  80 →  92") })
      #expect(lines.count { $0.hasPrefix("~") } == 1)
      #expect(run.results.contains("1 constraint differs"))
    }
  }

  @Test func viewsThatComeAndGo() throws {
    let run = CommandRun("diff", "Examples/TwoLabels.storyboard", "Examples/MisplacedLabel.storyboard")
    #expect(run.code == 1)
    #expect(run.results.contains("new views:") && run.results.contains("“Call Again”  UIButton"))
    let back = CommandRun("diff", "Examples/MisplacedLabel.storyboard", "Examples/TwoLabels.storyboard")
    #expect(back.results.contains("views that are gone:") && back.results.contains("“Call Again”  UIButton"))
  }

  @Test func findingsThatAreNewAndSettled() {
    let run = CommandRun("diff", "Examples/TwoLabels.storyboard", "Examples/MisplacedLabel.storyboard")
    #expect(run.results.contains("new findings") && run.results.contains("[misplaced-view]"))
    #expect(run.results.contains("settled findings") && run.results.contains("[ambiguous-layout]"))
    #expect(run.resultLines.last?.hasSuffix("1 new finding; 1 finding settled") == true)
  }

  /// A view that was pasted anew has another id, and is the same for whoever looks.
  @Test func otherIdsAreNoOtherViews() throws {
    try Self.withStates("Form.storyboard", []) { old, new in
      let text = try String(contentsOfFile: old, encoding: .utf8)
      let id = try #require(text.firstMatch(of: /<label .* id="(\w{3}-\w{2}-\w{3})"/)).output.1
      try text.replacing(String(id), with: "Xx1-yY-2Zz").write(toFile: new, atomically: true, encoding: .utf8)
      let run = CommandRun("diff", old, new)
      #expect(run.code == 0, "\(run.results)")
      #expect(run.resultLines.last?.hasPrefix("1 document, nothing moves") == true)
    }
  }

  @Test func devicesSayWhereSomethingHolds() throws {
    let run = CommandRun(
      "diff", "Examples/TwoLabels.storyboard", "Examples/MisplacedLabel.storyboard", "--device", "iPhone 8",
      "--device", "iPhone 11")
    #expect(run.code == 1 && run.results.contains("  on iPhone 8, iPhone 11"))
    #expect(!run.results.contains("only on iPhone 8, iPhone 11"))
  }

  /// Rules, exclusions and the matrix hold as they do for lint; options win.
  @Test func configurationsHold() throws {
    let old = try FixtureFolder.examples.bytes(of: "TwoLabels.storyboard")
    let new = try FixtureFolder.examples.bytes(of: "MisplacedLabel.storyboard")
    func withConfiguration(_ text: String, _ body: (_ old: String, _ new: String, String) -> Void) throws {
      let files = ["a.storyboard": old, "b.storyboard": new, ".plumb.yml": Array(text.utf8)]
      try CommandRun.withFiles(files) { body($0 + "/a.storyboard", $0 + "/b.storyboard", $0 + "/.plumb.yml") }
    }
    try withConfiguration("rules: {misplaced-view: off}") { old, new, _ in
      #expect(!CommandRun("diff", old, new).results.contains("[misplaced-view]"))
      #expect(CommandRun("diff", old, new, "--no-config").results.contains("[misplaced-view]"))
    }
    try withConfiguration("exclude: b.storyboard") { old, new, configuration in
      let run = CommandRun("diff", old, new)
      #expect(run.code == 0 && run.results == "")
      #expect(run.messages == "plumb: Nothing to compare: \(configuration) leaves the document out.\n")
      #expect(CommandRun("diff", new, old).code == 1)
    }
    try withConfiguration("matrix: shipping") { old, new, _ in
      #expect(CommandRun("diff", old, new).resultLines[0].hasSuffix("  in 33 situations"))
      let asked = CommandRun("diff", old, new, "--matrix", "devices=iPhone SE,iPad mini")
      #expect(asked.resultLines[0].hasSuffix("  on its own device, iPhone SE (3rd gen), iPad mini"))
    }
    let wrong = CommandRun("diff", CommandRun.form, CommandRun.form, "--config", "there is no such file")
    #expect(wrong.code == 2 && wrong.messages == "plumb: there is no such file: There is no such file.\n")
  }

  @Test func formsOfOutput() throws {
    let files = ["Examples/TwoLabels.storyboard", "Examples/MisplacedLabel.storyboard"]
    let json = CommandRun(["diff", "--json"] + files)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.results.utf8)) as? [String: Any])
    #expect(object["document"] as? String == files[1] && object["oldDocument"] as? String == files[0])
    let scenes = try #require(object["scenes"] as? [[String: Any]])
    let moves = try #require(scenes.first?["moves"] as? [[String: Any]])
    let causes = try #require(scenes.first?["causes"] as? [[String: Any]])
    #expect(!moves.isEmpty && moves.allSatisfy { causes.indices.contains($0["cause"] as? Int ?? -1) })
    #expect((object["news"] as? [Any])?.count == 1 && (object["settled"] as? [Any])?.count == 1)
    let markdown = CommandRun(["diff", "--markdown"] + files).results
    #expect(markdown.contains("| Scene | View | Was → is | Because of |"))
    #expect(CommandRun(["diff", "--summary"] + files).resultLines.count == 1)
    #expect(CommandRun(["diff", "--json", "--summary"] + files).code == 2)
  }

  @Test func picturesHaveBothStates() throws {
    try CommandRun.withFiles([:]) { folder in
      let path = folder + "/change.svg"
      let run = CommandRun(
        "diff", "Examples/TwoLabels.storyboard", "Examples/MisplacedLabel.storyboard", "--picture", path)
      #expect(run.code == 1)
      let svg = try String(contentsOfFile: path, encoding: .utf8)
      for word in ["before", "after", "both"] { #expect(svg.contains(">\(word)</text>")) }
      let still = CommandRun("diff", CommandRun.form, CommandRun.form, "--picture", folder + "/none.svg")
      #expect(still.code == 0 && still.messages.contains("no picture was written"))
      #expect(CommandRun("diff", CommandRun.form, CommandRun.form, "--picture", "a.txt").code == 2)
    }
  }

  // MARK: git

  @Test func statesOfARepository() throws {
    try GitTrial.with(["A.storyboard": try FixtureFolder.examples.bytes(of: "TwoLabels.storyboard")]) {
      trial in
      try trial.write(try FixtureFolder.examples.bytes(of: "MisplacedLabel.storyboard"), to: "A.storyboard")
      try trial.write(try FixtureFolder.examples.bytes(of: "Form.storyboard"), to: "B.storyboard")
      let run = try PlumbProcess(
        program: URL(fileURLWithPath: "/usr/bin/env"),
        ["-C", trial.folder, PlumbProcess.url.path, "diff", "--summary"])
      #expect(run.code == 1)
      let lines = run.results.split(separator: "\n")
      #expect(
        lines.count == 2 && lines[0].hasPrefix("A.storyboard: ")
          && lines[1].hasPrefix("B.storyboard: new document"))
    }
  }

  /// As git calls it: nothing but a failure may stop git's own work.
  @Test func gitCallsItWithSevenArguments() throws {
    let hash = String(repeating: "a", count: 40)
    let arguments = [
      "Main.storyboard", "Examples/TwoLabels.storyboard", hash, "100644",
      "Examples/MisplacedLabel.storyboard",
      hash, "100644",
    ]
    let run = CommandRun(["diff", "--summary"] + arguments)
    #expect(run.code == 0 && run.results.hasPrefix("Main.storyboard: 2 views move"))
    let added = CommandRun(
      "diff", "--summary", "New.xib", "/dev/null", ".", ".", "Examples/Cell.xib", hash, "100644")
    #expect(added.code == 0 && added.results.hasPrefix("New.xib: new document"))
    let other = CommandRun("diff", "a.txt", "/dev/null", ".", ".", "README.md", hash, "100644")
    #expect(other.code == 0 && other.messages.contains("is not compared"))
    let unreadable = CommandRun("diff", "A.xib", "/dev/null", ".", ".", "README.md", hash, "100644")
    #expect(unreadable.code == 2)
    #expect(ExternalDiff(Array(arguments.dropLast())) == nil)
    let renamed = ExternalDiff(arguments + ["Other.storyboard", "similarity index 90%"])
    #expect(renamed?.path == "Other.storyboard" && renamed?.oldPath == "Main.storyboard")
  }

  @Test func whatIsNotThere() {
    let run = CommandRun("diff", "Examples/Absent.storyboard", CommandRun.form)
    #expect(run.code == 2 && !run.messages.isEmpty)
    #expect(
      CommandRun("diff", "no-such-revision").messages.contains("There is no revision “no-such-revision”"))
  }
}
