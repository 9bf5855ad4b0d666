import PlumbAppleFacts
import PlumbFindings
import PlumbInterfaceBuilder
import TestSupport
import Testing

@testable import PlumbLayoutLint

@Suite("The linter")
struct LinterTests {
  private static func example(_ name: String) throws -> [UInt8] {
    try FixtureFolder.examples.bytes(of: name)
  }

  private static func on(_ names: String...) throws -> [Surroundings] {
    try names.map { name in
      let device = try #require(Device.named(name))
      return Surroundings(name: device.title, environment: Environment(device: device))
    }
  }

  // MARK: Examples

  /// Everything that is found in an example: rule, place, sentences.
  @Test(arguments: FixtureFolder.examples.names)
  func examplesHaveTheFindingsRecorded(_ name: String) throws {
    let found = FileReport(path: name, findings: Linter().findings(in: try Self.example(name))).findings
    let text = found.isEmpty ? "nothing\n" : found.map(\.dump).joined(separator: "\n")
    let difference = try Snapshot("Tests/LayoutLintTests/Snapshots/Findings/\(name).txt").difference(
      from: text)
    #expect(difference == nil)
  }

  @Test(arguments: FixtureFolder.examples.names + [""])
  func findingsAreTheSameTwice(_ name: String) throws {
    let bytes = name.isEmpty ? [] : try Self.example(name)
    #expect(Linter().findings(in: bytes) == Linter().findings(in: bytes))
  }

  // MARK: Rules

  /// A rule finds the same alone as with the others.
  @Test(arguments: FixtureFolder.examples.names)
  func rulesDoNotMindEachOther(_ name: String) throws {
    let bytes = try Self.example(name)
    let together = Linter().findings(in: bytes)
    for rule in Rule.all {
      #expect(Linter(rules: [rule]).findings(in: bytes) == together.filter { $0.rule == rule.name })
    }
    #expect(Linter(rules: []).findings(in: bytes) == [])
  }

  // MARK: Surroundings

  @Test func whatHoldsInSomeSurroundingsNamesThem() throws {
    let bytes = try Self.example("FixedWidth.storyboard")
    let linter = Linter(surroundings: try Self.on("retina4_7", "retina5_5", "retina6_7"))
    let found = linter.findings(in: bytes)
    #expect(found.map(\.rule) == ["conflicting-constraints"])
    #expect(found.first?.environments == ["iPhone 8", "iPhone 14 Plus"])
    #expect(found.first?.subject == "ynt-W5-6o2")
    #expect(Linter(surroundings: try Self.on("retina5_5")).findings(in: bytes) == [])
  }

  @Test func whatHoldsInAllSurroundingsNamesNone() throws {
    let bytes = try Self.example("Planets.storyboard")
    let devices = try Self.on("retina4_7", "retina5_5", "ipad9_7")
    let merged = Linter(surroundings: devices).findings(in: bytes)
    #expect(merged.count == 1)
    #expect(merged.first?.environments == [])
    #expect(merged.first?.subject == "Sa6-tU-n4H")
    // What is told of it is what the first of them says.
    #expect(merged == Linter(surroundings: [devices[0]]).findings(in: bytes))
  }

  /// A document's own rules have nothing to do with devices.
  @Test func documentRulesFindOnceForAllSurroundings() throws {
    let bytes = Array(Rule.duplicateConstraint.example.badDocument.utf8)
    let linter = Linter(surroundings: try Self.on("retina4_7", "ipad9_7"))
    #expect(linter.findings(in: bytes) == Linter().findings(in: bytes))
  }

  /// Misplaced is what Interface Builder would have placed otherwise: on the device of the document.
  @Test func misplacementIsOfTheOwnDeviceAlone() throws {
    let bytes = try Self.example("MisplacedLabel.storyboard")
    #expect(Linter().findings(in: bytes).map(\.rule) == ["misplaced-view"])
    #expect(Linter(surroundings: try Self.on("ipad9_7")).findings(in: bytes) == [])
  }

  @Test func macDocumentsAreLintedOnce() throws {
    let text = Self.macDocument
    let once = Linter().findings(in: Array(text.utf8))
    #expect(once.map(\.rule) == ["conflicting-constraints"])
    let devices = try Self.on("retina4_7", "retina5_5", "ipad9_7")
    #expect(Linter(surroundings: devices).findings(in: Array(text.utf8)) == once)
  }

  private static let macDocument = """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
    <customView id="root"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/><subviews>
    <box userLabel="Box" translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="20" y="20" width="260" height="160"/><constraints>
    <constraint firstAttribute="width" constant="260" id="w"/>
    <constraint firstAttribute="width" constant="240" id="n"/></constraints></box></subviews><constraints>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="a"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" \
    id="b"/>
    <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="20" id="c"/>
    </constraints></customView></objects></document>

    """

  // MARK: What cannot be checked

  @Test func unreadableBytesAreOneFinding() {
    for bytes in [[], [0], Array("<document>".utf8), Array("<archive/>".utf8)] as [[UInt8]] {
      let found = Linter().findings(in: bytes)
      #expect(found.map(\.rule) == ["unreadable-document"])
      #expect(Linter(rules: Rule.all.filter { $0.name != "unreadable-document" }).findings(in: bytes) == [])
    }
  }

  @Test func unreadableFilesAreAFindingWithoutPlace() {
    let found = Linter().unreadable("You may not read this file.")
    #expect(found.map(\.message.text) == ["You may not read this file"])
    #expect(found.first?.span == nil)
    #expect(Linter(rules: [.ambiguousLayout]).unreadable("You may not.") == [])
  }

  /// Numbers that no screen has are found where they are written, and all rules have an answer.
  @Test func numbersBeyondReasonAreFindings() throws {
    let whole = Rule.duplicateConstraint.example.badDocument
    let frames = whole.replacing("width=\"375\"", with: "width=\"1e300\"")
    #expect(frames != whole)
    #expect(Linter().findings(in: Array(frames.utf8)).map(\.rule) == ["duplicate-constraint"])
    let constants = whole.replacing("constant=\"20\"", with: "constant=\"1e308\"")
    #expect(constants != whole)
    let found = Linter().findings(in: Array(constants.utf8))
    #expect(found.contains { $0.rule == "invalid-constraint" })
    #expect(!found.contains { $0.rule == "unreadable-document" })
  }
}
