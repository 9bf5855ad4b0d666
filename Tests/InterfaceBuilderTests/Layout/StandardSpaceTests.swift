import PlumbInterfaceBuilder
import Testing

/// Spaces that documents call standard.
struct StandardSpaceTests {
  /// A view's distance from the upper layout guide of a root, which ends 20 points down.
  @Test(arguments: [("20", "YES", 8.0), ("20", "NO", 20), ("8", "YES", 8), ("12", "YES", 12)])
  func belowTheUpperGuide(_ constant: String, _ symbolic: String, _ space: Double) throws {
    let document = try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="6154" \
        useAutolayout="YES"><scenes><scene sceneID="s"><objects><viewController id="c"><layoutGuides>\
        <viewControllerLayoutGuide type="top" id="top"/></layoutGuides><view key="view" id="root">\
        <rect key="frame" x="0" y="0" width="320" height="568"/><subviews>\
        <view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0" y="0" width="9" \
        height="9"/></view></subviews><constraints><constraint firstItem="v" firstAttribute="top" secondItem="top" \
        secondAttribute="bottom" constant="\(constant)" symbolic="\(symbolic)" id="space"/></constraints></view>\
        </viewController></objects></scene></scenes></document>
        """.utf8))
    let view = try #require(try document.layOut().flatMap(\.views).first { $0.id == "v" })
    #expect(view.frame.minY == 20 + space)
  }
}
