import PlumbGeometry
import PlumbInterfaceBuilder
import Testing

/// What bars, cells, stack views and writing directions make of edges.
@Suite("Surroundings of views")
struct SurroundingsTests {
  private static func document(
    toolsVersion: Int = 22505, device: String = "<device id=\"retina4_7\" orientation=\"portrait\"/>",
    _ objects: String
  ) throws -> InterfaceDocument {
    try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="\(toolsVersion)" useAutolayout="YES" useSafeAreas="YES">\(device)\
        <scenes><scene sceneID="s"><objects>\(objects)</objects></scene></scenes></document>
        """.utf8))
  }

  private static func frame(
    _ id: String, _ document: InterfaceDocument, _ environment: PlumbInterfaceBuilder.Environment = .init()
  ) throws -> Rect {
    try #require(try document.layOut(in: environment).flatMap(\.views).first { $0.id == id }).frame
  }

  /// A view that reaches from a root's upper edge to the lower one of its safe area.
  private static func screen(
    toolsVersion: Int, device: String, _ width: Int, _ height: Int, bars: String, from edge: String = "root"
  ) throws -> InterfaceDocument {
    try document(
      toolsVersion: toolsVersion,
      device: "<device id=\"\(device)\" orientation=\"\(width > height ? "landscape" : "portrait")\"/>",
      """
      <viewController id="c"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>
      <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      <constraint firstItem="v" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" \
      id="t"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="\(edge)" secondAttribute="top" id="o"/>
      <constraint firstItem="v" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="b"/>
      </constraints></view>\(bars)</viewController>
      """)
  }

  @Test func tabBarsAreLowerSidewaysSinceTheElevenSystem() throws {
    func height(_ toolsVersion: Int) throws -> Double {
      let bars = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
      let screen = try Self.screen(toolsVersion: toolsVersion, device: "retina4_7", 667, 375, bars: bars)
      return try Self.frame("v", screen).height
    }
    #expect(try height(11762) == 375 - 49)
    #expect(try height(22505) == 375 - 32)
  }

  /// Above a home button the canvas leaves 44 points before Xcode 11 and 49 since, on a tablet 50.
  @Test func toolbarsTakeWhatTheCanvasOfTheirTimeLeaves() throws {
    func height(_ toolsVersion: Int, _ device: String, _ width: Int, _ height: Int) throws -> Double {
      let bars = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
      return try Self.frame(
        "v", Self.screen(toolsVersion: toolsVersion, device: device, width, height, bars: bars)
      ).height
    }
    #expect(try height(14460, "retina4_7", 375, 667) == 667 - 44)
    #expect(try height(15705, "retina4_7", 375, 667) == 667 - 49)
    #expect(try height(20037, "ipad9_7", 768, 1024) == 1024 - 50)
  }

  @Test func navigationBarsAreHigherSinceTheTwentySixthSystem() throws {
    func top(_ toolsVersion: Int) throws -> Double {
      let bars = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
      return try Self.frame(
        "v", Self.screen(toolsVersion: toolsVersion, device: "retina6_12", 393, 852, bars: bars, from: "safe")
      ).minY
    }
    #expect(try top(22505) == 59 + 44)
    #expect(try top(24127) == 59 + 59 + 54)
    #expect(try top(25095) == 59 + 54)
  }

  /// A sheet begins 10 points below the housing, and has nothing of the screen's edges.
  @Test func sheetsBeginBelowTheHousing() throws {
    let screen = try Self.screen(
      toolsVersion: 22505, device: "retina6_12", 393, 852 - 69, bars: "", from: "safe")
    #expect(try Self.frame("v", screen) == Rect(x: 0, y: 0, width: 393, height: 783))
  }

  /// A cell with an accessory, and a view that fills its content view's margins.
  private static func cell() throws -> InterfaceDocument {
    try document(
      """
      <tableViewController id="c"><tableView key="view" dataMode="prototypes" style="plain" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
      <tableViewCell accessoryType="disclosureIndicator" id="cell">
      <rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="340" height="44"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews><constraints>
      <constraint firstItem="v" firstAttribute="leading" secondItem="content" \
      secondAttribute="leadingMargin" id="l"/>
      <constraint firstItem="v" firstAttribute="trailing" secondItem="content" \
      secondAttribute="trailingMargin" id="t"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="content" secondAttribute="top" id="o"/>
      <constraint firstItem="v" firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="b"/>
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
      """)
  }

  /// A view that sticks out of the screen above has no more of the safe area than that.
  @Test func whatSticksOutHasNoMoreSafeAreaThanItsSuperview() throws {
    let document = try Self.document(
      device: "<device id=\"retina6_12\" orientation=\"portrait\"/>",
      """
      <viewController id="c"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="out">
      <rect key="frame" x="0" y="-50" width="393" height="300"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="in">
      <rect key="frame" x="8" y="67" width="50" height="50"/></view></subviews><constraints>
      <constraint firstItem="in" firstAttribute="top" secondItem="out" secondAttribute="topMargin" id="it"/>
      <constraint firstItem="in" firstAttribute="leading" secondItem="out" secondAttribute="leadingMargin" id="il"/>
      </constraints></view></subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
      <constraint firstItem="out" firstAttribute="top" secondItem="root" secondAttribute="top" constant="-50" id="t"/>
      <constraint firstItem="out" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      </constraints></view></viewController>
      """)
    #expect(try Self.frame("in", document).minY == 59 + 8)
  }

  /// Beta versions write 32700, and are no newer than the last one that is known to have: their cells have the margins of
  /// Xcode 15's, whatever the plug-in says or does not say.
  @Test func betaVersionsAreNoNewestOnes() throws {
    func margin(_ toolsVersion: String, _ dependencies: String = "") throws -> Double {
      let document = try InterfaceDocument(
        bytes: Array(
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
          useAutolayout="YES">\(dependencies)<objects><tableViewCell id="cell">
          <rect key="frame" x="0" y="0" width="375" height="80"/>
          <tableViewCellContentView key="contentView" id="content">
          <rect key="frame" x="0" y="0" width="375" height="80"/><subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="v">
          <rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews><constraints>
          <constraint firstItem="v" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="t"/>
          </constraints></tableViewCellContentView></tableViewCell></objects></document>
          """.utf8))
      return try Self.frame("v", document).minY
    }
    #expect(try margin("22505") == 11)
    #expect(try margin("24127") == 15)
    #expect(try margin("32700.99.1234") == 11)
    let plugIn = "<dependencies><plugIn identifier=\"i\" version=\"24127\"/></dependencies>"
    #expect(try margin("32700", plugIn) == 15)
  }

  /// A mask leaves a view of a superview that is smaller than the margins no size, and none below zero.
  @Test func noViewIsOfNegativeSize() throws {
    let document = try Self.document(
      """
      <viewController id="c"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0" y="0" width="50" height="50"/><subviews><view id="in">
      <rect key="frame" x="1" y="1" width="48" height="48"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view></subviews>
      <constraints><constraint firstAttribute="width" constant="0" id="w"/>
      <constraint firstAttribute="height" constant="50" id="h"/></constraints></view></subviews></view>
      </viewController>
      """)
    #expect(try Self.frame("in", document).width == 0)
  }

  @Test func theMarginBesideAnAccessoryIsAtTheTrailingEdge() throws {
    let document = try Self.cell()
    let leftToRight = try Self.frame("v", document)
    #expect(leftToRight.minX == 16)
    #expect(leftToRight.width == 340 - 16 - 8)
    let rightToLeft = try Self.frame("v", document, .init(direction: .rightToLeft))
    #expect(rightToLeft.minX == 8)
    #expect(rightToLeft.width == leftToRight.width)
  }

  /// A stack view with margins of its own around a view.
  private static func stack(_ attributes: String) throws -> InterfaceDocument {
    try document(
      """
      <viewController id="c"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <stackView axis="vertical" \(attributes) \
      translatesAutoresizingMaskIntoConstraints="NO" id="st">
      <rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews>
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/><constraints>
      <constraint firstAttribute="width" constant="100" id="w"/>
      <constraint firstAttribute="height" constant="100" id="h"/></constraints></stackView></subviews>
      <constraints>
      <constraint firstItem="st" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      <constraint firstItem="st" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="50" id="o"/></constraints></view></viewController>
      """)
  }

  @Test func aStackViewArrangesInsideMarginsOfItsOwnUnlessItSaysNo() throws {
    #expect(try Self.frame("v", Self.stack("")) == Rect(x: 2, y: 1, width: 94, height: 96))
    let refusing = try Self.stack("layoutMarginsRelativeArrangement=\"NO\"")
    #expect(try Self.frame("v", refusing) == Rect(x: 0, y: 0, width: 100, height: 100))
  }
}
