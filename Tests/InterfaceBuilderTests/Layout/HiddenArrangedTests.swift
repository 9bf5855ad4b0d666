import PlumbInterfaceBuilder
import Testing

/// Hidden views that stack views arrange.
struct HiddenArrangedTests {
  /// Hidden views are left out, but for an activity indicator that stands still: the canvas shows it.
  @Test(arguments: [
    ("view", "", 0.0), ("activityIndicatorView", "", 25), ("activityIndicatorView", "animating=\"YES\"", 0),
  ])
  func room(_ kind: String, _ attributes: String, _ place: Double) throws {
    let document = try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
        useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><objects><view id="root">
        <rect key="frame" x="0" y="0" width="300" height="20"/><subviews>
        <stackView spacing="5" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="0" y="0" width="300" height="20"/><subviews>
        <\(kind) hidden="YES" hidesWhenStopped="YES" \(attributes) \
        translatesAutoresizingMaskIntoConstraints="NO" id="hidden">
        <rect key="frame" x="0" y="0" width="20" height="20"/></\(kind)>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <rect key="frame" x="0" y="0" width="9" height="20"/></view></subviews></stackView></subviews><constraints>
        <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
        <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
        <constraint firstItem="root" firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" id="r"/>
        <constraint firstItem="root" firstAttribute="bottom" secondItem="stack" secondAttribute="bottom" id="b"/>
        </constraints></view></objects></document>
        """.utf8))
    let view = try #require(try document.layOut().flatMap(\.views).first { $0.id == "v" })
    #expect(view.frame.minX == place)
    #expect(view.frame.maxX == 300)
  }

  /// One whose views are all hidden wants no room; one that has none may have any size, and Xcode flags it.
  @Test(arguments: [
    ("<view hidden=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"h\"/>", false), ("", true),
  ])
  func stackWithoutVisibleViews(_ views: String, _ isOpen: Bool) throws {
    let document = try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
        useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><objects><view id="root">
        <rect key="frame" x="0" y="0" width="300" height="20"/><subviews>
        <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="0" y="0" width="80" height="12"/><subviews>\(views)</subviews></stackView></subviews>
        <constraints>
        <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
        <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
        </constraints></view></objects></document>
        """.utf8))
    let stack = try #require(try document.layOut().flatMap(\.views).first { $0.id == "stack" })
    #expect(stack.free.isEmpty == !isOpen)
    if !isOpen { #expect(stack.frame.width == 0 && stack.frame.height == 0) }
  }
}
