import PlumbGeometry
import PlumbInterfaceBuilder
import Testing

/// What gives way in documents where required constraints clash, as most projects record it.
struct GivingWayTests {
  /// The frames of views by id, from the upper left of a root of 100 by 100 points, on macOS from the lower left.
  private static func frames(
    mac: Bool, _ subviews: String, _ constraints: String, _ content: ContentMode = .recorded
  ) throws -> [String: Rect] {
    let root = mac ? "customView" : "view"
    let document = try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.\(mac ? "Cocoa" : "CocoaTouch").XIB" version="3.0" \
        toolsVersion="21507" targetRuntime="\(mac ? "MacOSX.Cocoa" : "iOS.CocoaTouch")" useAutolayout="YES">
        <objects><\(root) translatesAutoresizingMaskIntoConstraints="NO" id="root">\(frame(100))<subviews>
        \(subviews)</subviews><constraints>\(constraints)</constraints></\(root)></objects></document>
        """.utf8))
    let views = try document.layOut(in: Environment(content: content)).flatMap(\.views)
    return Dictionary(uniqueKeysWithValues: views.map { ($0.id, $0.frame) })
  }

  private static func frame(_ extent: Double) -> String {
    "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(extent)\" height=\"\(extent)\"/>"
  }

  private static func box(_ id: String, mac: Bool, _ inside: String = "") -> String {
    let tag = mac ? "customView" : "view"
    return """
      <\(tag) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(frame(60))\(inside)</\(tag)>
      """
  }

  private static func edges(of id: String, _ sides: [String] = ["top", "bottom", "leading", "trailing"])
    -> String
  {
    sides.map {
      """
      <constraint firstItem="\(id)" firstAttribute="\($0)" secondItem="root" secondAttribute="\($0)" id="\(id)-\($0)"/>
      """
    }.joined()
  }

  private static let sizes = """
    <constraints><constraint firstAttribute="width" constant="60" id="width"/>\
    <constraint firstAttribute="height" constant="60" id="height"/></constraints>
    """

  @Test func onMacOSTheUpperAndTrailingEdgesGiveWayToSizes() throws {
    let frames = try Self.frames(mac: true, Self.box("v", mac: true, Self.sizes), Self.edges(of: "v"))
    #expect(frames["v"] == Rect(x: 0, y: 0, width: 60, height: 60))
  }

  @Test func onIOSTheLowerAndTrailingEdgesOfRootsGiveWayToSizes() throws {
    let frames = try Self.frames(mac: false, Self.box("v", mac: false, Self.sizes), Self.edges(of: "v"))
    #expect(frames["v"] == Rect(x: 0, y: 0, width: 60, height: 60))
  }

  /// The frames of views of iOS inside one of 100 by 100 points that stays where it is.
  private static func frames(inFixed views: String, _ constraints: String) throws -> [String: Rect] {
    try frames(
      mac: false,
      """
      <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="outer">\(frame(100))\
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view>
      """, "")
  }

  private static func constraint(_ id: String, _ side: String, _ other: String, _ otherSide: String) -> String
  {
    """
    <constraint firstItem="\(id)" firstAttribute="\(side)" secondItem="\(other)" secondAttribute="\(otherSide)" \
    id="\(id)-\(side)"/>
    """
  }

  private static func height(_ height: Int, of id: String) -> String {
    "<constraints><constraint firstAttribute=\"height\" constant=\"\(height)\" id=\"\(id)-h\"/></constraints>"
  }

  @Test func elsewhereSizesGiveWayAsInLogsOfApps() throws {
    let edges = ["top", "bottom", "leading", "trailing"].map { Self.constraint("v", $0, "outer", $0) }
    let frames = try Self.frames(inFixed: Self.box("v", mac: false, Self.sizes), edges.joined())
    #expect(frames["v"] == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test(arguments: [(70, 60, 40.0), (60, 70, 60)])
  func theLargestOfSeveralSizesGivesWay(_ upper: Int, _ lower: Int, _ expected: Double) throws {
    let views = [("upper", upper), ("lower", lower)].map { id, height in
      Self.box(id, mac: false, Self.height(height, of: id))
    }
    let frames = try Self.frames(
      inFixed: views.joined(),
      Self.constraint("upper", "top", "outer", "top") + Self.constraint("lower", "top", "upper", "bottom")
        + Self.constraint("lower", "bottom", "outer", "bottom"))
    #expect(frames["upper"]?.height == expected)
    #expect(frames["lower"]?.maxY == 100)
  }

  @Test func theMiddleOfASuperviewGivesWayToASize() throws {
    let frames = try Self.frames(
      inFixed: Self.box("v", mac: false, Self.height(60, of: "v")),
      Self.constraint("v", "top", "outer", "top") + Self.constraint("v", "centerY", "outer", "centerY"))
    #expect(frames["v"]?.minY == 0)
    #expect(frames["v"]?.height == 60)
  }

  @Test func baselinesGiveWayToCenters() throws {
    let labels = ["one", "two"].map { id in
      """
      <label text="\(id)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(Self.frame(20))\
      \(Self.height(20, of: id))<fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let frames = try Self.frames(
      inFixed: labels.joined(),
      Self.constraint("one", "centerY", "outer", "centerY") + Self.constraint("two", "top", "outer", "top")
        + Self.constraint("two", "firstBaseline", "one", "firstBaseline"))
    #expect(frames["one"].map { $0.minY + $0.maxY } == 100)
    #expect(frames["two"]?.minY == 0)
  }

  @Test func edgesOfAViewWhoseSizeIsNotGivenHold() throws {
    let frames = try Self.frames(
      mac: true, Self.box("outer", mac: true, "<subviews>\(Self.box("v", mac: true, Self.sizes))</subviews>"),
      Self.edges(of: "outer")
        + Self.edges(of: "v").replacing("secondItem=\"root\"", with: "secondItem=\"outer\""))
    #expect(frames["outer"] == Rect(x: 0, y: 0, width: 60, height: 60))
    #expect(frames["v"] == Rect(x: 0, y: 0, width: 60, height: 60))
  }

  @Test(arguments: [("fillProportionally", 130.0), ("fillEqually", 100)])
  func stackViewsKeepTheirLineBeforeTheUpperEdgeAndLoseLikenessBehindIt(
    _ distribution: String, _ height: Double
  ) throws {
    let heights = distribution == "fillEqually" ? [60, 30] : [60, 60]
    let arranged = heights.enumerated().map { place, height in
      Self.box(
        "v\(place)", mac: true,
        "<constraints><constraint firstAttribute=\"height\" constant=\"\(height)\" id=\"h\(place)\"/></constraints>"
      )
    }
    let frames = try Self.frames(
      mac: true,
      """
      <stackView orientation="vertical" distribution="\(distribution)" spacing="10" \
      translatesAutoresizingMaskIntoConstraints="NO" id="stack">\(Self.frame(100))<subviews>\(arranged.joined())\
      </subviews><visibilityPriorities><integer value="1000"/><integer value="1000"/></visibilityPriorities>\
      <customSpacing><real value="3.4028234663852886e+38"/><real value="3.4028234663852886e+38"/></customSpacing>\
      </stackView>
      """, Self.edges(of: "stack"))
    #expect(frames["stack"]?.height == height)
    #expect(frames["stack"]?.minY == 0)
    #expect(frames["v0"]?.height == 60)
  }

  /// New ones are 240 points wide (16 of 6 projects); 5 of 3 projects have another width.
  @Test(
    arguments: [
      ("center", .measured, 240), ("center", .recorded, 60),
      ("fill", .measured, 100), ("fill", .recorded, 100),
    ] as [(String, ContentMode, Double)])
  func emptyViewsOfAVerticalStackAreAsWideAsInterfaceBuilderDrawsThem(
    _ alignment: String, _ content: ContentMode, _ width: Double
  ) throws {
    let frames = try Self.frames(
      mac: false,
      """
      <stackView opaque="NO" axis="vertical" alignment="\(alignment)" translatesAutoresizingMaskIntoConstraints="NO" \
      id="stack">\(Self.frame(100))<subviews>\(Self.box("v", mac: false))</subviews></stackView>
      """,
      Self.edges(of: "stack", ["top", "bottom", "leading"])
        + "<constraint firstItem=\"stack\" firstAttribute=\"trailing\" secondItem=\"root\" secondAttribute=\"trailing\" "
        + "constant=\"\(alignment == "fill" ? 0 : 400)\" id=\"t\"/>",
      content)
    #expect(frames["v"]?.width == width)
  }

  /// As high as Interface Builder draws them, but never higher than the stack view is without them.
  @Test(
    arguments: [(40, .measured, 40), (40, .recorded, 40), (200, .measured, 128), (200, .recorded, 60)]
      as [(Double, ContentMode, Double)])
  func emptyViewsOfAHorizontalStackTakeItsHeight(
    _ height: Double, _ content: ContentMode, _ expected: Double
  ) throws {
    let other = Self.box(
      "other", mac: false,
      "<constraints><constraint firstAttribute=\"height\" constant=\"\(height)\" id=\"h\"/></constraints>")
    let frames = try Self.frames(
      mac: false,
      """
      <stackView opaque="NO" alignment="center" translatesAutoresizingMaskIntoConstraints="NO" \
      id="stack">\(Self.frame(100))<subviews>\(Self.box("v", mac: false))\(other)</subviews></stackView>
      """, Self.edges(of: "stack", ["top", "leading", "trailing"]), content)
    #expect(frames["stack"]?.height == height)
    #expect(frames["v"]?.height == expected)
  }
}
