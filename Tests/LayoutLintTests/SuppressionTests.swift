import PlumbFindings
import PlumbInterfaceBuilder
import Testing

@testable import PlumbLayoutLint

@Suite("Notes that pass findings over")
struct SuppressionTests {
  @Test(
    arguments: [
      ("plumb:disable clipped-content", ["clipped-content"], false, []),
      ("why: plumb:disable clipped-content, duplicate-id", ["clipped-content", "duplicate-id"], false, []),
      ("Plumb:Disable all", [], true, []),
      ("plumb:disable clipped-content – samples", ["clipped-content"], false, []),
      ("plumb:disable clipped-content -- so\nmore", ["clipped-content"], false, []),
      ("plumb:disable clipped-content\nsamples are shorter", ["clipped-content"], false, []),
      (
        "plumb:disable clipped-content plumb:disable duplicate-id", ["clipped-content", "duplicate-id"],
        false,
        []
      ),
      ("plumb:disable cliped", [], false, ["cliped"]), ("plumb:disable (all)", [], false, []),
      ("plumb:disable\tall", [], true, []),
    ] as [(String, [String], Bool, [String])])
  func notesAreRead(_ text: String, _ rules: [String], _ isForAll: Bool, _ unknown: [String]) throws {
    let note = try #require(SuppressionNote(text))
    #expect(note.rules == rules && note.isForAll == isForAll && note.unknown == unknown)
    #expect(note.namesNothing == (rules.isEmpty && !isForAll && unknown.isEmpty))
  }

  @Test(arguments: ["", "disable all", "plumb:disabled all", "xplumb:disable all", "plumb: disable all"])
  func otherTextsAreNoNotes(_ text: String) { #expect(SuppressionNote(text) == nil) }

  // MARK: Documents

  /// A view with a badge that is ambiguous, and notes for the root, the badge, or the constraint that says where it is.
  private static func document(root: String = "", badge: String = "", label: String = "") -> [UInt8] {
    func notes(_ text: String) -> String {
      text.isEmpty ? "" : "<attributedString key=\"userComments\">\(text)</attributedString>"
    }
    return Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="badge"><rect key="frame" x="20" y="20" width="120" height="44"/>
      <constraints><constraint firstAttribute="height" constant="44" id="tall"/></constraints>\(notes(badge))</view>
      </subviews><constraints>
      <constraint firstItem="badge" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="top"/>
      <constraint firstItem="badge" firstAttribute="left" secondItem="root" secondAttribute="left" constant="20" id="left" userLabel="\(label)"/>
      </constraints>\(notes(root))</view></objects></document>
      """.utf8)
  }

  private static func fragment(_ text: String) -> String { "<fragment content=\"\(text)\"/>" }

  private static func rules(_ bytes: [UInt8]) -> (found: [String], suppressed: [String]) {
    let check = Linter().check(bytes)
    return (check.findings.map(\.rule).sorted(), check.omissions.suppressed.map(\.rule).sorted())
  }

  @Test func withoutNotesAllIsTold() {
    let rules = Self.rules(Self.document())
    #expect(rules.found == ["ambiguous-layout", "fixed-direction"] && rules.suppressed == [])
  }

  @Test func notesHoldForTheObject() {
    let rules = Self.rules(Self.document(badge: Self.fragment("plumb:disable ambiguous-layout")))
    #expect(rules.found == ["fixed-direction"] && rules.suppressed == ["ambiguous-layout"])
  }

  @Test func notesHoldForWhatIsInside() {
    let rules = Self.rules(Self.document(root: Self.fragment("plumb:disable all")))
    #expect(rules.found == [] && rules.suppressed == ["ambiguous-layout", "fixed-direction"])
  }

  /// A constraint on a view that stands beside it is not in the view.
  @Test func notesHoldForNothingBeside() {
    let rules = Self.rules(Self.document(badge: Self.fragment("plumb:disable fixed-direction")))
    #expect(rules.found == ["ambiguous-layout", "fixed-direction"] && rules.suppressed == [])
  }

  @Test func labelsOfConstraintsAreNotes() {
    let rules = Self.rules(Self.document(label: "plumb:disable fixed-direction"))
    #expect(rules.found == ["ambiguous-layout"] && rules.suppressed == ["fixed-direction"])
  }

  @Test(arguments: [
    "<fragment content=\"See below. plumb:dis\"/><fragment content=\"able ambiguous-layout\"/>",
    "<fragment><string key=\"content\">a\nplumb:disable ambiguous-layout\nb</string></fragment>",
  ])
  func textsOfSeveralPartsAreOne(_ notes: String) {
    #expect(Self.rules(Self.document(badge: notes)).suppressed == ["ambiguous-layout"])
  }

  @Test func rulesThatAreNotLookedForAreNotCounted() {
    let linter = Linter(rules: Rule.all.filter { $0.name != "ambiguous-layout" })
    #expect(
      linter.check(Self.document(root: Self.fragment("plumb:disable all"))).omissions.suppressed.count == 1)
  }

  @Test func unknownNamesAreTold() throws {
    let bytes = Self.document(badge: Self.fragment("plumb:disable ambigous-layout"))
    let finding = try #require(Linter().findings(in: bytes).first { $0.rule == "unknown-suppression" })
    #expect(
      finding.message.text
        == "There is no rule “ambigous-layout” that could be passed over. Did you mean “ambiguous-layout”?")
    #expect(finding.subject == "badge" && finding.severity == .warning)
    let empty = Linter().findings(in: Self.document(badge: Self.fragment("plumb:disable")))
    #expect(empty.contains { $0.message.text == "The note passes over no rule: it names none" })
  }

  @Test func viewsThatAreNotVerifiedAreCounted() {
    let document = String(decoding: Self.document(), as: UTF8.self)
      .replacing("<view translates", with: "<view verifyAmbiguity=\"off\" translates")
    let check = Linter().check(Array(document.utf8))
    #expect(check.findings.map(\.rule) == ["fixed-direction"] && check.omissions.unverified == 1)
    let summary = LintSummary([FileReport(path: "a", findings: [], omissions: check.omissions)])
    let text = TextReporter().summary(summary)
    #expect(text.hasSuffix("no findings\nopen, and not verified as documents ask: 1 view\n"))
  }
}
