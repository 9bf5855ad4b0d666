import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

/// `plumb fix`, `pin` and `align`: what they print, write and leave alone.
@Suite struct EditCommandTests {
  private static let misplaced = "Examples/MisplacedLabel.storyboard"
  private static let form = "Examples/Form.storyboard"

  private static func changed(_ run: CommandRun) -> [String] {
    run.resultLines.filter {
      ($0.hasPrefix("+") || $0.hasPrefix("-")) && !$0.hasPrefix("+++") && !$0.hasPrefix("---")
    }
    .map { $0.prefix(1) + $0.dropFirst().trimmingCharacters(in: .whitespaces) }
  }

  @Test func framesAreShownAsADiff() {
    let run = CommandRun("fix", Self.misplaced, "--update-frames", "--all")
    #expect(run.code == 1)
    #expect(run.resultLines.first == "--- a/Examples/MisplacedLabel.storyboard")
    let changes = Self.changed(run)
    #expect(changes.count == 8)
    #expect(changes.contains(#"-<rect key="frame" x="44" y="418" width="50" height="16"/>"#))
    #expect(changes.contains(#"+<rect key="frame" x="20" y="362" width="50" height="16"/>"#))
    #expect(!changes.contains { $0.hasPrefix("+") && $0.contains("misplaced") })
    #expect(run.messageLines == ["plumb: 2 frames updated; “--in-place” writes the file."])
  }

  /// Afterwards nothing is misplaced, and there is nothing more to do.
  @Test func framesAreWritten() throws {
    try CommandRun.withFiles(["V.storyboard": bytes(Self.misplaced)]) { folder in
      let path = folder + "/V.storyboard"
      #expect(CommandRun("lint", path).code == 1)
      let run = CommandRun("fix", path, "--update-frames", "--all", "--in-place")
      #expect(run.code == 0)
      #expect(run.messageLines == ["plumb: 2 frames updated."])
      #expect(CommandRun("lint", path).code == 0)
      let again = CommandRun("fix", path, "--update-frames", "--all")
      #expect(again.code == 0)
      #expect(again.results == "")
      #expect(again.messageLines == ["plumb: Nothing changes."])
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(files == ["V.storyboard"])
    }
  }

  /// The constants with which the views are where the canvas has them: then nothing is misplaced either.
  @Test func constantsAreWritten() throws {
    try CommandRun.withFiles(["V.storyboard": bytes(Self.misplaced)]) { folder in
      let path = folder + "/V.storyboard"
      let run = CommandRun("fix", path, "--update-constants", "--all", "--in-place")
      #expect(run.code == 0)
      #expect(run.messageLines == ["plumb: 3 constants updated, 2 flags updated."])
      #expect(
        Self.changed(run).contains { $0.hasPrefix("+") && $0.contains(#"constant="80" id="TYP-st-3r2""#) })
      #expect(CommandRun("lint", path).code == 0)
      #expect(CommandRun("fix", path, "--update-frames", "--all").results == "")
    }
  }

  @Test func oneViewIsMovedAndTheOtherIsNot() {
    let run = CommandRun("fix", Self.misplaced, "--update-frames", "--view", "Last call")
    #expect(Self.changed(run).count == 4)
  }

  @Test func clearedViewsAreFixed() {
    let run = CommandRun("fix", Self.form, "--clear", "--view", "Portrait")
    let changes = Self.changed(run)
    #expect(run.code == 1)
    #expect(changes.contains { $0.hasPrefix("+") && $0.contains(#"fixedFrame="YES""#) })
    #expect(
      changes.contains(#"+<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#))
    #expect(!changes.contains { $0.hasPrefix("+<constraint") })
  }

  /// As Interface Builder writes them: owner, items, order of attributes, place in the list.
  @Test func pinsAreWrittenAsInterfaceBuilderDoes() {
    let run = CommandRun(
      "pin", Self.form, "Full name", "--top", "current", "--trailing", "8:Bq9-Cw-e5J", "--width")
    // The place of each follows its id.
    let added = Self.changed(run).map { $0.replacing(#/ id="[^"]*"/#, with: "") }.sorted()
    #expect(
      added
        == [
          "+<constraints>", #"+<constraint firstAttribute="width" constant="282"/>"#, "+</constraints>",
          #"+<constraint firstItem="xT1-8P-wVg" firstAttribute="top" secondItem="Jd2-u5-QzX" secondAttribute="bottom" constant="24"/>"#,
          #"+<constraint firstItem="Bq9-Cw-e5J" firstAttribute="trailing" secondItem="xT1-8P-wVg" secondAttribute="trailing" constant="8"/>"#,
        ].sorted())
    #expect(run.messageLines.first == "plumb: 3 constraints added; “--in-place” writes the file.")
  }

  @Test func ofSharedSpacesOneIsWritten() {
    let run = CommandRun("pin", Self.form, "Full name", "name@example.com", "--bottom", "current")
    let added = Self.changed(run).filter { $0.contains("<constraint ") }
    #expect(added.count == 2)
    let both = CommandRun(
      "pin", Self.form, "Full name", "name@example.com", "--top", "current", "--bottom", "current")
    #expect(Self.changed(both).filter { $0.contains("<constraint ") }.count == 3)
  }

  @Test func alignmentsBeginWithTheFirstView() {
    let run = CommandRun("align", Self.form, "Email", "Name", "--leading", "4", "--priority", "750")
    let added = Self.changed(run).map { $0.replacing(#/ id="[^"]*"/#, with: "") }
    #expect(
      added == [
        #"+<constraint firstItem="Qs6-dL-3ne" firstAttribute="leading" secondItem="kh9-bI-dsS" secondAttribute="leading" priority="750" constant="4"/>"#
      ])
  }

  /// The same edit of the same document always writes the same bytes.
  @Test func idsAreTheSameEachTime() {
    let arguments = ["pin", Self.form, "Full name", "--top", "current", "--width"]
    #expect(CommandRun(arguments).results == CommandRun(arguments).results)
  }

  @Test func theDiffApplies() throws {
    try CommandRun.withFiles(["V.storyboard": bytes(Self.form), "W.storyboard": bytes(Self.form)]) { folder in
      let path = folder + "/V.storyboard"
      let arguments = [
        "pin", path, "Full name", "--top", "standard", "--height", "40", "--update-frames", "all",
      ]
      let shown = CommandRun(arguments)
      #expect(shown.code == 1)
      let written = CommandRun(arguments + ["-o", folder + "/W.storyboard"])
      #expect(written.code == 0)
      #expect(written.results == shown.results)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(bytes(Self.form)))
      let wanted = try Data(contentsOf: URL(fileURLWithPath: folder + "/W.storyboard"))
      #expect(CommandRun(arguments + ["--in-place"]).code == 0)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == wanted)
    }
  }

  @Test func jsonHasTheEdits() throws {
    let run = CommandRun("fix", Self.misplaced, "--update-frames", "--all", "--json")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(run.results.utf8)) as? [String: Any])
    #expect(object["operation"] as? String == "update-frames")
    #expect(object["done"] as? [String] == ["2 frames updated"])
    let edits = try #require(object["edits"] as? [[String: Any]])
    #expect(edits.first?["edit"] as? String == "set")
    #expect(edits.first?["element"] as? String == "rect")
    #expect(edits.first?["id"] as? String == "GyD-aO-jfh")
    #expect((object["diff"] as? String)?.hasPrefix("--- a/") == true)
    #expect(run.messages == "")
  }

  /// A conflict that a new constraint brings is told.
  @Test func newConflictsAreTold() {
    let run = CommandRun("pin", Self.form, "Portrait", "--width", "90")
    #expect(run.messages.contains("1 new conflict: “plumb lint” says which."))
  }

  @Test(arguments: [
    (
      ["fix", form, "--all"],
      "Name one of “--update-frames”, “--update-constants”, “--add-missing”, “--reset”, “--clear”, “--repair”."
    ),
    (["fix", form, "--clear"], "Name the views that are meant, or “--all”. Names with spaces need quotes."),
    (["fix", form, "--clear", "--all", "--view", "Name"], "“--all” and “--view” do not go together."),
    (["fix", form, "Name", "--clear"], "Name one file; views are named with “--view”."),
    (["fix"], "Name a .storyboard or .xib file."),
    (
      ["fix", "-", "--clear", "--all", "--in-place"],
      "Standard input cannot be written in place: leave “--in-place” out."
    ),
    (["pin", form], "Name the views that are meant. Names with spaces need quotes."),
    (["align", form, "Name", "Email"], "Say what is to be done, such as “--leading”."),
    (
      ["pin", form, "Name", "--top", "8", "--relation", "under"],
      "“under” is no value for “--relation”: it takes =, <= or >=."
    ),
    (["pin", form, "Name"], "Say what is to be done, such as “--leading 20”."),
    (
      ["pin", form, "Name", "--top", "much"],
      "“much” is no value for “--top”: it takes a number of points, standard or current."
    ),
    (
      ["pin", form, "Name", "--top", "8", "--priority", "0"],
      "“0” is no value for “--priority”: it takes a whole number from 1 to 1000."
    ),
    (["align", form, "Name", "--leading"], "\(form): Aligning takes two views or more."),
    (
      ["align", form, "Name", "Email", "--leading", "4", "--top"],
      "Align one thing at a time where offsets differ."
    ),
    (["pin", form, "Nmae", "--width"], "\(form): There is no view “Nmae”."),
    (
      ["pin", form, "Name", "--top", "8:nowhere"],
      "\(form): Nothing that a constraint could name has the id “nowhere” in this scene."
    ),
  ])
  func mistakesAreExplained(_ arguments: [String], _ sentence: String) {
    let run = CommandRun(arguments)
    #expect(run.code == 2)
    #expect(run.results == "")
    #expect(run.messageLines.first?.hasPrefix("plumb: \(sentence)") == true, "\(run.messages)")
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: FixtureFolder.checkout.appendingPathComponent(path)))
  }

  @Test func missingConstraintsAreAdded() throws {
    try CommandRun.withFiles(["B.storyboard": bytes("Examples/Broken.storyboard")]) { folder in
      let path = folder + "/B.storyboard"
      let run = CommandRun("fix", path, "--add-missing", "--all", "--in-place")
      #expect(run.code == 0)
      #expect(run.messageLines.first?.contains("constraint added") == true)
      #expect(Self.changed(run).contains { $0.hasPrefix("+<constraint ") })
      #expect(!Self.changed(run).contains { $0.hasPrefix("-<constraint ") })
      #expect(!CommandRun("lint", path, "--brief").results.contains("ambiguous-layout"))
      let again = CommandRun("fix", path, "--add-missing", "--all")
      #expect(again.messageLines == ["plumb: Nothing changes."])
    }
  }

  @Test func resetTakesOutAndPutsIn() {
    let run = CommandRun("fix", Self.form, "--reset", "--view", "Portrait")
    #expect(run.code == 1)
    #expect(run.messageLines.first?.contains("removed, ") == true)
    #expect(Self.changed(run).contains { $0.hasPrefix("-<constraint ") })
    #expect(Self.changed(run).contains { $0.hasPrefix("+<constraint ") })
    #expect(!run.messages.contains("new conflict"))
  }

  /// Unnamed, only what is safe is repaired; who names a finding has decided.
  @Test func findingsAreRepaired() {
    let broken = "Examples/Broken.storyboard"
    let all = CommandRun("fix", broken, "--repair", "--all")
    #expect(
      all.messageLines == [
        "plumb: 1 repair made; “--in-place” writes the file.",
        "plumb: 2 findings remain: “plumb lint” says which.", "plumb: 2 more with “--unsafe-fixes”.",
      ])
    let rule = CommandRun("fix", broken, "--repair", "conflicting-constraints", "--all")
    #expect(Self.changed(rule).contains { $0.hasPrefix("-<constraint ") && $0.contains(#"id="Oja-BS-4NY""#) })
    #expect(rule.messageLines.first?.hasPrefix("plumb: 1 repair made") == true)
    let subject = CommandRun("fix", broken, "--repair", "Oja-BS-4NY", "--all")
    #expect(subject.results == rule.results)
    let view = CommandRun("fix", broken, "--repair", "--unsafe-fixes", "--view", "Last order")
    #expect(view.messageLines.first?.hasPrefix("plumb: 1 repair made") == true)
    let unknown = CommandRun("fix", broken, "--repair", "conflicting-constraint", "--all")
    #expect(unknown.code == 2)
    #expect(unknown.messages.contains("Did you mean “conflicting-constraints”?"))
  }
}
