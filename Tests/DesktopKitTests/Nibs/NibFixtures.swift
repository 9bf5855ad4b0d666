import Foundation
import PlumbDesktopKit

/// Documents of macOS for tests.
enum NibFixtures {
  static func document(_ objects: String) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES" \
      customObjectInstantitationMethod="direct">
      <objects>\(objects)</objects>
      </document>
      """.utf8)
  }

  /// A collection view in a scroll view, and an item.
  static let collection = document(
    """
    <customObject id="-2" userLabel="File's Owner"/>
    <scrollView id="scr">
      <rect key="frame" x="0.0" y="0.0" width="600" height="400"/>
      <clipView key="contentView" id="clp">
        <rect key="frame" x="1" y="1" width="598" height="398"/>
        <subviews>
          <collectionView selectable="YES" id="col">
            <rect key="frame" x="0.0" y="0.0" width="598" height="398"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumInteritemSpacing="9" minimumLineSpacing="7" id="lay">
              <size key="itemSize" width="250" height="125"/>
              <edgeInsets key="sectionInset" left="40" right="40" top="30" bottom="30"/>
            </collectionViewFlowLayout>
          </collectionView>
        </subviews>
      </clipView>
    </scrollView>
    <collectionViewItem id="itm">
      <connections><outlet property="view" destination="vie" id="o1"/></connections>
    </collectionViewItem>
    <customView id="vie">
      <rect key="frame" x="0.0" y="0.0" width="30" height="20"/>
    </customView>
    """)

  /// A window with a toolbar of three items, of which two are shown, and a view that takes double clicks.
  static let bars = document(
    """
    <customObject id="-2" userLabel="File's Owner"/>
    <customObject id="tgt" customClass="ClickTarget" customModule="DesktopKitTests"/>
    <window title="Bars" id="win">
      <windowStyleMask key="styleMask" titled="YES" resizable="YES"/>
      <rect key="contentRect" x="10" y="20" width="400" height="300"/>
      <view key="contentView" id="con">
        <rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
        <gestureRecognizers>
          <clickGestureRecognizer delaysPrimaryMouseButtonEvents="YES" numberOfClicksRequired="2" id="ges">
            <connections><action selector="add:" target="tgt" id="a1"/></connections>
          </clickGestureRecognizer>
        </gestureRecognizers>
      </view>
      <toolbar key="toolbar" implicitIdentifier="main" displayMode="iconOnly" sizeMode="regular" id="bar">
        <allowedToolbarItems>
          <toolbarItem implicitItemIdentifier="add" label="Add" tag="3" id="t1">
            <connections><action selector="add:" target="tgt" id="a2"/></connections>
          </toolbarItem>
          <toolbarItem implicitItemIdentifier="NSToolbarSpaceItem" id="t2"/>
          <toolbarItem implicitItemIdentifier="box" label="Box" id="t3">
            <customView key="view" id="box"><rect key="frame" x="0.0" y="14" width="50" height="20"/></customView>
          </toolbarItem>
        </allowedToolbarItems>
        <defaultToolbarItems><toolbarItem reference="t3"/><toolbarItem reference="t1"/></defaultToolbarItems>
      </toolbar>
    </window>
    """)

  /// A window with a view that is 20 from all edges and at least 200 × 40.
  static let window = document(
    """
    <customObject id="-2" userLabel="File's Owner" customClass="WindowOwner">
      <connections>
        <outlet property="window" destination="win" id="o1"/>
        <outlet property="pane" destination="pan" id="o2"/>
        <outlet property="helper" destination="hlp" id="o3"/>
        <outlet property="least" destination="c5" id="o4"/>
      </connections>
    </customObject>
    <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
    <customObject id="-3" userLabel="Application" customClass="NSObject"/>
    <customObject id="hlp" customClass="NibHelper" customModule="DesktopKitTests"/>
    <window title="Notes" animationBehavior="default" id="win">
      <windowStyleMask key="styleMask" titled="YES" closable="YES" resizable="YES"/>
      <rect key="contentRect" x="10" y="20" width="400" height="300"/>
      <rect key="screenRect" x="0.0" y="0.0" width="1440" height="875"/>
      <value key="minSize" type="size" width="100" height="90"/>
      <view key="contentView" id="con">
        <rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews>
          <customView translatesAutoresizingMaskIntoConstraints="NO" identifier="pane" id="pan" \
    customClass="PaneView" customModule="DesktopKitTests">
            <rect key="frame" x="20" y="20" width="360" height="260"/>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="steps">
                <integer key="value" value="3"/>
              </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
          </customView>
          <customView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="fix">
            <rect key="frame" x="5" y="7" width="10" height="12"/>
          </customView>
          <customView id="msk">
            <rect key="frame" x="380" y="280" width="10" height="12"/>
            <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/>
          </customView>
        </subviews>
        <constraints>
          <constraint firstItem="pan" firstAttribute="leading" secondItem="con" secondAttribute="leading" constant="20" id="c1"/>
          <constraint firstItem="pan" firstAttribute="top" secondItem="con" secondAttribute="top" constant="20" id="c2"/>
          <constraint firstAttribute="trailing" secondItem="pan" secondAttribute="trailing" constant="20" id="c3"/>
          <constraint firstAttribute="bottom" secondItem="pan" secondAttribute="bottom" constant="20" id="c4"/>
          <constraint firstItem="pan" firstAttribute="width" relation="greaterThanOrEqual" constant="200" id="c5"/>
          <constraint firstItem="pan" firstAttribute="height" relation="greaterThanOrEqual" constant="40" id="c6"/>
        </constraints>
      </view>
    </window>
    """)

  /// A view, and an object that File's Owner has an outlet for.
  static let paneWithHelper = document(
    """
    <customObject id="-2" userLabel="File's Owner" customClass="PaneController">
      <connections>
        <outlet property="view" destination="pan" id="o1"/>
        <outlet property="helper" destination="hlp" id="o2"/>
      </connections>
    </customObject>
    <customObject id="hlp" customClass="NibHelper" customModule="DesktopKitTests"/>
    <customView id="pan"><rect key="frame" x="0.0" y="0.0" width="30" height="20"/></customView>
    """)
}

final class PaneController: NSViewController {
  weak var helper: NibHelper?
}

final class PaneView: NSView {
  var steps = 0
  private(set) var isAwake = false
  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

final class NibHelper: NSObject {
  let name = "made by its own initialiser"
}

final class WindowOwner: NSObject {
  var window: NSWindow?
  var pane: PaneView?
  var helper: NibHelper?
  weak var least: NSLayoutConstraint?
}
