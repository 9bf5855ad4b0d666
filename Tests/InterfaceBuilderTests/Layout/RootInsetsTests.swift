import PlumbGeometry
import PlumbInterfaceBuilder
import Testing

/// What bars, sheets and screens of each canvas leave of roots, as most projects record it.
struct RootInsetsTests {
  /// The safe area's and the margins' insets of a root, as views that fill them have them.
  private struct Insets: Equatable {
    var top = 0.0
    var left = 0.0
    var bottom = 0.0
    var right = 0.0
  }

  /// - Parameter objects: What a root of a kind stands in: a controller, or nothing.
  private static func insets(
    _ toolsVersion: Int, _ device: String, _ frame: Rect, of guide: String = "safe", kind: String = "view",
    isXib: Bool = false, bars: String = "", system: String = "InterfaceBuilder3.CocoaTouch",
    orientation: String = "portrait", attributes: String = ""
  ) throws -> Insets {
    let container = kind == "view" ? "" : "<view key=\"contentView\" id=\"content\"/>"
    let root = """
      <\(kind) \(isXib ? "" : "key=\"view\"") \(attributes) id="root"><rect key="frame" x="\(frame.minX)" y="\(frame.minY)" \
      width="\(frame.width)" height="\(frame.height)"/>\(container)<subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0" y="0" width="9" \
      height="9"/></view></subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
      \(constraint("leading", guide))\(constraint("trailing", guide))\(constraint("top", guide))
      \(constraint("bottom", guide))</constraints></\(kind)>
      """
    let scenes =
      isXib
      ? "<objects>\(root)</objects>"
      : """
      <scenes><scene sceneID="s"><objects><viewController id="c">\(root)\(bars)</viewController></objects>\
      </scene></scenes>
      """
    let document = try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.\(system).\(isXib ? "XIB" : "Storyboard.XIB")" \
        version="3.0" toolsVersion="\(toolsVersion)" useAutolayout="YES" useSafeAreas="YES">
        <device id="\(device)" orientation="\(orientation)"/>\(scenes)</document>
        """.utf8))
    let view = try #require(try document.layOut().flatMap(\.views).first { $0.id == "v" }).frame
    return Insets(
      top: view.minY, left: view.minX, bottom: frame.height - view.maxY, right: frame.width - view.maxX)
  }

  private static func constraint(_ side: String, _ guide: String) -> String {
    let isMargin = guide == "margins"
    return """
      <constraint firstItem="v" firstAttribute="\(side)" secondItem="\(isMargin ? "root" : guide)" \
      secondAttribute="\(side)\(isMargin ? "Margin" : "")" id="\(side)"/>
      """
  }

  @Test func rootsUnderOpaqueBarsHaveTheRestOfTheScreen() throws {
    let lowered = try Self.insets(
      11542, "retina4_7", Rect(x: 0, y: 64, width: 375, height: 667),
      bars: "<navigationItem key=\"navigationItem\" id=\"n\"/>")
    #expect(lowered == Insets(top: 0, bottom: 64))
    let fitting = try Self.insets(11542, "retina4_7", Rect(x: 0, y: 64, width: 375, height: 603))
    #expect(fitting == Insets())
  }

  /// A root as high as the screen begins below opaque bars though it is recorded at the top; one of the square canvas lies behind
  /// bars though it is recorded lower.
  @Test(arguments: [("NO", 0.0, 44.0), ("YES", 44, 0)])
  func rootsAsHighAsTheScreen(_ translucent: String, _ top: Double, _ bottom: Double) throws {
    let bars =
      "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"\(translucent)\" prompted=\"NO\"/>"
    let whole = try Self.insets(20037, "retina4_7", Rect(x: 0, y: 0, width: 375, height: 667), bars: bars)
    #expect(whole == Insets(top: top, bottom: bottom))
    let square = try Self.insets(7706, "none", Rect(x: 0, y: 64, width: 600, height: 600), bars: bars)
    #expect(square.top == (translucent == "NO" ? 0 : 64))
  }

  /// A root that is less high than its canvas leaves room for bars, as one that is less high than a screen.
  @Test(arguments: [(812.0, 900.0, 0.0), (812, 812, 88)])
  func freeformCanvases(_ height: Double, _ canvas: Double, _ top: Double) throws {
    let insets = try Self.insets(
      19529, "retina5_9", Rect(x: 0, y: 0, width: 375, height: height),
      bars: """
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
        <size key="freeformSize" width="375" height="\(canvas)"/>
        """)
    #expect(insets.top == top)
  }

  /// Phones of the first housing are shown with that of later ones.
  @Test(arguments: [(20037, 44.0), (21507, 47), (21701, 50)])
  func housings(_ toolsVersion: Int, _ top: Double) throws {
    let insets = try Self.insets(toolsVersion, "retina5_9", Rect(x: 0, y: 0, width: 375, height: 812))
    #expect(insets.top == top)
  }

  /// Up to Xcode 12 sheets keep the home indicator's room.
  @Test(arguments: [(17506, 842.0, 34.0), (21507, 838, 0)])
  func sheets(_ toolsVersion: Int, _ height: Double, _ bottom: Double) throws {
    let insets = try Self.insets(toolsVersion, "retina6_1", Rect(x: 0, y: 0, width: 414, height: height))
    #expect(insets == Insets(bottom: bottom))
  }

  /// The canvas hid the status bar of screens without housing from Xcode 11 to 14.2, and before above low roots.
  @Test(arguments: [
    (14490, 667.0, 20.0), (16097, 667, 0), (21507, 667, 0), (21701, 667, 20), (14490, 300, 0),
  ])
  func statusBars(_ toolsVersion: Int, _ height: Double, _ top: Double) throws {
    let insets = try Self.insets(toolsVersion, "retina4_7", Rect(x: 0, y: 0, width: 375, height: height))
    #expect(insets.top == top)
  }

  /// Views of xibs that are low have no status bar either, however wide they are.
  @Test(arguments: [(309.0, 0.0), (500, 20)])
  func statusBarsOfWideViews(_ height: Double, _ top: Double) throws {
    let insets = try Self.insets(
      14113, "retina4_7", Rect(x: 0, y: 0, width: 600, height: height), isXib: true)
    #expect(insets.top == top)
  }

  /// Xcode 9 is the first to show a status bar where the controller says that there is none.
  @Test(arguments: [(12121, 0.0), (14113, 20)])
  func statusBarsThatAreSimulatedAway(_ toolsVersion: Int, _ top: Double) throws {
    let insets = try Self.insets(
      toolsVersion, "retina4_7", Rect(x: 0, y: 0, width: 375, height: 667),
      bars: "<nil key=\"simulatedStatusBarMetrics\"/>")
    #expect(insets.top == top)
  }

  /// A bar that is simulated as opaque leaves the top of a freeform root alone.
  @Test(arguments: [("NO", 0.0), ("YES", 44)])
  func freeformRootsUnderSimulatedBars(_ translucent: String, _ top: Double) throws {
    let insets = try Self.insets(
      18122, "retina4_7", Rect(x: 0, y: 0, width: 500, height: 524),
      bars:
        "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"\(translucent)\" prompted=\"NO\"/>"
    )
    #expect(insets.top == top)
  }

  /// A root 64 points down and 455 high ends where a tab bar of the 568 points of a screen begins.
  @Test(arguments: [(455.0, 0.0), (504, 49)])
  func rootsOfDocumentsWithoutDevice(_ height: Double, _ bottom: Double) throws {
    let insets = try Self.insets(
      7706, "none", Rect(x: 0, y: 64, width: 320, height: height),
      bars: "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>")
    #expect(insets.bottom == bottom)
  }

  /// The canvas of a television had no edges before Xcode 9, and wider ones at the sides before Xcode 13.
  @Test(arguments: [(11542, 0.0, 0.0), (14460, 60, 90), (21507, 60, 80)])
  func televisions(_ toolsVersion: Int, _ top: Double, _ side: Double) throws {
    let insets = try Self.insets(
      toolsVersion, "appleTV", Rect(x: 0, y: 0, width: 1920, height: 1080), system: "InterfaceBuilder.AppleTV"
    )
    #expect(insets == Insets(top: top, left: side, bottom: top, right: side))
  }

  @Test(arguments: [("collectionViewCell", 44.0), ("tableViewCell", 0)])
  func cellsOfXibs(_ kind: String, _ top: Double) throws {
    let insets = try Self.insets(
      17701, "retina6_1", Rect(x: 0, y: 0, width: 300, height: 300), kind: kind, isXib: true)
    #expect(insets.top == top)
  }

  @Test(arguments: [(17701, 0.0), (20037, 24)])
  func statusBarsOfRoundTablets(_ toolsVersion: Int, _ top: Double) throws {
    let insets = try Self.insets(
      toolsVersion, "ipad12_9rounded", Rect(x: 0, y: 0, width: 1024, height: 1366), isXib: true)
    #expect(insets.top == top)
  }

  /// A large title above an opaque root, and the screen's edges that the canvas of Xcode 16.3 added twice.
  @Test func rootsThatBarsOfOtherDocumentsShorten() throws {
    let titled = try Self.insets(14113, "retina5_9", Rect(x: 0, y: 0, width: 375, height: 672))
    #expect(titled == Insets(top: 0, bottom: 34))
    let shorter = try Self.insets(24765, "retina6_12", Rect(x: 0, y: 0, width: 393, height: 793))
    #expect(shorter == Insets(top: 59, bottom: 0))
  }

  /// Views of xibs that are wider than the screen lie beside it, and keep all of its inset.
  @Test(arguments: [(300.0, 0.0), (600, 34)])
  func looseViews(_ width: Double, _ bottom: Double) throws {
    let insets = try Self.insets(17701, "retina6_1", Rect(x: 0, y: 0, width: width, height: 300), isXib: true)
    #expect(insets.bottom == bottom)
  }

  /// Views of xibs are shown upright, unless they fill the screen.
  @Test(arguments: [(1000.0, 300.0, 0.0, 34.0), (844, 390, 47, 21)])
  func looseViewsOfTurnedDevices(_ width: Double, _ height: Double, _ side: Double, _ bottom: Double) throws {
    let insets = try Self.insets(
      21208, "retina6_0", Rect(x: 0, y: 0, width: width, height: height), isXib: true,
      orientation: "landscape")
    #expect(insets.left == side && insets.right == side)
    #expect(insets.bottom == bottom)
  }

  /// Wide roots have wider margins since Xcode 6.4.
  @Test(arguments: [(7531, 16.0), (7706, 20)])
  func marginsOfWideRoots(_ toolsVersion: Int, _ side: Double) throws {
    let insets = try Self.insets(
      toolsVersion, "none", Rect(x: 0, y: 0, width: 600, height: 600), of: "margins")
    #expect(insets.left == side && insets.right == side)
  }

  /// Before Xcode 9 the root of a xib had the margins of any view.
  @Test func marginsOfOldXibs() throws {
    let insets = try Self.insets(
      12118, "retina4_7", Rect(x: 0, y: 0, width: 600, height: 161), of: "margins", isXib: true)
    #expect(insets == Insets(top: 8, left: 8, bottom: 8, right: 8))
  }

  /// A controller's view that preserves its superview's margins has those of the window.
  @Test(arguments: [("", 0.0), ("preservesSuperviewLayoutMargins=\"YES\"", 8)])
  func marginsInWindows(_ attributes: String, _ bottom: Double) throws {
    let insets = try Self.insets(
      15705, "retina4_7", Rect(x: 0, y: 0, width: 375, height: 667), of: "margins", attributes: attributes)
    #expect(insets.bottom == bottom)
    #expect(insets.left == 16)
  }

  /// The margins at the sides of a xib's root are those of its own width.
  @Test(arguments: ["view", "collectionReusableView"])
  func marginsOfXibs(_ kind: String) throws {
    for (width, side) in [(320.0, 16.0), (414, 20), (600, 20)] {
      let insets = try Self.insets(
        15505, "retina4_7", Rect(x: 0, y: 0, width: width, height: 90), of: "margins", kind: kind, isXib: true
      )
      #expect(insets.left == side && insets.right == side)
    }
  }
}
