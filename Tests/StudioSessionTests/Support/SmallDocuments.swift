/// Documents of plain views, whose numbers nobody has to measure.
enum SmallDocument {
  /// `head` at (20, 30) of 100 × 40; `side` 10 points behind it, as high and 50 wide; `below` 15 points under it and up to
  /// 20 points from the right edge, 60 high; `dot`, 20 × 20, in the middle of that; `loose` has no constraints.
  static let boxes = xib(
    """
    \(box("head", 20, 30, 100, 40, own: [
      "firstAttribute=\"width\" constant=\"100\" id=\"head-w\"",
      "firstAttribute=\"height\" constant=\"40\" id=\"head-h\"",
    ]))
    \(box("side", 130, 30, 50, 40, own: ["firstAttribute=\"width\" constant=\"50\" id=\"side-w\""]))
    \(box("below", 20, 85, 260, 60, own: [
      "firstAttribute=\"height\" constant=\"60\" id=\"below-h\"",
      "firstItem=\"dot\" firstAttribute=\"centerX\" secondItem=\"below\" secondAttribute=\"centerX\" id=\"dot-x\"",
      "firstItem=\"dot\" firstAttribute=\"centerY\" secondItem=\"below\" secondAttribute=\"centerY\" id=\"dot-y\"",
    ], subviews: box("dot", 120, 20, 20, 20, own: [
      "firstAttribute=\"width\" constant=\"20\" id=\"dot-w\"",
      "firstAttribute=\"height\" constant=\"20\" id=\"dot-h\"",
    ])))
    \(box("loose", 40, 300, 80, 50, own: []))
    """,
    constraints: [
      "firstItem=\"head\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" constant=\"20\" id=\"head-x\"",
      "firstItem=\"head\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" constant=\"30\" id=\"head-y\"",
      "firstItem=\"side\" firstAttribute=\"leading\" secondItem=\"head\" secondAttribute=\"trailing\" constant=\"10\" id=\"side-x\"",
      "firstItem=\"side\" firstAttribute=\"top\" secondItem=\"head\" secondAttribute=\"top\" id=\"side-y\"",
      "firstItem=\"side\" firstAttribute=\"height\" secondItem=\"head\" secondAttribute=\"height\" id=\"side-h\"",
      "firstItem=\"below\" firstAttribute=\"top\" secondItem=\"head\" secondAttribute=\"bottom\" constant=\"15\" id=\"below-y\"",
      "firstItem=\"below\" firstAttribute=\"leading\" secondItem=\"head\" secondAttribute=\"leading\" id=\"below-x\"",
      "firstAttribute=\"trailing\" secondItem=\"below\" secondAttribute=\"trailing\" constant=\"20\" id=\"below-r\"",
    ])

  static func xib(_ subviews: String, constraints: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <objects>
            <view id="root" userLabel="Root">
                <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
                <subviews>
    \(subviews)
                </subviews>
    \(written(constraints))
            </view>
        </objects>
    </document>

    """
  }

  /// A view with constraints of its own and views in it.
  static func box(
    _ id: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int, own: [String], subviews: String = ""
  ) -> String {
    let inner = subviews.isEmpty ? "" : "<subviews>\n\(subviews)\n</subviews>\n"
    return """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" userLabel="\(id)">
          <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
      \(inner)\(written(own))
      </view>
      """
  }

  private static func written(_ constraints: [String]) -> String {
    if constraints.isEmpty { return "" }
    return (["<constraints>"] + constraints.map { "    <constraint \($0)/>" } + ["</constraints>"])
      .joined(separator: "\n")
  }

  /// Two scenes at places of their own, the first one initial, with a segue from it to the other.
  static let tour = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="one">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="first">
                <objects>
                    <viewController id="one" sceneMemberID="viewController">
                        <view key="view" id="one-root">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        </view>
                        <connections>
                            <segue destination="two" kind="show" identifier="onward" id="way"/>
                        </connections>
                    </viewController>
                </objects>
                <point key="canvasLocation" x="100" y="-50"/>
            </scene>
            <scene sceneID="second">
                <objects>
                    <viewController id="two" sceneMemberID="viewController">
                        <view key="view" id="two-root">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        </view>
                    </viewController>
                </objects>
                <point key="canvasLocation" x="900" y="-50"/>
            </scene>
        </scenes>
    </document>

    """
}
