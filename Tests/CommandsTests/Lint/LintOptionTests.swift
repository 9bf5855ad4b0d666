import Foundation
import PlumbLayoutLint
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("Options of plumb lint")
struct LintOptionTests {
  private static let broken = "Examples/Broken.storyboard"

  /// The rules of the findings of a run, in order, each once.
  private func rules(_ arguments: String...) throws -> [String] {
    let run = CommandRun(["lint", "--json", Self.broken] + arguments)
    var rules: [String] = []
    for line in run.resultLines {
      let file = try JSONDecoder().decode(LintOutput.self, from: Data(line.utf8))
      for finding in file.findings where !rules.contains(finding.rule) { rules.append(finding.rule) }
    }
    #expect(run.code == (rules.isEmpty ? 0 : 1))
    return rules
  }

  /// What could not be read was not looked at, whatever one looks for.
  @Test func unreadableFilesAreNeverPassedOver() throws {
    try CommandRun.withFiles(["a.xib": Array("<document".utf8)]) { folder in
      let run = CommandRun("lint", "--only", "misplaced-view", folder)
      #expect(run.code == 1)
      #expect(run.results.contains("[unreadable-document]"))
      #expect(CommandRun("lint", "--disable", "unreadable-document", folder).code == 0)
    }
  }

  // MARK: Exit codes

  @Test func exitCodesAreThoseOfTheContract() {
    #expect(CommandRun("lint", CommandRun.form).code == 0)
    #expect(CommandRun("lint", Self.broken).code == 1)
    // A warning is a finding.
    #expect(CommandRun("lint", "Examples/MisplacedLabel.storyboard").code == 1)
    #expect(CommandRun("lint").code == 2)
    #expect(CommandRun("lint", "").code == 2)
    #expect(CommandRun("lint", CommandRun.form, "--no-such-option").code == 2)
    #expect(CommandRun("lint", CommandRun.form, "--device", "Nokia 3310").code == 2)
    #expect(CommandRun("lint", CommandRun.form, "--color", "sometimes").code == 2)
    #expect(CommandRun("lint", CommandRun.form, "--only").code == 2)
  }

  /// A path that is not there does not keep the others from being checked.
  @Test func missingPathIsToldBesideTheOthers() {
    let run = CommandRun("lint", "Examples/Brokn.storyboard", Self.broken)
    #expect(run.code == 2)
    #expect(run.results == CommandRun("lint", Self.broken).results)
    #expect(
      run.messages == "plumb: Examples/Brokn.storyboard: There is no such file or folder. Did you mean "
        + "“Examples/Broken.storyboard”?\n")
    let alone = CommandRun("lint", "No/such/folder")
    #expect(alone.code == 2)
    #expect(alone.messages == "plumb: No/such/folder: There is no such file or folder.\n")
  }

  @Test func badArgumentsSayNothingOnStandardOutput() {
    for arguments in [["lint"], ["lint", Self.broken, "--only", "no-such-rule"]] {
      let run = CommandRun(arguments)
      #expect(run.code == 2 && run.results == "")
      #expect(run.messageLines.allSatisfy { $0.hasPrefix("plumb: ") } && !run.messageLines.isEmpty)
    }
  }

  // MARK: Rules

  @Test func rulesAreChosen() throws {
    let all = ["conflicting-constraints", "ambiguous-layout", "misplaced-view"]
    #expect(try rules() == all)
    #expect(try rules("--only", "ambiguous-layout") == ["ambiguous-layout"])
    #expect(try rules("--only", "misplaced-view", "--only=ambiguous-layout") == [all[1], all[2]])
    #expect(try rules("--disable", "ambiguous-layout") == [all[0], all[2]])
    #expect(try rules("--disable", "ambiguous-layout", "--disable=misplaced-view") == [all[0]])
    let none = CommandRun("lint", Self.broken, "--only", "ambiguous-layout", "--disable", "ambiguous-layout")
    #expect(none.code == 2)
    #expect(none.messages.contains("No rule is left"))
    #expect(try rules("--only", "duplicate-id") == [])
  }

  @Test(arguments: ["--only", "--disable"])
  func unknownRuleSuggestsOne(_ option: String) {
    let run = CommandRun("lint", Self.broken, option, "ambigous-layout")
    #expect(run.code == 2 && run.results == "")
    #expect(
      run.messages == "plumb: There is no rule “ambigous-layout”. Did you mean “ambiguous-layout”? "
        + "“plumb rules” lists them.\n")
  }

  // MARK: Devices

  /// The button is as wide as one screen allows: only wider ones and narrower ones are in conflict with it.
  @Test func findingsSayOnWhichDevicesTheyHold() throws {
    let path = "Examples/FixedWidth.storyboard"
    #expect(CommandRun("lint", path).code == 0)
    let run = CommandRun(
      "lint", path, "--device", "iPhone 8", "--device", "iPhone 8 Plus", "--device", "iPhone 11")
    #expect(run.code == 1)
    let only = try #require(run.resultLines.first { $0.contains("only on") })
    // The 414 points of the iPhone 8 Plus and the iPhone 11 are what the button was made for.
    #expect(only.trimmingCharacters(in: .whitespaces) == "only on      iPhone 8")
    #expect(CommandRun("lint", path, "--device", "iPhone 8 Plus").code == 0)
    let json = CommandRun("lint", "--json", path, "--device", "iPhone 8", "--device", "iPhone 8 Plus")
    #expect(json.results.contains(#""environments":["iPhone 8"]"#))
  }

  @Test func deviceGivenTwiceCountsOnce() {
    let path = "Examples/FixedWidth.storyboard"
    let once = CommandRun("lint", "--json", path, "--device", "iPhone 8").results
    #expect(
      CommandRun("lint", "--json", path, "--device", "iPhone 8", "--device", "iPhone 8").results == once)
    #expect(once.contains(#""environments":[]"#))
  }

  @Test func orientationIsPartOfTheName() {
    let run = CommandRun(
      "lint", "--json", "Examples/FixedWidth.storyboard", "--landscape", "--device", "iPhone 8", "--device",
      "iPhone 8 Plus")
    #expect(run.code == 1)
    #expect(run.results.contains("“Call”.width = 374 contradicts 5 other constraints"))
    #expect(run.results.contains(#""environments":[]"#))
    let mirrored = CommandRun(
      "lint", "--json", "Examples/FixedWidth.storyboard", "--rtl", "--device", "iPhone 8", "--device",
      "iPhone 8 Plus")
    #expect(mirrored.results.contains(#""environments":["iPhone 8 right to left"]"#))
  }
}

/// A line of `plumb lint --json`: every member is there, of one type each.
struct LintOutput: Decodable {
  struct Finding: Decodable {
    let rule: String
    let severity: String
    let message: String
    let line: Int?
    let column: Int?
    let endColumn: Int?
    let subject: String?
    let environments: [String]
    let notes: [Note]
  }

  struct Note: Decodable {
    let topic: String
    let lines: [Line]
  }

  struct Line: Decodable {
    let message: String
    let line: Int?
    let column: Int?
  }

  let document: String
  let findings: [Finding]
}
