import Foundation
import PlumbAppleFacts
import PlumbInterfaceBuilder
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("What was asked for, and what of it a document follows")
struct SettingTests {
  private static let cell = "Examples/Cell.xib"

  @Test func headingsClaimNoSizeThatNoRootHas() {
    let cell = CommandRun("layout", Self.cell, "--device", "retina4_0")
    #expect(cell.resultLines.first?.contains("iPhone SE (1st gen) portrait · content") == true)
    #expect(cell.results.contains("keeps its size"))
    #expect(cell.resultLines.last == "1 root keeps its size")
    let form = CommandRun("layout", CommandRun.form, "--device", "retina4_0")
    #expect(form.resultLines.first?.contains("portrait, 320 × 568 ·") == true)
    #expect(!form.results.contains("keeps its size"))
    let sized = CommandRun("layout", CommandRun.form, "--size", "300x400")
    #expect(sized.resultLines.first?.contains("iPhone 11 portrait · root 300 × 400 ·") == true)
  }

  @Test func jsonNamesTheRootsThatKeepTheirSize() throws {
    func kept(_ path: String) throws -> [String] {
      let run = CommandRun("layout", "--json", path, "--device", "retina4_0")
      return try JSONDecoder().decode(DocumentOutput.self, from: Data(run.results.utf8)).keepsSize
    }
    #expect(try kept(Self.cell) == ["KGk-i7-Jjw"])
    #expect(try kept(CommandRun.form) == [])
  }

  @Test(arguments: ["render", "trace", "report"])
  func otherCommandsSayItOnStandardError(_ command: String) {
    let expected =
      "plumb: Examples/Cell.xib: The root KGk-i7-Jjw keeps its size: it filled no screen when the document was saved.\n"
    #expect(CommandRun(command, Self.cell, "--device", "retina4_0").messages == expected)
    #expect(CommandRun(command, Self.cell).messages == "")
  }

  @Test func lintSaysWhichFilesItCheckedAtTheirOwnSize() {
    let run = CommandRun("lint", Self.cell, CommandRun.form, "--device", "retina4_0")
    #expect(
      run.messages
        == "plumb: Checked at the recorded size, as no root filled a screen when it was saved: Examples/Cell.xib.\n"
    )
    #expect(CommandRun("lint", Self.cell, CommandRun.form).messages == "")
  }

  /// A document without a device is as large as the one that is asked for, and wrong as it is there.
  @Test func lintFindsWhatADeviceBringsInADocumentWithoutOne() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="7706" \
      useAutolayout="YES"><objects><view id="root"><rect key="frame" x="0" y="0" width="320" height="568"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="20" y="20" width="280" height="40"/><constraints>
      <constraint firstAttribute="width" constant="280" id="w"/>
      <constraint firstAttribute="height" constant="40" id="h"/></constraints></view></subviews><constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="t"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" \
      id="l"/><constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="20" id="r"/>
      </constraints></view></objects></document>
      """
    try CommandRun.withFiles(["a.xib": Array(document.utf8)]) { folder in
      #expect(CommandRun("lint", folder).code == 0)
      let pad = CommandRun("lint", folder, "--device", "ipad9_7")
      #expect(pad.code == 1 && pad.results.contains("[conflicting-constraints]"))
      #expect(pad.messages == "")
      let sized = CommandRun("lint", folder, "--size", "400x568")
      #expect(sized.code == 1 && sized.results.contains("[conflicting-constraints]"))
    }
  }

  @Test func lintTakesASizeForOneRoot() {
    let several = CommandRun("lint", "Examples/Tracks.storyboard", "--size", "200x400")
    #expect(several.code == 2)
    #expect(
      several.messages
        == "plumb: Examples/Tracks.storyboard: A size is for one root, and the document has several scenes. Add --scene.\n"
    )
    let one = CommandRun(
      "lint", "Examples/Tracks.storyboard", "--size", "200x400", "--scene", "TracksViewController")
    #expect(one.code == 0, "\(one.messages)")
    let narrow = CommandRun("lint", CommandRun.form, "--size", "200x400")
    #expect(narrow.code == 1 && narrow.results.contains("The text of “Telephone” is cut"))
  }

  @Test func lintLooksAtOneScene() {
    let path = "Examples/Broken.storyboard"
    let scene = CommandRun("lint", path, "--scene", "no such scene")
    #expect(scene.code == 2 && scene.messages.contains("There is no scene “no such scene”"))
  }

  /// The same is misplaced in tables and in findings.
  @Test func tablesAndFindingsCountAlike() {
    let table = CommandRun("layout", "Examples/MisplacedLabel.storyboard")
    #expect(table.resultLines.last == "1 misplaced, 1 following")
    #expect(table.results.contains("follows “Last call”: recorded 44 438 116.5 20.5"))
    let two = CommandRun("layout", "Examples/TwoLabels.storyboard")
    #expect(two.resultLines.last == "1 ambiguous")
    #expect(two.results.contains("ambiguous with “Added in March”: x, width"))
  }

  /// What there is doubt about is told by both, and the rest is no all-clear.
  @Test func doubtsAreTold() {
    let options = ["Examples/StackForm.storyboard", "--device", "retina4_0", "--double-strings"]
    let table = CommandRun(["layout"] + options)
    #expect(table.resultLines.last == "2 in doubt")
    #expect(table.results.contains("open: width; in doubt, contents tie that may be of other sizes"))
    let findings = CommandRun(["lint", "--only", "ambiguous-layout"] + options)
    #expect(
      findings.results
        == "1 file, no findings\nin doubt, not counted: 2 views are open; “plumb layout” shows which, and why\n"
    )
  }
}
