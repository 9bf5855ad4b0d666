import Foundation
import PlumbAnswers
import Testing
import UIKit

@testable import Products

/// Each product works for a client that depends on a version of Plumb.
@MainActor @Suite struct ProductsTests {
  @Test func theSolverSolves() throws {
    #expect(try solved(atLeast: 10, preferring: 20) == 20)
    #expect(try solved(atLeast: 10, preferring: 5) == 10)
  }

  @Test func layoutsLayOut() throws {
    #expect(try inset(by: 20, in: 320) == Rect(x: 20, y: 20, width: 280, height: 60))
  }

  @Test func documentsAnswer() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
          <view id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
              <view translatesAutoresizingMaskIntoConstraints="NO" id="bar">
                <rect key="frame" x="20" y="20" width="353" height="44"/>
                <constraints><constraint firstAttribute="height" constant="44" id="tall"/></constraints>
              </view>
            </subviews>
            <constraints>
              <constraint firstItem="bar" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="top"/>
              <constraint firstItem="bar" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="leading"/>
              <constraint firstAttribute="trailing" secondItem="bar" secondAttribute="trailing" constant="20" id="trailing"/>
            </constraints>
          </view>
        </objects>
      </document>
      """
    #expect(try width(ofView: "bar", in: Array(document.utf8), on: "iPhone SE (3rd generation)") == 335)
    var session = try DocumentSession(Array(document.utf8), name: "Bar.xib")
    session.changes.constants["leading"] = 100
    #expect(try session.layout().views.last?.frame == Rect(x: 100, y: 20, width: 273, height: 44))
    #expect(try session.findings().findings.map(\.rule) == ["misplaced-view"])
    #expect(try session.why("bar.width").json.contains("leading"))
  }

  /// AppKit is a package of its own, in `AppKit/`.
  @Test func whoUsesUIKitHasNoAppKit() { #expect(!hasAppKit) }

  @Test func uiKitIsThere() {
    #expect(width(ofLabel: "No connection") > 50)
  }
}
