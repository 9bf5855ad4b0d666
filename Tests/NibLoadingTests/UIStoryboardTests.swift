import Foundation
import PlumbNibLoading
import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct UIStoryboardTests {
  private func example(_ name: String) throws -> UIStoryboard {
    try UIStoryboard(contentsOf: URL(fileURLWithPath: FixtureFolder.examples.path(of: name)))
  }

  private func storyboard(_ data: Data) throws -> UIStoryboard {
    try UIStoryboard(data: data, name: "Test.storyboard", as: .onDevice)
  }

  @Test func initialControllerAndItsView() throws {
    let controller = try #require(try example("TwoLabels.storyboard").instantiateInitialViewController())
    #expect(controller.title == "Contact")
    #expect(!controller.isViewLoaded)
    controller.view.frame = CGRect(x: 0, y: 0, width: 414, height: 896)
    controller.view.layoutIfNeeded()
    let portrait = try #require(controller.view.subviews.first)
    // The document's constraints: 120 points wide, as high as wide.
    #expect(portrait.frame.size == CGSize(width: 120, height: 120))
    // And in the middle of its superview: (414 - 120) / 2.
    #expect(portrait.frame.minX == 147)
    #expect(controller.storyboard != nil)
  }

  @Test func eachInstanceIsItsOwn() throws {
    let storyboard = try example("TwoLabels.storyboard")
    let first = storyboard.instantiateInitialViewController()
    let second = storyboard.instantiateInitialViewController()
    #expect(first !== second)
    #expect(first?.view !== second?.view)
  }

  @Test func controllersByIdentifier() throws {
    let storyboard = try storyboard(
      NibText.storyboard(
        #"<viewController id="a" storyboardIdentifier="first" title="One"><view key="view" id="v"/></viewController>"#,
        #"<viewController id="b" storyboardIdentifier="second" title="Two"/>"#))
    #expect(storyboard.instantiateViewController(withIdentifier: "first").title == "One")
    #expect(storyboard.instantiateViewController(withIdentifier: "second").title == "Two")
    // The arrow points nowhere.
    #expect(storyboard.instantiateInitialViewController() == nil)
  }

  @Test func creatorsGetTheDecodedController() throws {
    final class Player: UIViewController {
      let track: String
      init?(coder: NSCoder, track: String) {
        self.track = track
        super.init(coder: coder)
      }
      required init?(coder: NSCoder) { nil }
    }
    let storyboard = try storyboard(
      NibText.storyboard(
        initial: "a", #"<viewController id="a" storyboardIdentifier="player" title="Player"/>"#))
    let player: Player = storyboard.instantiateViewController(identifier: "player") {
      Player(coder: $0, track: "Intro")
    }
    #expect(player.track == "Intro")
    #expect(player.title == "Player")
    let initial: Player? = storyboard.instantiateInitialViewController { Player(coder: $0, track: "Outro") }
    #expect(initial?.track == "Outro")
  }

  @Test func aControllerWithoutAViewGetsAnEmptyOne() throws {
    let storyboard = try storyboard(NibText.storyboard(initial: "a", #"<viewController id="a"/>"#))
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect(controller.view.subviews.isEmpty)
    #expect(controller.view.frame == UIScreen.main.bounds)
  }

  @Test func rootsFillTheWindow() throws {
    let storyboard = try storyboard(
      NibText.storyboard(
        initial: "a",
        #"""
        <viewController id="a"><view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="10" y="10" width="300" height="40"/></view></subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading"
              constant="10" id="c1"/>
            <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" secondAttribute="trailing"
              constant="10" id="c2"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c3"/>
            <constraint firstItem="box" firstAttribute="height" secondItem="safe" secondAttribute="height"
              multiplier="0.5" id="c4"/>
          </constraints></view></viewController>
        """#))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = storyboard.instantiateInitialViewController()
    window.layoutIfNeeded()
    let box = try #require(window.rootViewController?.view.subviews.first)
    // The standard device is 390 by 844 points, with 47 at the top and 34 at the bottom that are no safe
    // area.
    #expect(box.frame == CGRect(x: 10, y: 47, width: 370, height: (844 - 47 - 34) / 2.0 + 1.0 / 6))
  }
}
