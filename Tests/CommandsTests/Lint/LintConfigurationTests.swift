import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("Configurations of plumb lint")
struct LintConfigurationTests {
  /// A folder with two examples that have findings, one in a folder of its own, and a configuration.
  private static func withProject(
    _ configuration: String, _ body: (_ folder: String) throws -> Void
  ) throws {
    try CommandRun.withFiles([".plumb.yml": Array(configuration.utf8)]) { folder in
      for (name, place) in [("Broken", "App"), ("CutText", "Pods")] {
        let target = URL(fileURLWithPath: folder).appendingPathComponent(place)
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        let bytes = try FixtureFolder.examples.bytes(of: name + ".storyboard")
        try Data(bytes).write(to: target.appendingPathComponent(name + ".storyboard"))
      }
      try body(folder)
    }
  }

  @Test func severitiesReachFindingsSummaryAndExitCode() throws {
    let rules =
      "rules: {conflicting-constraints: note, ambiguous-layout: note, misplaced-view: note, clipped-content: error}"
    try Self.withProject(rules) { folder in
      let run = CommandRun("lint", folder, "--brief")
      #expect(run.code == 1 && run.resultLines.last == "2 files, 1 error, 3 notes")
      #expect(CommandRun("lint", folder + "/App").code == 0)
      #expect(CommandRun("lint", folder + "/App", "--fail-level", "note").code == 1)
      #expect(CommandRun("lint", folder, "--output", "gitlab").results.contains("\"severity\":\"info\""))
      #expect(CommandRun("lint", folder + "/App", "--no-config").code == 1)
    }
  }

  @Test func offIsNotLookedForUnlessAsked() throws {
    try Self.withProject("rules: {clipped-content: off}") { folder in
      #expect(CommandRun("lint", folder + "/Pods").code == 0)
      #expect(CommandRun("lint", folder + "/Pods", "--only", "clipped-content").code == 1)
    }
  }

  @Test func whatIsLeftOutIsNotCheckedAlsoWhereNamed() throws {
    try Self.withProject("exclude: Pods") { folder in
      #expect(CommandRun("lint", folder, "--brief").resultLines.last?.hasPrefix("1 file, ") == true)
      let run = CommandRun("lint", folder + "/Pods/CutText.storyboard")
      #expect(run.code == 0 && run.results == "nothing was checked\n")
      #expect(run.messageLines == ["plumb: Nothing to check: \(folder)/.plumb.yml leaves the document out."])
      let fixed = CommandRun("lint", folder + "/Pods", "--fix")
      #expect(fixed.code == 0 && fixed.messages.contains("leaves the document out"))
      // A path that holds no document is a mistake all the same.
      #expect(CommandRun("lint", folder + "/None").code == 2)
    }
  }

  @Test func theNearestCounts() throws {
    try Self.withProject("rules: {clipped-content: off}") { folder in
      try Data("rules: {duplicate-id: off}".utf8).write(to: URL(fileURLWithPath: folder + "/Pods/.plumb.yml"))
      #expect(CommandRun("lint", folder + "/Pods").code == 1)
      #expect(CommandRun("lint", folder + "/Pods", "--config", folder + "/.plumb.yml").code == 0)
    }
  }

  @Test func everyDocumentHasItsOwnFailLevel() throws {
    try Self.withProject(
      "exclude: Pods\nfail-level: error\nrules: {conflicting-constraints: off, ambiguous-layout: warning}"
    ) { folder in
      #expect(CommandRun("lint", folder).code == 0)
      try Data("fail-level: warning".utf8).write(to: URL(fileURLWithPath: folder + "/Pods/.plumb.yml"))
      #expect(CommandRun("lint", folder).code == 1)
    }
  }

  @Test func theBaselineIsThatOfTheConfiguration() throws {
    try Self.withProject("baseline: base.txt") { folder in
      let missing = CommandRun("lint", folder)
      #expect(missing.code == 2 && missing.results == "")
      #expect(missing.messages.contains("Its baseline is not there; “plumb lint PATH… --write-baseline"))
      #expect(CommandRun("lint", folder, "--write-baseline", folder + "/base.txt").code == 0)
      #expect(CommandRun("lint", folder).code == 0)
      #expect(CommandRun("lint", folder, "--strict-baseline", "--disable", "clipped-content").code == 1)
      #expect(CommandRun("lint", folder, "--update-baseline", "--disable", "clipped-content").code == 0)
      #expect(CommandRun("lint", folder, "--strict-baseline", "--disable", "clipped-content").code == 0)
    }
  }

  @Test(arguments: ["lint", "fix"]) func mistakesEndTheRun(_ mode: String) throws {
    try Self.withProject("rules: {misplaced-veiw: off}") { folder in
      let run = CommandRun(["lint", folder + "/App"] + (mode == "fix" ? ["--fix"] : []))
      #expect(run.code == 2 && run.results == "")
      #expect(
        run.messageLines.first?.hasPrefix(
          "plumb: \(folder)/.plumb.yml:1:9: There is no rule “misplaced-veiw”.") == true)
    }
  }

  @Test(arguments: [
    (["--config", "nowhere.yml"], "nowhere.yml: There is no such file"),
    (["--config", "a", "--no-config"], "do not go together"),
    (["--config", "Examples"], "Examples: This is a folder"),
  ])
  func wrongUsesAreRefused(_ options: [String], _ words: String) {
    let run = CommandRun(["lint", "Examples"] + options)
    #expect(run.code == 2 && run.results == "" && run.messages.contains(words), "\(run.messages)")
  }

  // MARK: What holds

  @Test func whatHoldsIsShown() throws {
    let configuration = """
      rules:
        misplaced-view: {severity: note, tolerance: 2}
      overrides:
        - {files: App, rules: {ambiguous-layout: warning}}
      matrix: {devices: [iPhone SE], widths: [320]}
      fail-level: error
      """
    try Self.withProject(configuration) { folder in
      let run = CommandRun(
        "lint", "--show-config", folder + "/App/Broken.storyboard", "--disable", "duplicate-id")
      #expect(run.code == 0 && run.messages == "")
      let text = run.results.replacing(folder, with: "FOLDER")
      let snapshot = Snapshot("Tests/CommandsTests/Snapshots/Lint/shown-configuration.txt")
      let difference = try snapshot.difference(from: text)
      #expect(difference == nil)
      let json = CommandRun("lint", "--show-config", folder, "--json").resultLines
      #expect(json.count == 2 && json.allSatisfy { $0.contains("\"failLevel\":\"error\"") })
      #expect(
        json[0].contains(
          "{\"rule\":\"ambiguous-layout\",\"severity\":\"warning\",\"options\":{},\"source\":\"overrides\",\"line\":4}"
        ))
    }
  }
}
