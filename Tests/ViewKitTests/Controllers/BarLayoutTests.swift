import Testing
import UIKit

/// Frames and safe areas of what is between bars, on an upright phone of 390 by 844 points, of which 47 at the top and 34
/// at the bottom are no safe area (simulators of that model).
///
/// Bars: 44 points for a navigation bar and 49 for tab bar and toolbar (Human Interface Guidelines), 52 more for a large
/// title (96 in all, published measurements of iOS 11), 30 more for a prompt (74 in all, `UINavigationItem.prompt`).
@MainActor @Suite struct BarLayoutTests {
  let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  private func insets(_ top: CGFloat, _ bottom: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  private func frameInWindow(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  @Test func underANavigationBar() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let window = shownWindow(navigation)
    window.layoutIfNeeded()
    #expect(frameInWindow(content) == screen)
    #expect(content.view.safeAreaInsets == insets(91, 34))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(content.topLayoutGuide.length == 91)
    #expect(content.bottomLayoutGuide.length == 34)

    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets == insets(47, 34))
    #expect(content.topLayoutGuide.length == 47)

    navigation.isNavigationBarHidden = false
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets == insets(143, 34))

    content.navigationItem.largeTitleDisplayMode = .never
    content.navigationItem.prompt = "Prompt"
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets == insets(121, 34))
  }

  @Test func beforeALayoutGuideIsAskedForThereIsNone() {
    let controller = UIViewController()
    let window = shownWindow(controller)
    window.layoutIfNeeded()
    #expect(controller.view.constraints.isEmpty)
    let guide = controller.topLayoutGuide
    // As published suites count them, and published logs print them.
    #expect(controller.view.constraints.count == 2)
    #expect(controller.topLayoutGuide === guide)
    #expect(controller.view.constraints.count == 2)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let constraint = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: guide, attribute: .bottom, multiplier: 1,
      constant: 5)
    constraint.isActive = true
    #expect(constraint.secondItem === guide)
    window.layoutIfNeeded()
    #expect(view.frame.minY == 52)
  }

  @Test func aboveATabBarAndToolbar() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let window = shownWindow(tabs)
    window.layoutIfNeeded()
    #expect(tabs.selectedIndex == 0)
    #expect(content.tabBarController === tabs && content.navigationController === navigation)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(frameInWindow(content) == screen)
    #expect(content.view.safeAreaInsets == insets(91, 83))

    navigation.isToolbarHidden = false
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets == insets(91, 132))

    navigation.isToolbarHidden = true
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    #expect(detail.view.safeAreaInsets == insets(91, 34))
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets == insets(91, 83))

    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(tabs.selectedViewController?.view.safeAreaInsets == insets(47, 83))
    #expect(content.view.window == nil)
  }

  /// Documentation of `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars`.
  @Test func opaqueBarsAndEdges() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let window = shownWindow(navigation)
    navigation.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(frameInWindow(content) == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(content.view.safeAreaInsets == insets(0, 34))

    content.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(frameInWindow(content) == screen)
    #expect(content.view.safeAreaInsets == insets(91, 34))

    navigation.navigationBar.isTranslucent = true
    content.edgesForExtendedLayout = []
    window.layoutIfNeeded()
    #expect(frameInWindow(content) == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(content.view.safeAreaInsets == insets(0, 34))
  }

  /// With edges that do not extend, a view in a tab ends where the tab bar begins.
  @Test func edgesAboveATabBar() {
    let content = UIViewController()
    content.edgesForExtendedLayout = []
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    let window = shownWindow(tabs)
    window.layoutIfNeeded()
    #expect(frameInWindow(content) == CGRect(x: 0, y: 91, width: 390, height: 670))
    #expect(content.view.safeAreaInsets == .zero)
  }

  /// Saved documents of sheets leave 54 points free above, and the navigation bar in them has 56.
  @Test func aCard() {
    let presenter = UIViewController()
    let window = shownWindow(presenter)
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    presenter.present(navigation, animated: false)
    window.layoutIfNeeded()
    #expect(frameInWindow(navigation).maxY == 844)
    #expect(navigation.view.safeAreaInsets == insets(0, 34))
    #expect(content.view.safeAreaInsets == insets(56, 34))
    #expect(presenter.view.window === window)
  }

  /// The texts of published console logs since iOS 10, addresses left out.
  @Test func layoutGuidesInTheConsole() {
    let controller = UIViewController()
    let window = shownWindow(controller)
    _ = (controller.topLayoutGuide, controller.bottomLayoutGuide)
    window.layoutIfNeeded()
    let texts = controller.view.constraints.map {
      $0.description.replacing(/0x[0-9a-f]+/, with: "0x").replacing(/[ ]+/, with: " ")
    }
    #expect(
      texts == [
        "<_UILayoutSupportConstraint:0x _UILayoutGuide:0x.height == 47 (active)>",
        "<_UILayoutSupportConstraint:0x V:|-(0)-[_UILayoutGuide:0x] (active, names: '|':UIView:0x )>",
        "<_UILayoutSupportConstraint:0x _UILayoutGuide:0x.height == 34 (active)>",
        "<_UILayoutSupportConstraint:0x _UILayoutGuide:0x.bottom == UIView:0x.bottom (active)>",
      ])
  }

  /// Hidden, and without constraints, until they are used.
  @Test func layoutGuidesAreHiddenSubviews() throws {
    let controller = UIViewController()
    #expect(controller.view.subviews.isEmpty)
    let guide = try #require(controller.topLayoutGuide as? UIView)
    #expect(controller.view.subviews == [guide] && guide.isHidden)
    controller.view = UIView(frame: screen)
    #expect(controller.view.constraints.isEmpty)
    #expect(controller.topLayoutGuide !== guide)
    #expect(controller.view.constraints.count == 2)
  }

  /// A stack that is replaced, and one of which nothing is shown yet.
  @Test func stacksOfControllers() {
    let navigation = UINavigationController()
    #expect(navigation.topViewController == nil && navigation.popViewController(animated: false) == nil)
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    navigation.viewControllers = [a, b, c]
    #expect(navigation.children == [a, b, c])
    #expect(navigation.popToViewController(a, animated: false) == [b, c])
    #expect(navigation.viewControllers == [a] && b.parent == nil && !b.isViewLoaded)
    let window = shownWindow(navigation)
    window.layoutIfNeeded()
    #expect(a.view.window === window)
    navigation.setViewControllers([b, a], animated: false)
    navigation.setViewControllers([c], animated: false)
    window.layoutIfNeeded()
    #expect(a.view.window == nil && a.parent == nil && c.view.window === window)
    #expect(navigation.children == [c])
    c.show(b, sender: nil)
    #expect(navigation.topViewController === b)
    #expect(navigation.navigationBar.items == [c.navigationItem, b.navigationItem])
  }
}
