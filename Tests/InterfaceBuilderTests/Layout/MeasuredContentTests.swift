import PlumbGeometry
import PlumbInterfaceBuilder
import TestSupport
import Testing

/// What measured content makes of views whose recorded sizes say nothing.
@Suite("Measured content")
struct MeasuredContentTests {
  /// A view at the upper left corner of a screen, with nothing but its content for a size.
  private func size(
    of element: String, toolsVersion: Int = 22505, resources: String = "", content: ContentMode = .measured
  ) throws -> (size: Size, isKnown: Bool) {
    let view = try solved(of: element, toolsVersion: toolsVersion, resources: resources, content: content)
    return (view.frame.size, view.contentKnown)
  }

  private func solved(
    of element: String, toolsVersion: Int, resources: String, content: ContentMode
  ) throws -> SolvedView {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)"
      useAutolayout="YES"><device id="retina6_1" orientation="portrait"/><objects><view id="root">
      <rect key="frame" x="0" y="0" width="414" height="896"/><subviews>\(element)</subviews><constraints>
      <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading"
        id="a"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
      </constraints></view></objects><resources>\(resources)</resources></document>
      """
    let document = try InterfaceDocument(bytes: Array(text.utf8))
    let scenes = try document.layOut(in: PlumbInterfaceBuilder.Environment(content: content))
    return try #require(scenes.flatMap(\.views).first { $0.id == "v" })
  }

  private func element(_ name: String, _ attributes: String = "", _ children: String = "") -> String {
    """
    <\(name) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="v">
    <rect key="frame" x="0" y="0" width="91" height="87"/>\(children)</\(name)>
    """
  }

  @Test func customButtonsWithoutAFontHaveEighteenPoints() throws {
    let title = "<state key=\"normal\" title=\"Close\"/>"
    #expect(try size(of: element("button", "", title)).size.height == 34)
    #expect(try size(of: element("button", "buttonType=\"system\"", title)).size.height == 30)
  }

  @Test func anImageLowerThanALineHasItsHeight() throws {
    let images = "<image name=\"arrow\" width=\"6\" height=\"10\"/>"
    let button = element("button", "", "<state key=\"normal\" image=\"arrow\"/>")
    #expect(try size(of: button, resources: images).size == Size(width: 6, height: 22))
  }

  @Test func anImageBehindATitleTakesTheRoomAroundIt() throws {
    let images = "<image name=\"badge\" width=\"22\" height=\"22\"/>"
    let state = "<state key=\"normal\" title=\"9\" backgroundImage=\"badge\"/>"
    #expect(
      try size(of: element("button", "", state), resources: images).size == Size(width: 22, height: 22))
  }

  /// 24 and 14 points more than the symbol, as around other images.
  @Test func aCircledSymbolInAConfiguration() throws {
    let plain = "<buttonConfiguration key=\"configuration\" style=\"plain\"/>"
    let button = try size(of: element("button", "buttonType=\"detailDisclosure\"", plain))
    #expect(button.size == Size(width: 50, height: 34))
  }

  @Test func anAttributedTitleHasItsOwnFont() throws {
    let title = """
      <state key="normal"><attributedString key="attributedTitle"><fragment content="Close"><attributes>
      <font key="NSFont" metaFont="system" size="23"/></attributes></fragment></attributedString></state>
      """
    #expect(try size(of: element("button", "buttonType=\"system\"", title)).size.height == 40)
  }

  @Test func colorWellsHaveASizeOfTheirOwn() throws {
    let well = try size(of: element("colorWell"))
    #expect(well.size == Size(width: 28, height: 28))
    #expect(well.isKnown)
  }

  @Test func aListedImageIsKnown() throws {
    let image = "<state key=\"normal\" image=\"arrow\"/>"
    let listed = try size(
      of: element("button", "", image), resources: "<image name=\"arrow\" width=\"24\" height=\"20\"/>")
    // An image that is lower than a line has the line's height around it.
    #expect(listed.size == Size(width: 24, height: 22))
    #expect(listed.isKnown)
  }

  @Test func theRecordedSizeStandsInForAnImageThatNobodyLists() throws {
    let button = try size(of: element("button", "", "<state key=\"normal\" image=\"arrow\"/>"))
    #expect(button.size == Size(width: 91, height: 87))
    #expect(!button.isKnown)
    let view = try size(of: element("imageView", "image=\"arrow\""))
    #expect(view.size == Size(width: 91, height: 87))
    #expect(!view.isKnown)
  }

  /// Circled symbols alone in a configuration make 50 points in all (n = 5 of 2 projects).
  @Test func aButtonWithASymbolIsEstimated() throws {
    let button = try size(
      of: element(
        "button", "buttonType=\"system\"",
        """
        <buttonConfiguration key="configuration" style="tinted"><imageReference key="image" image="leaf"
        catalog="system"/></buttonConfiguration>
        """), resources: "<image name=\"leaf\" catalog=\"system\" width=\"128\" height=\"128\"/>")
    #expect(!button.isKnown)
    #expect(button.size.height == 34.5)
    #expect(abs(button.size.width - 50) < 2)
  }

  @Test func anImageMayBeNamedByAReference() throws {
    let view = try size(
      of: element("imageView", "", "<imageReference key=\"image\" image=\"arrow\"/>"),
      resources: "<image name=\"arrow\" width=\"24\" height=\"20\"/>")
    #expect(view.size == Size(width: 24, height: 20))
  }

  @Test func labelsWithoutATextKeepFiftyPointsInAStackView() throws {
    let label = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0" y="0"
      width="9" height="9"/><subviews><label text="" CLASS id="l"><rect key="frame" x="0" y="0" width="9"
      height="9"/></label></subviews></stackView>
      """
    #expect(try size(of: label.replacing("CLASS", with: "")).size == Size(width: 50, height: 50))
    #expect(try size(of: label.replacing("CLASS", with: "customClass=\"Link\"")).size == .zero)
    #expect(try size(of: element("label", "text=\"\"")).size == .zero)
  }

  @Test func textStylesFollowTheTextSizeThatTwoLabelsTell() throws {
    func labels(_ heights: [Double]) -> String {
      let children = heights.enumerated().map { position, height in
        """
        <label text="Name" id="l\(position)"><rect key="frame" x="0" y="0" width="60" height="\(height)"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        """
      }
      return element(
        "label", "text=\"Name\"",
        "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
        + children.joined()
    }
    #expect(try size(of: labels([17, 17])).size.height == 17)
    #expect(try size(of: labels([17])).size.height == 21)
    #expect(try size(of: labels([17, 17, 20.5])).size.height == 20.5)
    #expect(try size(of: labels([28, 28])).size.height == 21)
    #expect(try size(of: labels([23, 46])).size.height == 21)
  }

  @Test(arguments: [("smallSystem", 15.0), ("system", 17), ("label", 21), ("button", 22)])
  func sizesThatTheSystemHasForAUseAreNamed(name: String, height: Double) throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" size=\"\(name)\"/>"
    #expect(try size(of: element("label", "text=\"Name\"", font)).size.height == height)
  }

  @Test func navigationBarsOfSheetsAreHigher() throws {
    func height(rootHeight: Int) throws -> Double? {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="19529" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><scenes>
        <scene sceneID="s"><objects><viewController id="c"><view key="view" id="root"><rect key="frame" x="0"
        y="0" width="375" height="\(rootHeight)"/><subviews><navigationBar id="v"
        translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="375"
        height="9"/></navigationBar></subviews><constraints>
        <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading"
        id="a"/>
        <constraint firstItem="v" firstAttribute="trailing" secondItem="root" secondAttribute="trailing"
        id="b"/>
        <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="d"/>
        </constraints></view></viewController></objects></scene></scenes></document>
        """
      let document = try InterfaceDocument(bytes: Array(text.utf8))
      let scenes = try document.layOut(in: PlumbInterfaceBuilder.Environment(content: .measured))
      return scenes.flatMap(\.views).first { $0.id == "v" }?.frame.height
    }
    #expect(try height(rootHeight: 667) == 44)
    #expect(try height(rootHeight: 647) == 56)
  }
}
