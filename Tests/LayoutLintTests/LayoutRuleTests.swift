import PlumbAppleFacts
import PlumbFindings
import PlumbInterfaceBuilder
import Testing

@testable import PlumbLayoutLint

/// Rules that look at layouts: what their pages' examples do not show. Each document is an example in which something is
/// another.
@Suite("Rules that look at layouts")
struct LayoutRuleTests {
  private static func changed(_ rule: Rule, _ changes: [(String, String)]) throws -> [UInt8] {
    var text = rule.example.badDocument
    for (old, new) in changes {
      let range = try #require(text.firstRange(of: old), "the example has no “\(old)”")
      text.replaceSubrange(range, with: new)
    }
    return Array(text.utf8)
  }

  private static func findings(_ rule: Rule, _ changes: (String, String)...) throws -> [Finding] {
    Linter(rules: [rule], surroundings: rule.example.surroundings).findings(in: try changed(rule, changes))
  }

  private static func messages(_ rule: Rule, _ changes: (String, String)...) throws -> [String] {
    Linter(rules: [rule], surroundings: rule.example.surroundings).findings(
      in: try changed(rule, changes)
    ).map { $0.message.text }
  }

  /// The beginning of a document in which an outlet leads to an object.
  private static func outlet(to id: String) -> (String, String) {
    (
      "<objects>",
      """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\
      <outlet property="p" destination="\(id)" id="o"/></connections></placeholder>
      """
    )
  }

  // MARK: Overlapping views

  @Test func overlapIsToldWhereItIs() throws {
    let found = try Self.findings(.overlappingViews)
    #expect(
      found.map { $0.message.text } == [
        "“Change” lies over “Notifications by mail”: they share 43 × 20.5 points"
      ])
    #expect(found.first?.environments == ["iPhone SE (1st gen)"])
    #expect(
      found.first?.notes.first?.lines.map { $0.message.text } == [
        "195, 16, 160 × 44 → 140, 16, 160 × 44  “Change”",
        "20, 28, 163 × 20.5 → 20, 27.75, 163 × 20.5  “Notifications by mail”",
      ])
    let own = Linter(rules: [.overlappingViews])
    #expect(own.findings(in: try Self.changed(.overlappingViews, [])) == [])
  }

  @Test(arguments: [
    // Hidden, transparent, moved by code, and a text that ends before the button begins.
    (#"<button userLabel"#, #"<button hidden="YES" userLabel"#),
    (#"<label text"#, #"<label alpha="0.0" text"#),
    outlet(to: "leading"),
    ("Notifications by mail", "Mail"),
    // So much over each other the document has them itself.
    (#"x="195" y="16""#, #"x="180" y="16""#),
  ])
  func deliberateOverlapIsNot(_ change: (String, String)) throws {
    #expect(try Self.messages(.overlappingViews, change) == [])
  }

  @Test func oneFindingTellsOfAllThatLiesUnderAView() throws {
    let other = #"""
      <label text="Notifications by post" translatesAutoresizingMaskIntoConstraints="NO" id="other">
      <rect key="frame" x="20" y="10" width="160" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label><button
      """#
    let places = #"""
      <constraint firstItem="other" firstAttribute="leading" secondItem="text" secondAttribute="leading" id="o1"/>
      <constraint firstItem="text" firstAttribute="top" secondItem="other" secondAttribute="bottom" id="o2"/>
      </constraints>
          </view>
      """#
    let end = "</constraints>\n    </view>"
    let found = try Self.findings(.overlappingViews, ("<button", other), (end, places))
    #expect(found.count == 1)
    #expect(found.first?.message.text.contains(" and 1 more: ") == true)
    #expect(found.first?.notes.first?.lines.count == 3)
  }

  // MARK: Unreachable controls

  @Test func howMuchCanBeTouchedIsTold() throws {
    #expect(
      try Self.messages(.unreachableControl) == [
        "“Buy” gets hardly any touches: of the 44 points that it is high, 16 lie inside “Panel”"
      ])
  }

  /// A panel of 21 points leaves too little, one of 22 is enough.
  @Test func halfOfAFingerIsEnough() throws {
    func found(_ height: Int) throws -> Int {
      try Self.messages(
        .unreachableControl, (#"constant="16" id="flat""#, #"constant="\#(height)" id="flat""#),
        (#"width="200" height="16""#, #"width="200" height="\#(height)""#)
      ).count
    }
    #expect(try found(21) == 1)
    #expect(try found(22) == 0)
  }

  @Test(arguments: [
    (#"<view userLabel="Panel""#, #"<view hidden="YES" userLabel="Panel""#),
    (#"<button translates"#, #"<button alpha="0.0" translates"#),
    outlet(to: "flat"),
  ])
  func whatNobodySeesOrCodeMovesIsReachable(_ change: (String, String)) throws {
    #expect(try Self.messages(.unreachableControl, change) == [])
  }

  @Test func whatIsNotTouchedIsReachable() throws {
    let label = [("<button", "<label"), ("</button>", "</label>")]
    let linter = Linter(rules: [.unreachableControl])
    #expect(linter.findings(in: try Self.changed(.unreachableControl, label)) == [])
  }

  // MARK: Ties of priorities

  @Test func tieIsToldWithItsViews() throws {
    #expect(
      try Self.messages(.priorityTie) == [
        "“Name” and “Value” resist compression equally (750): which of them gives way where room is short is open"
      ])
  }

  /// Where room is short now, who grows is what nobody sees yet.
  @Test func tieOfHuggingIsToldWhereRoomIsShort() throws {
    #expect(
      try Self.messages(
        .priorityTie,
        (#"horizontalHuggingPriority="251""#, #"horizontalCompressionResistancePriority="751""#),
        (#"constant="20" id="e""#, #"constant="290" id="e""#), (#"width="280.5""#, #"width="10.5""#)
      ) == [
        "“Name” and “Value” hug their contents equally (250): which of them grows where there is room is open"
      ])
  }

  /// The same row with longer texts is open, and then `ambiguous-layout` tells it.
  @Test func tieIsAnAmbiguityOnceTextsAreLonger() throws {
    let long = ("text=\"Value\"", "text=\"A value that takes more than all of the width that there is\"")
    let whole = ("text=\"Name\"", "text=\"Name\" horizontalCompressionResistancePriority=\"751\"")
    let rules: [Rule] = [.ambiguousLayout, .priorityTie]
    func found(_ changes: [(String, String)]) throws -> [String] {
      Linter(rules: rules).findings(in: try Self.changed(.priorityTie, changes)).map { $0.rule }
    }
    #expect(try found([]) == ["priority-tie"])
    #expect(try found([long]) == ["ambiguous-layout"])
    #expect(try found([long, whole]) == [])
  }

  @Test(arguments: [
    (#"text="Name""#, #"text="Name" horizontalCompressionResistancePriority="751""#),
    // A view of a fixed width, a row that ends early, and one that another constraint places.
    (
      #"<constraint firstItem="name" firstAttribute="top""#,
      #"<constraint firstItem="name" firstAttribute="width" constant="46.5" id="w"/><constraint firstItem="name" firstAttribute="top""#
    ),
    (#"constant="20" id="e""#, #"relation="greaterThanOrEqual" constant="20" id="e""#),
    (#"constant="8" id="d""#, #"priority="999" constant="8" id="d""#),
    (
      #"<constraint firstItem="name" firstAttribute="top""#,
      #"<constraint firstItem="name" firstAttribute="centerX" relation="lessThanOrEqual" secondItem="root" secondAttribute="centerX" id="w"/><constraint firstItem="name" firstAttribute="top""#
    ),
    (#"text="Value""#, #"numberOfLines="0" text="Value""#),
  ])
  func rowsWithADecisionAreNot(_ change: (String, String)) throws {
    #expect(try Self.messages(.priorityTie, change) == [])
  }

  // MARK: Idle constraints

  @Test func idleIsWhatIsIdleEverywhere() throws {
    #expect(
      try Self.messages(.idleConstraint) == [
        "“Banner”.width ≥ 60 changes nothing in any situation that was checked"
      ])
    // On the smaller screen the banner is 280 points wide.
    let binding = (#"constant="60" id="least""#, #"constant="280" id="least""#)
    #expect(try Self.messages(.idleConstraint, binding) == [])
    let one = Linter(rules: [.idleConstraint])
    #expect(one.findings(in: try Self.changed(.idleConstraint, [])) == [])
  }

  @Test func overruledEquationsAreIdle() throws {
    let overruled = (
      #"relation="greaterThanOrEqual" constant="60""#, #"priority="500" constant="600""#
    )
    #expect(
      try Self.messages(.idleConstraint, overruled) == [
        "“Banner”.width = 600 at priority 500 changes nothing in any situation that was checked"
      ])
    // Where a side yields to it, it is not; the side then is.
    let yielding = (#"constant="20" id="trailing""#, #"priority="400" constant="20" id="trailing""#)
    let found = try Self.messages(.idleConstraint, overruled, yielding)
    #expect(found.allSatisfy { !$0.contains(".width") })
  }

  @Test(arguments: [
    outlet(to: "least"),
    (#"<view userLabel="Banner""#, #"<view customClass="Banner" userLabel="Banner""#),
    // What decides the width has an outlet.
    outlet(to: "trailing"),
  ])
  func whatCodeMayChangeIsNotIdle(_ change: (String, String)) throws {
    #expect(try Self.messages(.idleConstraint, change) == [])
  }
}
