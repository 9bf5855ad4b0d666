import Testing
import UIKit

@MainActor @Suite struct TabTests {
  private final class HighBar: UITabBar {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: super.sizeThatFits(size).height + 20)
    }
  }

  @Test func tabsMakeTheirControllers() {
    let tabs = UITabBarController(tabs: [
      UITab(title: "A", image: nil, identifier: "a") { _ in UIViewController() },
      UITabGroup(
        title: "G", image: nil, identifier: "g",
        children: [UITab(title: "B", image: nil, identifier: "b") { _ in UITableViewController() }]),
    ])
    #expect(tabs.viewControllers?.count == 2 && tabs.viewControllers?.last is UITableViewController)
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B"])
    #expect(tabs.tab(forIdentifier: "b")?.parent?.identifier == "g")
    tabs.selectedTab = tabs.tabs.last
    #expect(tabs.selectedIndex == 1 && tabs.selectedTab?.identifier == "g")
    tabs.tabs[0].isHidden = true
    #expect(tabs.viewControllers?.count == 1)
  }

  @Test func aBarOfOnesOwnSaysHowHighItIs() {
    let (tabs, content) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [content]
    let window = shownWindow(tabs)
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.bottom == 83)
    tabs.setValue(HighBar(), forKey: "tabBar")
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.bottom == 103 && tabs.tabBar is HighBar)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 741, width: 390, height: 103))
    #expect(tabs.tabBar.items?.count == 1)
  }

  @Test func aNavigationBarOfOnesOwnTakesItsPlace() {
    final class OwnBar: UINavigationBar {}
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = shownWindow(navigation)
    navigation.setValue(OwnBar(), forKey: "navigationBar")
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(navigation.navigationBar is OwnBar && navigation.navigationBar.items?.count == 1)
  }
}
