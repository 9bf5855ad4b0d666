import PlumbInterfaceBuilder
import Testing

/// Margins that lists pass on to what is inside.
struct ListMarginTests {
  /// A list that is a controller's view has a root's margins, which reach its header and not its cells; a table on a wide phone
  /// has its cells' ones.
  @Test(arguments: [
    ("tableView", "view key=\"tableHeaderView\"", 414.0, 20.0),
    ("tableView", "view key=\"tableHeaderView\"", 393, 20),
    ("collectionView", "collectionViewCell", 414, 8),
  ])
  func ofControllersViews(_ kind: String, _ tag: String, _ width: Double, _ margin: Double) throws {
    let name = tag.split(separator: " ")[0]
    let inner = """
      <\(tag) preservesSuperviewLayoutMargins="YES" id="inner"><rect key="frame" x="0" y="0" width="\(width)" \
      height="60"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0" \
      y="0" width="9" height="9"/></view></subviews><constraints><constraint firstItem="v" firstAttribute="leading" \
      secondItem="inner" secondAttribute="leadingMargin" id="l"/></constraints></\(name)>
      """
    let document = try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" \
        useAutolayout="YES" useSafeAreas="YES"><device id="\(width == 414 ? "retina6_1" : "retina6_12")" orientation="portrait"/><scenes>\
        <scene sceneID="s"><objects><viewController id="c"><\(kind) key="view" id="root"><rect key="frame" x="0" \
        y="0" width="\(width)" height="\(width == 414 ? 896 : 852)"/>\(name == "collectionViewCell" ? "<cells>\(inner)</cells>" : inner)</\(kind)>\
        </viewController></objects></scene></scenes></document>
        """.utf8))
    let view = try #require(try document.layOut().flatMap(\.views).first { $0.id == "v" })
    #expect(view.frame.minX == margin)
  }
}
