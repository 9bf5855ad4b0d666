import PlumbFindings
import Testing

@testable import PlumbLayoutLint

/// `shrinkable-window`: how far windows can be dragged, and what becomes of views there.
@Suite("Windows that can be dragged too small")
struct ShrinkableWindowTests {
  /// A window of 300 × 120 points with a button of 120 × 20 in its upper left corner, and what is added to that.
  private static func document(
    mask: String = #"titled="YES" resizable="YES""#, minSize: String = "", views: String = "",
    constraints: String = "", objects: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
      <objects>
        \(objects)
        <window title="Welcome" id="window">
          <windowStyleMask key="styleMask" \(mask)/>
          <rect key="contentRect" x="196" y="240" width="300" height="120"/>
          \(minSize)
          <view key="contentView" id="content">
    \(content(views, constraints))
          </view>
        </window>
      </objects>
    </document>
    """
  }

  private static func content(_ views: String, _ constraints: String) -> String {
    """
            <rect key="frame" x="0.0" y="0.0" width="300" height="120"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
              <customView translatesAutoresizingMaskIntoConstraints="NO" id="panel">
                <rect key="frame" x="20" y="80" width="120" height="20"/>
                <subviews>
                  <textField translatesAutoresizingMaskIntoConstraints="NO" userLabel="Name" id="name">
                    <rect key="frame" x="0.0" y="0.0" width="120" height="20"/>
                    <textFieldCell key="cell" editable="YES" selectable="YES" borderStyle="bezel" id="nameCell"/>
                  </textField>
                </subviews>
                <constraints>
                  <constraint firstItem="name" firstAttribute="top" secondItem="panel" secondAttribute="top" id="n1"/>
                  <constraint firstItem="name" firstAttribute="leading"
                    secondItem="panel" secondAttribute="leading" id="n2"/>
                  <constraint firstAttribute="trailing" secondItem="name" secondAttribute="trailing" id="n3"/>
                  <constraint firstAttribute="bottom" secondItem="name" secondAttribute="bottom" id="n4"/>
                  <constraint firstAttribute="height" constant="20" id="n5"/>
                </constraints>
              </customView>
              \(views)
            </subviews>
            <constraints>
              <constraint firstItem="panel" firstAttribute="top"
                secondItem="content" secondAttribute="top" constant="20" id="top"/>
              <constraint firstItem="panel" firstAttribute="leading"
                secondItem="content" secondAttribute="leading" constant="20" id="leading"/>
              \(constraints)
            </constraints>
    """
  }

  private static let wide = """
    <constraint firstItem="panel" firstAttribute="width" constant="120" id="wide"/>
    """
  private static let trailing = edge("trailing", of: "panel", 160)

  private static func edge(_ attribute: String, of view: String, _ constant: Int) -> String {
    """
    <constraint firstAttribute="\(attribute)" secondItem="\(view)" secondAttribute="\(attribute)" \
    constant="\(constant)" id="\(view)-\(attribute)"/>
    """
  }

  /// The same, and smaller than the document has it at its trailing or lower edge.
  private static func loose(_ attribute: String, priority: Int = 1000) -> String {
    """
    <constraint firstAttribute="\(attribute)" relation="greaterThanOrEqual" secondItem="panel" \
    secondAttribute="\(attribute)" constant="20" priority="\(priority)" id="loose-\(attribute)"/>
    """
  }

  private static func found(_ document: String) -> [Finding] {
    Linter(rules: [.shrinkableWindow]).findings(in: Array(document.utf8))
  }

  private static func messages(_ document: String) -> [String] { found(document).map { $0.message.text } }

  private static func size(_ width: Int, _ height: Int) -> String {
    #"<value key="minSize" type="size" width="\#(width)" height="\#(height)"/>"#
  }

  // MARK: What is told

  @Test func theWindowIsToldWhereItStands() throws {
    let found = Self.found(Self.document(constraints: Self.wide))
    #expect(
      found.map { $0.message.text } == [
        """
        “Welcome” can be dragged to 0 × 0 points, where “Name” lies 140 points outside of the window: let a constraint \
        hold it, or give the window a minimum content size
        """
      ])
    #expect(found.first?.rule == "shrinkable-window")
    #expect(found.first?.severity == .note)
    #expect(found.first?.subject == "window")
    #expect(found.first?.position == SourcePosition(line: 5, column: 29))
  }

  /// What holds one edge leaves the other.
  @Test func contentHoldsItsEdge() {
    #expect(
      Self.messages(Self.document(constraints: Self.wide + Self.loose("trailing"))) == [
        """
        “Welcome” can be dragged to 160 × 0 points, where “Name” lies 40 points outside of the window: let a \
        constraint hold it, or give the window a minimum content size
        """
      ])
  }

  @Test func aMinimumThatIsTooSmallIsTold() {
    #expect(
      Self.messages(Self.document(minSize: Self.size(100, 60), constraints: Self.wide)) == [
        """
        “Welcome” can be dragged to 100 × 60 points, where “Name” lies 40 points outside of the window: let a \
        constraint hold it, or give the window a larger minimum content size
        """
      ])
  }

  /// The edges are dragged with 510.
  @Test(arguments: [(509, 1), (510, 1), (511, 0)])
  func whoHoldsHasMorePriorityThanADrag(_ priority: Int, _ count: Int) {
    let held = Self.loose("trailing", priority: priority) + Self.loose("bottom")
    #expect(Self.messages(Self.document(constraints: Self.wide + held)).count == count)
  }

  @Test func nothingIsLeftOfWhatTakesAnyWidth() {
    #expect(
      Self.messages(Self.document(constraints: Self.trailing + Self.loose("bottom"))) == [
        """
        “Welcome” can be dragged to 180 × 60 points, where “Name” has no width left: let a constraint hold it, or give \
        the window a minimum content size
        """
      ])
  }

  /// A frame that was saved before a constraint changed says nothing of the window.
  @Test func staleFramesDoNotMatter() {
    let text = Self.document(constraints: Self.trailing + Self.loose("bottom"))
    let stale = text.replacing(#"x="20" y="80" width="120""#, with: #"x="20" y="80" width="90""#)
    #expect(stale != text)
    #expect(Self.messages(stale) == Self.messages(text))
  }

  private static func button(_ x: Int, resistance: Int = 750) -> String {
    """
    <button horizontalCompressionResistancePriority="\(resistance)" translatesAutoresizingMaskIntoConstraints="NO" \
    id="go">
      <rect key="frame" x="\(x)" y="78" width="102" height="24"/>
      <buttonCell key="cell" type="square" title="Continue later" bezelStyle="shadowlessSquare" id="goCell"/>
    </button>
    """
  }

  private static let beside = """
    <constraint firstItem="go" firstAttribute="centerY" secondItem="panel" secondAttribute="centerY" id="middle"/>
    """

  @Test func viewsThatComeToLieOverEachOtherAreTold() throws {
    let constraints = Self.wide + Self.beside + Self.edge("trailing", of: "go", 20)
    let text = Self.document(
      minSize: Self.size(200, 60), views: Self.button(178), constraints: constraints)
    let message = try #require(Self.messages(text).first)
    #expect(
      message.hasPrefix("“Welcome” can be dragged to 200 × 60 points, where “Continue later” lies over"))
  }

  @Test func contentsThatResistLessAreToldAsTooSmall() throws {
    let row = """
      <constraint firstItem="go" firstAttribute="leading" secondItem="panel" secondAttribute="trailing" \
      constant="38" id="row"/>
      """
    let constraints = Self.wide + Self.beside + row + Self.edge("trailing", of: "go", 20)
    func messages(_ resistance: Int) -> [String] {
      Self.messages(
        Self.document(
          minSize: Self.size(220, 60), views: Self.button(178, resistance: resistance),
          constraints: constraints))
    }
    let message = try #require(messages(500).first)
    #expect(
      message.hasPrefix(
        "“Welcome” can be dragged to 220 × 60 points, where “Continue later” is 22 points wide and needs "))
    #expect(messages(750) == [])
  }

  // MARK: Storyboards

  private static func storyboard(constraints: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
      <scenes>
        <scene sceneID="first">
          <objects>
            <windowController id="owner" sceneMemberID="viewController">
              <window key="window" title="Welcome" id="window">
                <windowStyleMask key="styleMask" titled="YES" resizable="YES"/>
                <rect key="contentRect" x="196" y="240" width="300" height="120"/>
              </window>
              <connections>
                <segue destination="inside" kind="relationship" \
    relationship="window.shadowedContentViewController" id="shows"/>
              </connections>
            </windowController>
          </objects>
        </scene>
        <scene sceneID="second">
          <objects>
            <viewController id="inside" sceneMemberID="viewController">
              <view key="view" id="content">
    \(content("", constraints))
              </view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }

  @Test func aStoryboardsWindowIsToldOfItsControllersView() {
    let found = Self.found(Self.storyboard(constraints: Self.wide))
    #expect(found.map { $0.subject } == ["window"])
    #expect(found.first?.position.line == 7)
    let message = found.first?.message.text ?? ""
    #expect(message.hasPrefix("“Welcome” can be dragged to 0 × 0 points, where “Name” lies 140"))
    let held = Self.wide + Self.loose("trailing") + Self.loose("bottom")
    #expect(Self.found(Self.storyboard(constraints: held)) == [])
  }

  // MARK: What is not

  @Test func whatHoldsOrHasAMinimumIsNot() {
    let held = Self.wide + Self.loose("trailing") + Self.loose("bottom")
    #expect(Self.messages(Self.document(constraints: held)) == [])
    #expect(Self.messages(Self.document(minSize: Self.size(160, 60), constraints: Self.wide)) == [])
  }

  /// The frame of a push button has room for a shadow, which may stand out.
  @Test func roomForShadowsIsNot() {
    let push = """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="go">
        <rect key="frame" x="13" y="33" width="134" height="32"/>
        <buttonCell key="cell" type="push" title="Go" bezelStyle="rounded" borderStyle="border" id="goCell">
          <font key="font" metaFont="system"/>
        </buttonCell>
      </button>
      """
    func constraints(_ space: Int) -> String {
      """
      <constraint firstItem="go" firstAttribute="width" constant="120" id="g1"/>
      <constraint firstItem="go" firstAttribute="leading" secondItem="content" secondAttribute="leading" \
      constant="20" id="g2"/>
      <constraint firstItem="go" firstAttribute="top" secondItem="panel" secondAttribute="bottom" \
      constant="20" id="g3"/>
      <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="go" \
      secondAttribute="trailing" constant="\(space)" id="g4"/>
      """
    }
    func messages(_ space: Int) -> [String] {
      Self.messages(
        Self.document(
          minSize: Self.size(0, 100), views: push, constraints: Self.wide + constraints(space)))
    }
    #expect(messages(0) == [])
    #expect(messages(-10).count == 1)
  }

  @Test(arguments: [#"titled="YES""#, #"titled="YES" closable="YES""#, #"resizable="YES""#])
  func windowsWithoutEdgesToDragAreNot(_ mask: String) {
    #expect(Self.messages(Self.document(mask: mask, constraints: Self.wide)) == [])
  }

  /// What may hold the window without that the document says how.
  @Test(arguments: [
    #"<splitView translatesAutoresizingMaskIntoConstraints="NO" id="other">"#,
    #"<tabView translatesAutoresizingMaskIntoConstraints="NO" id="other">"#,
    #"<containerView translatesAutoresizingMaskIntoConstraints="NO" id="other">"#,
    #"<customView customClass="Dial" translatesAutoresizingMaskIntoConstraints="NO" id="other">"#,
  ])
  func windowsThatSomethingUnknownHoldsAreNot(_ start: String) throws {
    let name = try #require(start.dropFirst().split(separator: " ").first)
    let view = start + #"<rect key="frame" x="20" y="20" width="260" height="40"/></\#(name)>"#
    #expect(Self.messages(Self.document(views: view, constraints: Self.wide)) == [])
  }

  @Test func whatCodeMovesIsNot() {
    let owner = """
      <customObject id="-2" userLabel="File's Owner"><connections>\
      <outlet property="width" destination="n3" id="o"/></connections></customObject>
      """
    #expect(Self.messages(Self.document(constraints: Self.wide, objects: owner)) == [])
  }
}
