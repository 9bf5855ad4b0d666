import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("Baselines of plumb lint")
struct LintBaselineTests {
  /// A folder with two examples that have findings, and the baseline of these.
  private static func withBaseline(_ body: (_ folder: String, _ baseline: String) throws -> Void) throws {
    var files: [String: [UInt8]] = [:]
    for name in ["Broken.storyboard", "Planets.storyboard"] {
      files[name] = try FixtureFolder.examples.bytes(of: name)
    }
    try CommandRun.withFiles(files) { folder in
      let baseline = folder + "/base.txt"
      let run = CommandRun("lint", folder, "--write-baseline", baseline)
      #expect(run.code == 0 && run.messages.contains("accepted"))
      try body(folder, baseline)
    }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func whatIsAcceptedIsPassedOver() throws {
    try Self.withBaseline { folder, baseline in
      let lines = try Self.text(baseline).split(separator: "\n").dropFirst()
      #expect(lines.count > 3 && lines.elementsEqual(lines.sorted()))
      #expect(lines.allSatisfy { $0.split(separator: "\t").count == 5 && !$0.contains(folder) })
      let run = CommandRun("lint", folder, "--baseline", baseline, "--output", "gitlab")
      #expect(run.code == 0 && run.results == "[]\n")
      #expect(CommandRun("lint", folder).code == 1)
    }
  }

  /// Lines, sentences and numbers change with edits elsewhere.
  @Test func editsElsewhereKeepFindingsAccepted() throws {
    try Self.withBaseline { folder, baseline in
      let path = folder + "/Broken.storyboard"
      let edited = try Self.text(path).replacing("<scenes>", with: "<scenes>\n\n")
        .replacing("y=\"443\"", with: "y=\"449\"").replacing("y=\"471\"", with: "y=\"477\"")
      try edited.write(toFile: path, atomically: true, encoding: .utf8)
      #expect(CommandRun("lint", folder, "--baseline", baseline).code == 0)
    }
  }

  @Test func renamedDocumentsKeepTheirFindings() throws {
    try Self.withBaseline { folder, baseline in
      try FileManager.default.moveItem(
        atPath: folder + "/Broken.storyboard", toPath: folder + "/Other.storyboard")
      #expect(CommandRun("lint", folder, "--baseline", baseline, "--strict-baseline").code == 0)
      #expect(CommandRun("lint", folder, "--baseline", baseline, "--update-baseline").code == 0)
      let names = try Self.text(baseline)
      #expect(names.contains("Other.storyboard\t") && !names.contains("Broken.storyboard\t"))
    }
  }

  /// A copy has findings of its own: the original is still there.
  @Test func copiesAreNotAccepted() throws {
    try Self.withBaseline { folder, baseline in
      try FileManager.default.copyItem(
        atPath: folder + "/Broken.storyboard", toPath: folder + "/Copy.storyboard")
      let run = CommandRun("lint", folder, "--brief", "--baseline", baseline)
      #expect(run.code == 1)
      #expect(
        run.resultLines.filter { $0.contains(": error: ") }.allSatisfy { $0.contains("Copy.storyboard") })
    }
  }

  @Test func whatIsGoneFailsWhereStrict() throws {
    try Self.withBaseline { folder, baseline in
      try FileManager.default.removeItem(atPath: folder + "/Planets.storyboard")
      let before = try Self.text(baseline)
      let plain = CommandRun("lint", folder, "--baseline", baseline)
      #expect(plain.code == 0 && plain.messages.contains("gone"))
      #expect(CommandRun("lint", folder, "--baseline", baseline, "--strict-baseline").code == 1)
      #expect(try Self.text(baseline) == before)
      #expect(CommandRun("lint", folder, "--baseline", baseline, "--update-baseline").code == 0)
      #expect(CommandRun("lint", folder, "--baseline", baseline, "--strict-baseline").code == 0)
    }
  }

  /// A check of some documents says nothing of the others.
  @Test func documentsThatAreNotCheckedStayAccepted() throws {
    try Self.withBaseline { folder, baseline in
      let before = try Self.text(baseline)
      let one = folder + "/Broken.storyboard"
      #expect(CommandRun("lint", one, "--baseline", baseline, "--strict-baseline").code == 0)
      #expect(CommandRun("lint", one, "--baseline", baseline, "--update-baseline").code == 0)
      #expect(try Self.text(baseline) == before)
    }
  }

  @Test func newFindingsCount() throws {
    try Self.withBaseline { folder, baseline in
      let lines = try Self.text(baseline).split(separator: "\n").filter { !$0.contains("misplaced-view") }
      try lines.joined(separator: "\n").write(toFile: baseline, atomically: true, encoding: .utf8)
      let run = CommandRun("lint", folder, "--baseline", baseline, "--brief")
      #expect(run.code == 1)
      #expect(run.resultLines.contains { $0.hasSuffix("[misplaced-view]") })
      #expect(!run.results.contains("[conflicting-constraints]"))
    }
  }

  @Test(arguments: [
    (["--update-baseline"], "goes with"), (["--strict-baseline"], "goes with"),
    (["--baseline", "nowhere.txt"], "There is no such file"),
    (["--baseline", "README.md"], "README.md:3:1: This is no line of a baseline"),
    (["--baseline", "a", "--fix"], "do not go together"),
    (["--baseline", "a", "--write-baseline", "b"], "do not go together"),
    (["--baseline", "a", "--update-baseline", "--strict-baseline"], "do not go together"),
  ])
  func wrongUsesAreRefused(_ options: [String], _ words: String) {
    let run = CommandRun(["lint", "Examples"] + options)
    #expect(run.code == 2 && run.results == "" && run.messages.contains(words), "\(run.messages)")
  }
}
