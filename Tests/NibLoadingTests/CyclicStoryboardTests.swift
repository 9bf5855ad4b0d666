import Foundation
import PlumbNibLoading
import Testing
import UIKit

/// Documents in which view controllers would contain themselves. Interface Builder lets one draw them; UIKit then ends
/// with an exhausted stack. Here the inner one is left out, which the log says.
@MainActor
@Suite(.serialized) struct CyclicStoryboardTests {
  private func saying(_ body: () throws -> Void) rethrows -> [String] {
    var said: [String] = []
    LayoutLog.handler = { said.append($0) }
    defer { LayoutLog.handler = nil }
    try body()
    return said
  }

  @Test func embeddingItself() throws {
    let storyboard = try UIStoryboard(
      data: NibText.storyboard(
        initial: "a",
        #"""
        <viewController id="a"><view key="view" id="v"><subviews><containerView id="c"><connections>
          <segue destination="n" kind="embed" id="s"/></connections></containerView></subviews></view>
        </viewController>
        """#,
        #"""
        <navigationController id="n"><connections>
          <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController>
        """#), name: "Cycle.storyboard", as: .onDevice)
    let said = saying {
      let controller = storyboard.instantiateInitialViewController()
      let window = UIWindow()
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      let navigation = controller?.children.first as? UINavigationController
      #expect(navigation?.topViewController?.isViewLoaded == true)
      #expect(navigation?.topViewController?.children.isEmpty == true)
    }
    #expect(said == ["The view controller n of Cycle.storyboard would contain itself. It is left out there."])
  }

  @Test func containersOfEachOther() throws {
    let storyboard = try UIStoryboard(
      data: NibText.storyboard(
        initial: "a",
        #"<tabBarController id="a"><connections><segue destination="b" kind="relationship" id="s"/></connections></tabBarController>"#,
        #"<tabBarController id="b"><connections><segue destination="a" kind="relationship" id="t"/></connections></tabBarController>"#
      ), name: "Tabs.storyboard", as: .onDevice)
    let said = saying {
      let tabs = storyboard.instantiateInitialViewController() as? UITabBarController
      let inner = tabs?.viewControllers?.first as? UITabBarController
      #expect(inner != nil && inner?.viewControllers == nil)
    }
    #expect(said == ["The view controller a of Tabs.storyboard would contain itself. It is left out there."])
  }

  /// Two files that refer to each other, and one that does so from a container view.
  @Test func storyboardsThatReferToEachOther() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Cyclic\(UInt32.random(in: 0...(.max)))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String, _ data: Data) throws {
      try data.write(to: folder.appendingPathComponent(name + ".storyboard"))
    }
    for (name, other) in [("One", "Two"), ("Two", "One")] {
      try write(
        name,
        NibText.storyboard(
          initial: "p", "<viewControllerPlaceholder storyboardName=\"\(other)\" id=\"p\"/>"))
    }
    try write(
      "Three",
      NibText.storyboard(
        initial: "a",
        #"""
        <viewController id="a"><view key="view" id="v"><subviews><containerView id="c"><connections>
          <segue destination="p" kind="embed" id="s"/></connections></containerView></subviews></view>
        </viewController>
        """#, #"<viewControllerPlaceholder storyboardName="Three" id="p"/>"#))
    let bundle = try #require(Bundle(path: folder.path))
    let said = saying {
      #expect(UIStoryboard(name: "One", bundle: bundle).instantiateInitialViewController() == nil)
      let controller = UIStoryboard(name: "Three", bundle: bundle).instantiateInitialViewController()
      #expect(controller?.view.subviews.count == 1)
      #expect(controller?.children.isEmpty == true)
    }
    #expect(said.count == 2 && said.allSatisfy { $0.contains("would contain itself") })
  }
}
