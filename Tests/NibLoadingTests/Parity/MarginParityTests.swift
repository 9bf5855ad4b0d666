import PlumbInterfaceBuilder
import PlumbNibLoading
import Testing
import UIKit

/// How far margins and safe areas reach, by two roads: views on a device, which get nothing from the document's own layout,
/// and that layout. Other parity tests have the loader take insets and margins from it.
@MainActor
@Suite struct MarginParityTests {
  /// A panel at a place, and in it a view at the panel's margins.
  private static func storyboard(panelAt y: Int, height: Int) -> Data {
    NibText.storyboard(
      device: "retina6_0", initial: "vc",
      """
      <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="390" height="844"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="panel">
          <rect key="frame" x="0" y="\(y)" width="390" height="\(height)"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
            <rect key="frame" x="8" y="8" width="100" height="100"/></view></subviews>
          <constraints>
            <constraint firstAttribute="height" constant="\(height)" id="c1"/>
            <constraint firstItem="inner" firstAttribute="top" secondItem="panel" secondAttribute="topMargin" id="c2"/>
            <constraint firstItem="inner" firstAttribute="leading" secondItem="panel" secondAttribute="leadingMargin"
              id="c3"/>
            <constraint firstItem="inner" firstAttribute="trailing" secondItem="panel"
              secondAttribute="trailingMargin" id="c4"/>
            <constraint firstItem="inner" firstAttribute="bottom" secondItem="panel" secondAttribute="bottomMargin"
              id="c5"/>
          </constraints></view></subviews>
        <constraints>
          <constraint firstItem="panel" firstAttribute="top" secondItem="root" secondAttribute="top"
            constant="\(y)" id="r1"/>
          <constraint firstItem="panel" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="r2"/>
          <constraint firstItem="panel" firstAttribute="trailing" secondItem="root" secondAttribute="trailing"
            id="r3"/>
        </constraints></view></viewController>
      """)
  }

  /// The last two stick out of the root: a view has no more safe area than its superview has.
  @Test(arguments: [(0, 300, 55.0), (20, 300, 35), (100, 300, 8), (-50, 300, 55), (-5, 300, 55)])
  func bothRoadsAgree(_ y: Int, _ height: Int, _ top: Double) throws {
    let data = Self.storyboard(panelAt: y, height: height)
    let document = try InterfaceDocument(bytes: Array(data))
    let views = try document.layOut().flatMap(\.views)
    let expected = try #require(views.first { $0.id == "inner" }).frame

    let controller = try #require(
      UIStoryboard(data: data, name: "Margins.storyboard", as: .onDevice).instantiateInitialViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.layoutIfNeeded()
    let inner = try #require(controller.view.subviews.first?.subviews.first)
    #expect(inner.frame.minY == top && expected.minY == top)
    #expect(inner.frame.height == expected.height && inner.frame.width == expected.width)
  }
}
