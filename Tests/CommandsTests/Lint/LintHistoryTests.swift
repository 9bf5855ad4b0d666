import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("plumb lint --changed-since")
struct LintHistoryTests {
  private static func withExamples(_ body: (GitTrial) throws -> Void) throws {
    var files: [String: [UInt8]] = [:]
    for name in ["Broken.storyboard", "Planets.storyboard", "Form.storyboard"] {
      files[name] = try FixtureFolder.examples.bytes(of: name)
    }
    try GitTrial.with(files, body)
  }

  private static func lines(_ trial: GitTrial, _ more: String..., since revision: String = "main") -> [String]
  {
    CommandRun(["lint", trial.folder, "--brief", "--changed-since", revision] + more).resultLines.filter {
      $0.hasSuffix("]")
    }
  }

  @Test func whatHasNotChangedIsNotChecked() throws {
    try Self.withExamples { trial in
      let run = CommandRun("lint", trial.folder, "--changed-since", "main")
      #expect(run.code == 0 && run.results.isEmpty)
      #expect(run.messages == "plumb: Nothing to check: no document has changed since “main”.\n")
      #expect(
        CommandRun("lint", trial.folder, "--changed-since", "main", "--output", "gitlab").results == "[]\n")
    }
  }

  /// The document had a conflict and a view that is open before; these are nobody's news.
  @Test func onlyWhatGotWorseIsTold() throws {
    try Self.withExamples { trial in
      try trial.git("checkout", "--quiet", "-b", "topic")
      try trial.change(
        "Broken.storyboard", "y=\"68\" width=\"80\" height=\"80\"", to: "y=\"70\" width=\"80\" height=\"80\"")
      let lines = Self.lines(trial)
      #expect(
        lines.count == 1 && lines[0].contains("Broken.storyboard:21:51: warning: “Avatar” is misplaced"))
      try trial.commit()
      #expect(Self.lines(trial) == lines)
      #expect(Self.lines(trial, since: "HEAD").isEmpty)
    }
  }

  @Test func newAndRenamedDocuments() throws {
    try Self.withExamples { trial in
      try trial.git("mv", "Broken.storyboard", "Renamed.storyboard")
      try trial.write(try FixtureFolder.examples.bytes(of: "Planets.storyboard"), to: "New.storyboard")
      try trial.git("rm", "--quiet", "Form.storyboard")
      let lines = Self.lines(trial)
      #expect(lines.count == 1 && lines[0].hasPrefix(trial.path("New.storyboard:74:")))
    }
  }

  /// What main has got meanwhile is not what the branch did.
  @Test func changesCountFromWhereTheBranchLeft() throws {
    try Self.withExamples { trial in
      try trial.git("checkout", "--quiet", "-b", "topic")
      try trial.change("Form.storyboard", "<scenes>", to: "<scenes>\n")
      try trial.commit()
      try trial.git("checkout", "--quiet", "main")
      try trial.git("rm", "--quiet", "Planets.storyboard")
      try trial.commit()
      try trial.git("checkout", "--quiet", "topic")
      let run = CommandRun("lint", trial.folder, "--changed-since", "main", "--brief")
      #expect(run.code == 0 && run.results.contains("1 file, no findings"))
    }
  }

  @Test func pathsRestrictWhatIsChecked() throws {
    try Self.withExamples { trial in
      for name in ["Broken.storyboard", "Planets.storyboard"] {
        try trial.change(name, "<scenes>", to: "<scenes>\n")
      }
      let one = CommandRun("lint", trial.path("Planets.storyboard"), "--changed-since", "main")
      #expect(one.code == 0 && one.results.contains("1 file"))
      let other = CommandRun("lint", trial.path("Form.storyboard"), "--changed-since", "main")
      #expect(other.code == 0 && other.messages.contains("Nothing to check"))
      #expect(CommandRun("lint", trial.path("Absent.xib"), "--changed-since", "main").code == 2)
    }
  }

  /// A finding is passed over once, by the baseline or because it was there before.
  @Test func baselinesHoldBesides() throws {
    try Self.withExamples { trial in
      let baseline = trial.path("base.txt")
      #expect(CommandRun("lint", trial.folder, "--write-baseline", baseline).code == 0)
      try trial.change("Broken.storyboard", "<scenes>", to: "<scenes>\n")
      let run = CommandRun(
        "lint", trial.folder, "--changed-since", "main", "--baseline", baseline, "--strict-baseline")
      #expect(run.code == 0 && !run.messages.contains("gone"))
    }
  }

  @Test(arguments: [
    ("mian", "There is no revision “mian” in this repository. Did you mean “main”?"),
    ("-x", "There is no revision “-x” in this repository."),
    ("main..HEAD", "There is no revision “main..HEAD” in this repository."),
  ])
  func revisionsThatAreNotThere(revision: String, message: String) throws {
    try Self.withExamples { trial in
      let run = CommandRun("lint", trial.folder, "--changed-since=\(revision)")
      #expect(run.code == 2 && run.messages.contains(message))
    }
  }

  @Test func foldersWithoutRepository() throws {
    try CommandRun.withFiles(["Form.storyboard": try FixtureFolder.examples.bytes(of: "Form.storyboard")]) {
      let run = CommandRun("lint", $0, "--changed-since", "main")
      #expect(run.code == 2 && run.messages.contains("This is in no git repository."))
    }
  }

  @Test func machinesWithoutGit() throws {
    let run = try PlumbProcess(
      ["lint", "Examples", "--changed-since", "HEAD"], environment: ["PATH": "/nowhere"])
    #expect(run.code == 2)
    #expect(run.messages == "plumb: There is no git to ask: install it, or put it on the path.\n")
  }

  @Test(arguments: [
    ["--fix"], ["--unsafe-fixes"], ["--write-baseline", "b"], ["--baseline", "b", "--update-baseline"],
  ])
  func whatDoesNotGoTogether(arguments: [String]) {
    let run = CommandRun(["lint", "Examples", "--changed-since", "HEAD"] + arguments)
    #expect(run.code == 2 && run.messages.contains("do not go together"))
    #expect(CommandRun("lint", "-", "--changed-since", "HEAD").messages.contains("no history"))
  }

  @Test func whatGitSaysOfChanges() {
    let none = String(repeating: "0", count: 40)
    let (old, new) = (String(repeating: "a", count: 40), String(repeating: "b", count: 40))
    let text =
      ":100644 100644 \(old) \(none) M\0B.xib\0:100644 100644 \(old) \(new) R090\0C D.xib\0A.xib\0"
      + ":100644 000000 \(old) \(none) D\0E.xib\0:000000 120000 \(none) \(new) A\0F.xib\0:000000 100644 \(none) \(new) A\0G.xib\0"
    let changes = GitChange.sorted(GitChange.all(inRaw: Array(text.utf8)))
    #expect(changes.map(\.path) == ["A.xib", "B.xib", nil, "G.xib"])
    #expect(changes.map(\.oldPath) == ["C D.xib", "B.xib", "E.xib", nil])
    #expect(changes.map(\.oldHash) == [old, old, old, nil])
    #expect(changes.map(\.newHash) == [new, nil, nil, new])
    // What is cut off anywhere is no crash.
    for end in text.utf8.indices { _ = GitChange.all(inRaw: Array(text.utf8[..<end])) }
  }
}
