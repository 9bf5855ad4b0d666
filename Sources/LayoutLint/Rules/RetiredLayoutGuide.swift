import PlumbAppleFacts
import PlumbAutoLayout
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbMarkup

extension Rule {
  static let retiredLayoutGuide = Rule(
    "retired-layout-guide", .note,
    summary: "a constraint to a layout guide that iOS 11 retired",
    check: .document { index in RetiredLayoutGuide.findings(index) })
}

extension RulePage {
  static let retiredLayoutGuide = RulePage(
    finds: """
      Constraints to the top and bottom layout guides of view controllers, in documents that have a safe area elsewhere: the \
      finding counts the scene's and points at the first. Documents without any safe area are passed over, since they may \
      be for systems before iOS 11.
      """,
    matters: """
      The guides know nothing of the sides of a phone held sideways, nor of bars that a container adds, and UIKit keeps them for \
      old apps alone (“UIViewController.topLayoutGuide” is deprecated). Where some scenes use them and others the safe \
      area, the same screen has two edges.
      """,
    example: RuleExample(
      bad: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="one">
          <device id="retina4_7" orientation="portrait"/>
          <scenes>
            <scene sceneID="first">
              <objects>
                <viewController id="one" sceneMemberID="viewController">
                  <layoutGuides>
                    <viewControllerLayoutGuide type="top" id="top"/>
                    <viewControllerLayoutGuide type="bottom" id="bottom"/>
                  </layoutGuides>
                  <view key="view" id="view">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews>
                      <view translatesAutoresizingMaskIntoConstraints="NO" id="map">
                        <rect key="frame" x="0.0" y="20" width="375" height="647"/>
                      </view>
                    </subviews>
                    <constraints>
                      <constraint firstItem="map" firstAttribute="leading" secondItem="view" secondAttribute="leading" id="a"/>
                      <constraint firstAttribute="trailing" secondItem="map" secondAttribute="trailing" id="b"/>
                      <constraint firstItem="map" firstAttribute="top" ▸secondItem="top" secondAttribute="bottom" id="c"/>
                      <constraint firstAttribute="bottom" secondItem="map" secondAttribute="bottom" id="d"/>
                    </constraints>
                  </view>
                </viewController>
              </objects>
            </scene>
            <scene sceneID="second">
              <objects>
                <viewController id="two" sceneMemberID="viewController">
                  <view key="view" id="other">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <viewLayoutGuide key="safeArea" id="safe"/>
                  </view>
                </viewController>
              </objects>
            </scene>
          </scenes>
        </document>
        """,
      good: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="one">
          <device id="retina4_7" orientation="portrait"/>
          <scenes>
            <scene sceneID="first">
              <objects>
                <viewController id="one" sceneMemberID="viewController">
                  <view key="view" id="view">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews>
                      <view translatesAutoresizingMaskIntoConstraints="NO" id="map">
                        <rect key="frame" x="0.0" y="20" width="375" height="647"/>
                      </view>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="safe"/>
                    <constraints>
                      <constraint firstItem="map" firstAttribute="leading" secondItem="view" secondAttribute="leading" id="a"/>
                      <constraint firstAttribute="trailing" secondItem="map" secondAttribute="trailing" id="b"/>
                      <constraint firstItem="map" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c"/>
                      <constraint firstAttribute="bottom" secondItem="map" secondAttribute="bottom" id="d"/>
                    </constraints>
                  </view>
                </viewController>
              </objects>
            </scene>
          </scenes>
        </document>
        """),
    settling: """
      Check “Use Safe Area Layout Guides” in the file inspector: Interface Builder then moves the constraints to the safe area, \
      which older systems understand as the guides.
      """)
}

private enum RetiredLayoutGuide {
  static func findings(_ index: DocumentIndex) -> [Finding] {
    guard index.document.platform == .iOS, index.scenes.contains(where: { hasGuide($0, [.safeArea]) }) else {
      return []
    }
    return index.scenes.compactMap { finding($0, index) }
  }

  private static func hasGuide(_ scene: ResolvedScene, _ kinds: [ResolvedGuide.Kind]) -> Bool {
    scene.guides.contains { kinds.contains($0.kind) }
  }

  private static func finding(_ scene: ResolvedScene, _ index: DocumentIndex) -> Finding? {
    let guides = Set(scene.guides.filter { $0.kind == .top || $0.kind == .bottom }.map { $0.id })
    let retired = scene.constraints.filter { constraint in
      guides.contains(constraint.firstItem) || constraint.secondItem.map(guides.contains) == true
    }
    guard let first = retired.first else { return nil }
    let item = first.element.attributes.first { attribute in
      (attribute.isNamed("firstItem") || attribute.isNamed("secondItem")) && guides.contains(attribute.value)
    }
    let count = retired.count == 1 ? "A constraint uses" : "\(retired.count) constraints use"
    return index.finding(
      .retiredLayoutGuide, "\(count) the top or bottom layout guide in place of the safe area",
      about: first.element, at: item?.span ?? first.element.span)
  }
}
