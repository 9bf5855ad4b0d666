import PlumbLayoutLint
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("plumb lint in one line a finding, and notes")
struct LintBriefTests {
  private static let broken = "Examples/Broken.storyboard"

  @Test func everyFindingIsALine() {
    let run = CommandRun("lint", Self.broken, "--brief")
    #expect(run.code == 1)
    #expect(
      run.resultLines == [
        Self.broken
          + ":69:72: error: “Promo card”.width = 335 contradicts 5 other constraints, which make it 374 "
          + "[conflicting-constraints]",
        Self.broken + ":77:355: error: The vertical position of “Newsletter” is ambiguous [ambiguous-layout]",
        Self.broken + ":90:51: warning: “Last order” is misplaced: x 44 instead of 20, y 443 instead of 391 "
          + "[misplaced-view]",
        "1 file, 2 errors, 1 warning",
      ])
    let both = CommandRun("lint", Self.broken, "--brief", "--json")
    #expect(both.code == 2 && both.messages.contains("“--json” and “--brief” do not go together"))
  }

  /// Notes are told and counted, and let a check pass.
  @Test func notesAlonePass() throws {
    let text = try #require(Rule.named("duplicate-constraint")).example.badDocument
    try CommandRun.withFiles(["a.xib": Array(text.utf8)]) { folder in
      let run = CommandRun("lint", "--brief", folder + "/a.xib")
      #expect(run.code == 0)
      #expect(
        run.results.replacing(folder + "/", with: "") == """
          a.xib:17:3: note: The constraint “Title”.leading = UIView.leading + 20 is there twice [duplicate-constraint]
          ✓ 1 file, no findings, 1 note

          """)
      #expect(CommandRun("lint", "--json", folder).results.contains(#""severity":"note""#))
    }
  }

  // MARK: Standard input

  @Test(arguments: [
    ["lint"], ["lint", "--json"], ["layout"], ["trace"], ["report"],
  ])
  func standardInputIsRead(_ command: [String]) throws {
    let text = String(decoding: try FixtureFolder.examples.bytes(of: "Broken.storyboard"), as: UTF8.self)
    let piped = try PlumbProcess(command + ["-"], input: text)
    let named = CommandRun(command + [Self.broken])
    #expect(piped.messages == "" && piped.code == named.code)
    #expect(piped.results == named.results.replacing(Self.broken, with: "-"))
  }

  @Test func whyReadsStandardInput() throws {
    let text = String(decoding: try FixtureFolder.examples.bytes(of: "Form.storyboard"), as: UTF8.self)
    let piped = try PlumbProcess(["why", "-", "Full name.width"], input: text)
    #expect(piped.code == 0)
    #expect(
      piped.results
        == CommandRun("why", CommandRun.form, "Full name.width").results.replacing(CommandRun.form, with: "-")
    )
    let picture = try PlumbProcess(["render", "-"], input: text)
    #expect(picture.code == 0 && picture.results.hasPrefix("<svg"))
    let nothing = try PlumbProcess(["layout", "-"])
    #expect(nothing.code == 2 && nothing.messages.hasPrefix("plumb: -:1:1: "))
  }

  // MARK: Suggestions

  @Test(arguments: ["ambigous", "ambiguos", "ambiguous"])
  func beginningsOfRulesAreEnough(_ name: String) {
    let lint = CommandRun("lint", Self.broken, "--only", name)
    #expect(lint.code == 2)
    #expect(
      lint.messages == "plumb: There is no rule “\(name)”. Did you mean “ambiguous-layout”? "
        + "“plumb rules” lists them.\n")
    #expect(
      CommandRun("rules", name).messageLines.first
        == "plumb: There is no rule “\(name)”. Did you mean “ambiguous-layout”?")
  }
}
