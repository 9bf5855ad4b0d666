import PlumbFindings
import PlumbInterfaceBuilder
import Testing

@testable import PlumbLayoutLint

@Suite("Rules that read documents")
struct DocumentRuleTests {
  /// A view with two labels and what else a test has inside it.
  private func document(_ inside: String, constraints: String = "", around: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <device id="retina4_7"/>
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
    \(around)</connections></placeholder>
    <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <label userLabel="A" id="a"/><label userLabel="B" id="b"/></subviews><constraints>
    \(constraints)</constraints>\(inside)</view></objects></document>
    """
  }

  /// Rule, line and message of each finding; constraints begin on line 7, connections on line 4.
  private func found(_ document: String) throws -> [String] {
    try RuleBookTests.findings(document).map { "\($0.position.line) \($0.rule): \($0.message.text)" }
  }

  private func found(constraints: String...) throws -> [String] {
    try found(document("", constraints: constraints.map { $0 + "\n" }.joined()))
  }

  // MARK: Duplicate constraints

  private static let gap =
    #"<constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" "#

  @Test(arguments: [
    gap + #"constant="8" id="y"/>"#,
    gap + #"relation="equal" constant="8.0" multiplier="1" priority="1000" id="y"/>"#,
    #"<constraint firstItem="a" firstAttribute="bottom" secondItem="b" secondAttribute="top" constant="-8" id="y"/>"#,
  ])
  func sameMeaningIsFound(_ second: String) throws {
    let found = try found(constraints: Self.gap + #"constant="8" id="x"/>"#, second)
    #expect(found.count == 1)
    #expect(found == ["8 duplicate-constraint: The constraint “B”.top = “A”.bottom + 8 is there twice"])
  }

  @Test(arguments: [
    gap + #"constant="9" id="y"/>"#,
    gap + #"constant="8" relation="greaterThanOrEqual" id="y"/>"#,
    gap + #"constant="8" priority="999" id="y"/>"#,
    gap + #"constant="8" placeholder="YES" id="y"/>"#,
    gap + #"constant="8" id="y"><variation key="widthClass=regular" constant="9"/></constraint>"#,
    #"<constraint firstItem="a" firstAttribute="bottom" secondItem="b" secondAttribute="top" constant="8" id="y"/>"#,
    #"<constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="bottom" constant="8" id="y"/>"#,
  ])
  func otherMeaningIsNot(_ second: String) throws {
    #expect(try found(constraints: Self.gap + #"constant="8" id="x"/>"#, second) == [])
  }

  @Test func inequalitiesTurnAround() throws {
    let atLeast = Self.gap + #"relation="greaterThanOrEqual" constant="8" id="x"/>"#
    let turned =
      #"<constraint firstItem="a" firstAttribute="bottom" secondItem="b" secondAttribute="top" constant="-8" id="y" "#
    #expect(try found(constraints: atLeast, turned + #"relation="greaterThanOrEqual"/>"#) == [])
    #expect(try found(constraints: atLeast, turned + #"relation="lessThanOrEqual"/>"#).count == 1)
  }

  @Test func leadingIsNotLeft() throws {
    #expect(
      try found(
        constraints:
          #"<constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="x"/>"#,
        #"<constraint firstItem="a" firstAttribute="left" secondItem="root" secondAttribute="left" id="y"/>"#)
        == [])
  }

  @Test func ratiosTurnAround() throws {
    #expect(
      try found(
        constraints:
          #"<constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="2" id="x"/>"#,
        #"<constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="1:2" id="y"/>"#
      ).count == 1)
  }

  @Test func whatVariationsInstallIsPassedOver() throws {
    let constraints = Self.gap + "constant=\"8\" id=\"x\"/>" + Self.gap + "constant=\"8\" id=\"y\"/>"
    #expect(try found(document("", constraints: constraints)).count == 1)
    let mask =
      #"<variation key="heightClass=regular"><mask key="constraints"><exclude reference="x"/></mask></variation>"#
    #expect(try found(document(mask, constraints: constraints)) == [])
  }

  @Test func absentFirstItemIsTheOwner() throws {
    let found = try RuleBookTests.findings(
      document(
        "",
        constraints: """
          <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="8" id="x"/>
          <constraint firstItem="root" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" \
          constant="8" id="y"/>
          """))
    #expect(found.first?.message.text == "The constraint UIView.bottom = “A”.bottom + 8 is there twice")
    let lines = try #require(found.first?.notes.first?.lines)
    #expect(
      lines.map(\.message.text) == [
        "UIView.bottom = “A”.bottom + 8", "UIView.bottom = “A”.bottom + 8, again",
      ])
    #expect(lines.map { $0.position?.line } == [7, 8])
    #expect(found.first?.subject == "y")
  }

  /// A box whose constraints were made twice is one mistake, however many they are.
  @Test func whatIsDoubledBetweenTwoViewsIsOneFinding() throws {
    let edges = ["leading", "trailing", "top", "bottom"].map { edge in
      #"<constraint firstItem="a" firstAttribute="\#(edge)" secondItem="root" secondAttribute="\#(edge)" id="\#(edge)"#
    }
    let heights = [#"<constraint firstItem="b" firstAttribute="height" constant="9" id="x"#]
    let all = (edges + heights).flatMap { [$0 + "1\"/>\n", $0 + "2\"/>\n"] } + [heights[0] + "3\"/>\n"]
    let text = document("", constraints: all.joined())
    #expect(
      try found(text) == [
        "8 duplicate-constraint: 4 constraints between “A” and UIView are there twice",
        "16 duplicate-constraint: The constraint “B”.height = 9 is there 3 times",
      ])
    let lines = try #require(try RuleBookTests.findings(text).first?.notes.first?.lines)
    #expect(lines.map { $0.position?.line } == [7, 8, 9, 10, 11, 12, 13, 14])
    #expect(
      lines.prefix(2).map(\.message.text) == [
        "“A”.leading = UIView.leading", "“A”.leading = UIView.leading, again",
      ])
    #expect(Rule.duplicateConstraint.severity == .note)
  }

  // MARK: Magic priorities

  private static func width(_ priority: String, _ item: String = "a") -> String {
    #"<constraint firstItem="\#(item)" firstAttribute="width" constant="40" priority="\#(priority)" id="w\#(item)"/>"#
  }

  @Test func priorityNearNoOtherIsFound() throws {
    #expect(
      try found(constraints: Self.width("437"))
        == ["7 magic-priority: The priority 437 is near none that means something"])
    #expect(
      try found(constraints: Self.width("437"), Self.width("437", "b"), Self.width("222", "root")) == [
        "7 magic-priority: The priority 437, which 2 places have, is near none that means something",
        "9 magic-priority: The priority 222 is near none that means something",
      ])
    let hugging = document("").replacing("id=\"b\"/>", with: "verticalHuggingPriority=\"270\" id=\"b\"/>")
    #expect(
      try found(hugging).map { $0.hasSuffix("The priority 270 is near none that means something") } == [true])
  }

  @Test(arguments: [
    "1", "10", "50", "100", "249", "249.99998474121094", "251", "260", "350", "401", "490", "510", "749",
    "760", "801", "900", "990", "999",
  ])
  func priorityThatPeopleKnowIsNot(_ priority: String) throws {
    #expect(try found(constraints: Self.width(priority)) == [])
  }

  // MARK: Small tap targets

  /// What is found of a button with some constraints, below some limit.
  private func small(
    _ constraints: String, button: String = "", around: String = "", least: Double? = nil
  ) throws -> [String] {
    var values = RuleOptionValues()
    if let least { values[try #require(Rule.smallTapTarget.options.first)] = least }
    let button =
      #"<button userLabel="Go" \#(button) id="go"><constraints>\#(constraints)</constraints></button>"#
    let text = document("", around: around).replacing("id=\"b\"/>", with: "id=\"b\"/>" + button)
    return Linter(rules: [Rule.smallTapTarget.tuned(by: values)]).findings(in: Array(text.utf8)).map {
      $0.message.text
    }
  }

  private static let wide = #"<constraint firstAttribute="width" constant="30" id="w"/>"#
  private static let high =
    #"<constraint firstAttribute="height" relation="lessThanOrEqual" constant="24" id="h"/>"#

  @Test func smallButtonIsFoundWithItsSize() throws {
    #expect(try small(Self.wide) == ["The button “Go” is 30 points wide: a finger needs 44"])
    #expect(
      try small(Self.wide + Self.high)
        == ["The button “Go” is 30 points wide and 24 points high: a finger needs 44"])
    #expect(try small(Self.wide, least: 30) == [])
    #expect(try small(Self.wide, least: 31) == ["The button “Go” is 30 points wide: a finger needs 31"])
  }

  @Test func buttonThatMayBeLargerIsNot() throws {
    for (old, new) in [
      ("constant=\"30\"", "constant=\"44\""),
      ("constant=\"30\"", "relation=\"greaterThanOrEqual\" constant=\"30\""),
      ("constant=\"30\"", "constant=\"30\" priority=\"750\""), ("constant=\"30\"", "constant=\"0\""),
    ] {
      #expect(try small(Self.wide.replacing(old, with: new)) == [], "\(new)")
    }
    #expect(try small(Self.wide, button: "customClass=\"WideButton\"") == [])
    #expect(try small(Self.wide, button: "hidden=\"YES\"") == [])
    #expect(try small(Self.wide, button: "userInteractionEnabled=\"NO\"") == [])
    #expect(try small(Self.wide, around: "<outlet property=\"w\" destination=\"w\" id=\"o\"/>") == [])
  }

  // MARK: Invalid constraints

  @Test(arguments: [
    (#"secondItem="b""#, "This constraint has no firstAttribute"),
    (#"firstAttribute="width" secondItem="b""#, "This constraint has no secondAttribute"),
    (#"firstAttribute="widht" constant="1""#, "“widht” is no attribute of a view"),
    (
      #"firstAttribute="width" relation="less" constant="1""#,
      "“less” is no relation; there are equal, greaterThanOrEqual and lessThanOrEqual"
    ),
    (#"firstAttribute="width" constant="ten""#, "The constant of this constraint is no number: “ten”"),
    (
      #"firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="a:b""#,
      "The multiplier of this constraint is no number: “a:b”"
    ),
    (
      #"firstAttribute="width" constant="1" priority="0""#,
      "A priority lies between 1 and 1000, and this one is 0"
    ),
    (
      #"firstAttribute="width" constant="1" priority="2000""#,
      "A priority lies between 1 and 1000, and this one is 2000"
    ),
    (
      #"firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="0""#,
      "The multiplier 0 leaves nothing of the second item"
    ),
    (
      #"firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="1:0""#,
      "The multiplier 1:0 leaves nothing of the second item"
    ),
    (
      #"firstAttribute="top" secondItem="b" secondAttribute="height""#,
      "The attributes top and height cannot be compared"
    ),
    (
      #"firstAttribute="top" constant="1""#, "This constraint gives top and no second item to measure it from"
    ),
  ])
  func invalidConstraintIsFound(_ attributes: String, _ message: String) throws {
    #expect(
      try found(constraints: #"<constraint firstItem="a" \#(attributes) id="x"/>"#)
        == ["7 invalid-constraint: " + message])
  }

  @Test(arguments: ["16:9", "1/3", "1.5", "2:0.9"])
  func ratiosAreNumbers(_ multiplier: String) throws {
    #expect(
      try found(
        constraints:
          #"<constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="\#(multiplier)" id="x"/>"#
      ) == [])
  }

  @Test func faultOfAVariationIsFoundThere() throws {
    let found = try RuleBookTests.findings(
      document(
        "",
        constraints: """
          <constraint firstItem="a" firstAttribute="width" constant="1" id="x">
          <variation key="default" constant="wide"/></constraint>
          """))
    #expect(found.map(\.position) == [SourcePosition(line: 8, column: 26)])
  }

  // MARK: References and ids

  @Test func connectionsAndItemsAreFollowed() throws {
    let text = document(
      #"<connections><action selector="tap:" target="gone" id="o4"/></connections>"#,
      constraints:
        #"<constraint firstItem="a" firstAttribute="top" secondItem="gone" secondAttribute="top" id="x"/>"#,
      around: """
        <outlet property="label" destination="a" id="o1"/>
        <outlet property="title" destination="gone" id="o2"/>
        <outlet property="owner" destination="-1" id="o3"/>

        """)
    #expect(
      try found(text) == [
        "5 dangling-reference: The destination of outlet “title” is gone, which is not in the document",
        "10 dangling-reference: The secondItem of constraint x is gone, which is not in the document",
        "10 dangling-reference: The target of action “tap:” is gone, which is not in the document",
      ])
  }

  @Test func initialControllerAndVariationsAreFollowed() throws {
    #expect(
      try found(
        #"<document initialViewController="x"><variation><mask><exclude reference="y"/></mask></variation></document>"#
      )
        == [
          "1 dangling-reference: The initial view controller x is not in the document",
          "1 dangling-reference: A variation names y, which is not in the document",
        ])
  }

  @Test func deviceHasNoIDOfTheDocument() throws {
    let text =
      #"<document><device id="x"><adaptation id="y"/></device><objects><view id="x"/><view id="y"/></objects></document>"#
    #expect(try found(text) == [])
  }

  @Test func duplicateIDNamesTheFirst() throws {
    let found = try RuleBookTests.findings(
      "<document><objects>\n<view id=\"x\"/>\n<label id=\"x\"/><label id=\"x\"/></objects></document>")
    #expect(found.map(\.position.column) == [8, 23])
    #expect(
      found.map { $0.notes.first?.lines.first?.position }
        == Array(repeating: SourcePosition(line: 2, column: 7), count: 2))
    #expect(found.first?.notes.first?.lines.first?.message.text == "view has it already")
  }

  // MARK: Unreadable documents

  @Test func unreadableTextShowsItsLine() {
    let finding = Self.unreadable(Array("<document>\r\n<label text=\"a & b\"/>\r\n</document>".utf8))
    #expect(finding?.position == SourcePosition(line: 2, column: 16))
    #expect(finding?.span?.line == "<label text=\"a & b\"/>")
    #expect(finding?.span?.marked == 15..<16)
  }

  @Test func wrongRootIsMarked() {
    let finding = Self.unreadable(Array("\u{FEFF}<!--é-->\n <archive/>".utf8))
    #expect(finding?.position == SourcePosition(line: 2, column: 2))
    #expect(finding?.span?.marked == 1..<9)
  }

  @Test func whatIsNoTextIsNotShown() {
    #expect(Self.unreadable([0x62, 0x70, 0x6C, 0x69, 0x73, 0x74, 0, 0xFF, 0xFE, 1, 2, 3])?.span?.line == "")
    #expect(Self.unreadable([])?.span?.line == "")
  }

  private static func unreadable(_ bytes: [UInt8]) -> Finding? {
    do throws(DocumentError) {
      _ = try InterfaceDocument(bytes: bytes)
      return nil
    } catch {
      return UnreadableDocument.finding(error, in: bytes)
    }
  }
}
