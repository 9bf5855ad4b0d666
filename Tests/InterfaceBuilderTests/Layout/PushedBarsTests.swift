import PlumbInterfaceBuilder
import Testing

/// Bars that controllers have from those that push them.
struct PushedBarsTests {
  private static func controller(_ id: String, _ inside: String) -> String {
    """
    <scene sceneID="\(id)"><objects><viewController id="\(id)"><view key="view" id="\(id)-root">\
    <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-v">\
    <rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews>\
    <viewLayoutGuide key="safeArea" id="\(id)-safe"/><constraints>\
    <constraint firstItem="\(id)-safe" firstAttribute="bottom" secondItem="\(id)-v" secondAttribute="bottom" id="\(id)-b"/>\
    </constraints></view>\(inside)</viewController></objects></scene>
    """
  }

  /// The toolbar that the canvas simulates for a controller is that of what it pushes, too, and so is how opaque a bar is.
  @Test(arguments: [
    ("<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>", "YES", 44.0), ("", "YES", 0),
    ("", "NO", 64),
    ("<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>", "NO", 0),
  ])
  func simulatedBars(_ metrics: String, _ translucent: String, _ bottom: Double) throws {
    let push = """
      \(metrics)<connections><segue destination="two" kind="show" id="push"/></connections>
      """
    let document = try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14113" \
        useAutolayout="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/><scenes>\
        <scene sceneID="n"><objects><navigationController id="n">\
        <navigationBar key="navigationBar" translucent="\(translucent)" id="bar"/>\
        <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="root"/>\
        </connections></navigationController></objects></scene>\
        \(Self.controller("one", push))\(Self.controller("two", ""))</scenes></document>
        """.utf8))
    let views = try document.layOut().flatMap(\.views)
    for id in ["one-v", "two-v"] {
      #expect(try #require(views.first { $0.id == id }).frame.maxY == 667 - bottom)
    }
  }

  /// Of two that push a controller the one counts whose segue the document names, else the first.
  @Test(arguments: [("", 0.0), ("a", 0), ("b", 44)])
  func segueThatIsNamed(_ named: String, _ bottom: Double) throws {
    func navigation(_ id: String, to root: String) -> String {
      """
      <scene sceneID="\(id)"><objects><navigationController id="\(id)"><navigationBar key="navigationBar" id="\(id)-bar"/>\
      <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-root"/>\
      </connections></navigationController></objects></scene>
      """
    }
    func push(_ id: String) -> String {
      "<connections><segue destination=\"two\" kind=\"show\" id=\"\(id)\"/></connections>"
    }
    let metrics = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
    let document = try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14113" \
        useAutolayout="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/><scenes>\
        \(navigation("n", to: "one"))\(navigation("m", to: "other"))\(Self.controller("one", push("a")))\
        \(Self.controller("other", metrics + push("b")))\(Self.controller("two", ""))</scenes>\
        <inferredMetricsTieBreakers><segue reference="\(named)"/></inferredMetricsTieBreakers></document>
        """.utf8))
    let view = try #require(try document.layOut().flatMap(\.views).first { $0.id == "two-v" })
    #expect(view.frame.maxY == 667 - bottom)
  }

  /// A navigation controller covers a tab bar controller in it with what it pushes, and what is pushed by somebody who hides the
  /// tab bar does not bring it back.
  @Test(arguments: [(false, "", 49.0), (true, "", 0), (false, "hidesBottomBarWhenPushed=\"YES\"", 0)])
  func tabBars(_ isTabBarInside: Bool, _ attribute: String, _ bottom: Double) throws {
    func container(_ kind: String, _ id: String, _ relationship: String, to destination: String) -> String {
      """
      <scene sceneID="\(id)"><objects><\(kind) id="\(id)"><connections>\
      <segue destination="\(destination)" kind="relationship" relationship="\(relationship)" id="\(id)-in"/>\
      </connections></\(kind)></objects></scene>
      """
    }
    let (outer, inner) = isTabBarInside ? ("t", "one") : ("one", "n")
    let push = "<connections><segue destination=\"two\" kind=\"show\" id=\"push\"/></connections>"
    let one = Self.controller("one", push).replacing("<viewController", with: "<viewController \(attribute)")
    let document = try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14113" \
        useAutolayout="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/><scenes>\
        \(container("navigationController", "n", "rootViewController", to: outer))\
        \(container("tabBarController", "t", "viewControllers", to: inner))\
        \(one)\(Self.controller("two", ""))</scenes></document>
        """.utf8))
    let view = try #require(try document.layOut().flatMap(\.views).first { $0.id == "two-v" })
    #expect(view.frame.maxY == 667 - bottom)
  }
}
