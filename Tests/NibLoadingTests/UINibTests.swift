import Foundation
import PlumbNibLoading
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct UINibTests {
  final class Badge: UIView, NibConfigurable {
    var fill: UIColor?
    var radius = 0.0
    var log: [String] = []

    func setNibValue(_ value: Any?, forKeyPath keyPath: String) {
      log.append(keyPath)
      if keyPath == "fill" { fill = value as? UIColor }
      if keyPath == "radius" { radius = value as? Double ?? 0 }
    }

    override func awakeFromNib() {
      super.awakeFromNib()
      log.append("awake")
    }
  }

  final class Owner: NSObject, NibConfigurable {
    var values: [String: Any] = [:]
    func setNibValue(_ value: Any?, forKeyPath keyPath: String) { values[keyPath] = value }
  }

  private func load(_ objects: String, owner: Any? = nil) throws -> [UIView] {
    let nib = try UINib(data: NibText.nib(objects), name: "Test.xib", as: .onDevice)
    return nib.instantiate(withOwner: owner).compactMap { $0 as? UIView }
  }

  @Test func topLevelObjectsInDocumentOrder() throws {
    let views = try load(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view tag="1" id="a"><subviews><view tag="3" id="b"/></subviews></view><label tag="2" id="c"/>
      """)
    #expect(views.map { $0.tag } == [1, 2])
    #expect(views.first?.subviews.map { $0.tag } == [3])
    #expect(views.last is UILabel)
  }

  @Test func colorWells() throws {
    let well = try #require(try load("<colorWell enabled=\"NO\" id=\"a\"/>").first as? UIColorWell)
    #expect(!well.isEnabled)
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
  }

  @Test func whatEveryViewHas() throws {
    let view = try #require(
      try load(
        #"""
        <view hidden="YES" alpha="0.5" tag="7" clipsSubviews="YES" opaque="NO" userInteractionEnabled="NO"
          contentMode="scaleAspectFit" horizontalHuggingPriority="251" verticalCompressionResistancePriority="749"
          semanticContentAttribute="forceRightToLeft" restorationIdentifier="saved"
          preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" id="a">
          <rect key="frame" x="1" y="2" width="30" height="40"/>
          <autoresizingMask key="autoresizingMask" flexibleMinX="YES" heightSizable="YES"/>
          <color key="backgroundColor" red="1" green="0" blue="0.5" alpha="1" colorSpace="custom"
            customColorSpace="sRGB"/>
          <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
          <accessibility key="accessibilityConfiguration" identifier="card" label="Card"/>
        </view>
        """#
      ).first)
    #expect(view.isHidden)
    #expect(view.alpha == 0.5)
    #expect(view.tag == 7)
    #expect(view.clipsToBounds)
    #expect(!view.isOpaque)
    #expect(!view.isUserInteractionEnabled)
    #expect(view.contentMode == .scaleAspectFit)
    #expect(view.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == UILayoutPriority(749))
    #expect(view.semanticContentAttribute == .forceRightToLeft)
    #expect(view.restorationIdentifier == "saved")
    #expect(view.preservesSuperviewLayoutMargins)
    #expect(!view.insetsLayoutMarginsFromSafeArea)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.autoresizingMask == [.flexibleLeftMargin, .flexibleHeight])
    #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0.5, alpha: 1))
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.accessibilityIdentifier == "card")
    #expect(view.accessibilityLabel == "Card")
  }

  /// What Xcode 11 and later know goes before what they wrote for older ones; inks are mixed as pictures mix them.
  @Test(arguments: [
    (
      "xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"blackColor\"",
      UIColor.systemBackground
    ),
    ("cocoaTouchSystemColor=\"blackColor\"", .black),
    (
      "cyan=\"0\" magenta=\"1\" yellow=\"0.5\" black=\"0.5\" alpha=\"1\" colorSpace=\"calibratedCMYK\"",
      UIColor(red: 0.5, green: 0, blue: 0.25, alpha: 1)
    ),
  ]) func colorsOfAllSpellings(_ attributes: String, _ expected: UIColor) throws {
    let view = try #require(
      try load("<view id=\"a\"><color key=\"backgroundColor\" \(attributes)/></view>").first)
    #expect(view.backgroundColor == expected)
  }

  @Test func registeredClassesAreMadeAndAwake() throws {
    NibClasses.register(Badge.self)
    let badge = try #require(
      try load(
        #"""
        <view customClass="Badge" id="a"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="color" keyPath="fill"><color key="value" white="0.25" alpha="1"
            colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="2.5"/>
          </userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view>
        """#
      ).first as? Badge)
    #expect(badge.fill == UIColor(white: 0.25, alpha: 1))
    #expect(badge.radius == 2.5)
    #expect(badge.layer.cornerRadius == 4)
    #expect(badge.log == ["fill", "radius", "awake"])
  }

  @Test func unknownClassesAreSaidOnce() throws {
    var said: [String] = []
    LayoutLog.handler = { said.append($0) }
    defer { LayoutLog.handler = nil }
    let document =
      #"<label customClass="NobodyKnowsThisLabel" id="a"/><view customClass="NobodyKnowsThisLabel" id="b"/>"#
    let views = try load(document)
    #expect(views.first is UILabel)
    #expect(said.count == 1)
    #expect(said.first?.hasPrefix("Unknown class NobodyKnowsThisLabel in Interface Builder file.") == true)
  }

  @Test func outletsAndCollectionsOfTheOwner() throws {
    let owner = Owner()
    let views = try load(
      #"""
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="card" destination="a" id="o1"/>
        <outlet property="edge" destination="c1" id="o2"/>
        <outletCollection property="parts" destination="b" collectionClass="NSMutableArray" id="o3"/>
        <outletCollection property="parts" destination="a" collectionClass="NSMutableArray" id="o4"/>
      </connections></placeholder>
      <view id="a"><subviews><view id="b" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
        <constraints><constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top"
          constant="5" priority="750" identifier="edge" id="c1"/></constraints></view>
      """#, owner: owner)
    let card = try #require(views.first)
    #expect(owner.values["card"] as? UIView === card)
    #expect(
      (owner.values["parts"] as? [UIView])?.map { ObjectIdentifier($0) }
        == [card.subviews[0], card].map { ObjectIdentifier($0) })
    let edge = try #require(owner.values["edge"] as? NSLayoutConstraint)
    #expect(edge.identifier == "edge")
    #expect(edge.constant == 5)
    #expect(edge.priority == .defaultHigh)
    #expect(card.constraints.contains(edge))
  }

  @Test func placeholdersAreRemovedAsADocumentIsBuilt() throws {
    let view = try #require(
      try load(
        #"""
        <view id="a"><constraints><constraint firstAttribute="width" constant="10" placeholder="YES" id="c1"/>
          <constraint firstAttribute="height" constant="20" id="c2"/></constraints></view>
        """#
      ).first)
    #expect(view.constraints.map { $0.constant } == [20])
  }

  /// The identifier is the one that console logs show for views that nothing constrains.
  @Test func fixedFramesAreConstraints() throws {
    let view = try #require(
      try load(
        #"""
        <view id="a"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
          <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="10" y="20" width="30" height="40"/></view></subviews></view>
        """#
      ).first)
    view.frame.size = CGSize(width: 300, height: 300)
    view.layoutIfNeeded()
    #expect(view.subviews.first?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    let inner = try #require(view.subviews.first)
    let identifiers = Set((view.constraints + inner.constraints).map { $0.identifier ?? "" })
    #expect(identifiers == ["IB auto generated at build time for view with fixed frame"])
  }

  /// Which variation holds depends on the simulated device: upright phones are compact in width and regular
  /// in height.
  @Test func variationsFollowTheDevice() throws {
    let document = #"""
      <view id="a"><constraints><constraint firstAttribute="width" constant="10" id="c1">
        <variation key="widthClass=regular" constant="99"/><variation key="heightClass=regular" constant="30"/>
      </constraint></constraints></view>
      """#
    #expect(try load(document).first?.constraints.first?.constant == 30)

    UITraitCollection(horizontalSizeClass: .regular).performAsCurrent {

      #expect(try! load(document).first?.constraints.first?.constant == 99)
    }
  }

  @Test func bundlesLoadNibsByName() {
    #expect(Bundle.main.loadNibNamed("Nowhere", owner: nil) == nil)
  }
}
