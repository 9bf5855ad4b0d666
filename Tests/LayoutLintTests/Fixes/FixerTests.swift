import PlumbFindings
import PlumbInterfaceBuilder
import TestSupport
import Testing

@testable import PlumbLayoutLint

/// What settles findings, and what is left alone.
@Suite struct FixerTests {
  private static func settled(_ text: String, unsafe: Bool = false) throws -> FixedDocument {
    var fixer = Fixer(Linter())
    fixer.takesUnsafe = unsafe
    return try fixer.settled(try InterfaceDocument(bytes: Array(text.utf8)))
  }

  private static func text(_ fixed: FixedDocument) -> String {
    String(decoding: fixed.after.document.markup.bytes, as: UTF8.self)
  }

  private static let mended = Rule.all.filter { rule in
    if case .none = rule.fixes { return false }
    return true
  }

  /// Every rule that says how its findings are settled settles its own example, and nothing else turns up in it.
  @Test(arguments: mended.map(\.name))
  func examplesAreSettled(_ name: String) throws {
    let rule = try #require(Rule.named(name))
    let fixed = try Self.settled(rule.example.badDocument, unsafe: true)
    #expect(fixed.after.findings == [], "\(Self.text(fixed))")
    #expect(Linter().findings(in: fixed.after.document.markup.bytes) == [])
  }

  /// What somebody should decide about is left, and only offered.
  @Test(arguments: mended.map(\.name))
  func onlyWhatIsSafeIsMadeUnasked(_ name: String) throws {
    let rule = try #require(Rule.named(name))
    let fixed = try Self.settled(rule.example.badDocument)
    let isSafe = ["misplaced-view", "fixed-direction", "duplicate-constraint"].contains(name)
    #expect(fixed.after.findings.isEmpty == isSafe)
    #expect(fixed.steps.isEmpty != isSafe)
    #expect(fixed.before.fixes.contains { $0.finding.rule == name })
    if !isSafe { #expect(Self.text(fixed) == rule.example.badDocument) }
  }

  @Test(arguments: Rule.all.map(\.name).filter { name in !mended.contains { $0.name == name } })
  func otherFindingsStay(_ name: String) throws {
    let rule = try #require(Rule.named(name))
    guard name != Rule.unreadableDocument.name else { return }
    let fixed = try Self.settled(rule.example.badDocument, unsafe: true)
    #expect(Self.text(fixed) == rule.example.badDocument)
    #expect(fixed.after.findings == fixed.before.findings)
  }

  /// The one that an outlet points at is the one that code changes.
  @Test func ofCopiesTheOneInUseStays() throws {
    let document = Rule.duplicateConstraint.example.badDocument
    let used = document.replacing(
      "</view>",
      with: """
        <connections><outlet property="edge" destination="c" id="o"/></connections></view>
        """)
    let fixed = try Self.settled(used)
    #expect(!Self.text(fixed).contains(#"id="b""#))
    #expect(Self.text(fixed).contains(#"id="c""#))
    let both = used.replacing(
      "<connections>", with: #"<connections><outlet property="other" destination="b" id="p"/>"#)
    #expect(try Self.settled(both).steps.isEmpty)
  }

  /// A conflict is settled in one round, and what moves by that is recorded in the next.
  @Test func whatMovesIsRecordedInTheNextRound() throws {
    let fixed = try Self.settled(
      String(decoding: try FixtureFolder.examples.bytes(of: "Broken.storyboard"), as: UTF8.self), unsafe: true
    )
    #expect(fixed.after.findings == [])
    #expect(fixed.steps.count > 1)
    #expect(fixed.steps.first?.fixes.allSatisfy(\.isSafe) == true)
  }

  @Test func onlyWhatIsWantedIsSettled() throws {
    var fixer = Fixer(Linter())
    fixer.takesUnsafe = true
    fixer.isWanted = { $0.rule == "ambiguous-layout" }
    let fixed = try fixer.settled(
      try InterfaceDocument(bytes: try FixtureFolder.examples.bytes(of: "Broken.storyboard")))
    let settled = Set(fixed.before.findings.map(\.rule)).subtracting(fixed.after.findings.map(\.rule))
    #expect(settled == ["ambiguous-layout"])
  }
}
