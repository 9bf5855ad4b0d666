import Testing
import UIKit

/// The order of calls, as the documentation of `UIViewController` and of `viewIsAppearing(_:)` has it, and as published
/// logs of apps show it.
@MainActor @Suite struct LifeCycleTests {
  @Test func aRootControllerAppears() async {
    let log = CallLog()
    let window = shownWindow(RecordingController("root", log))
    #expect(log.take() == ["root loadView", "root didLoad", "root willAppear"])
    window.layoutIfNeeded()
    #expect(log.take() == ["root safeArea", "root isAppearing", "root willLayout", "root didLayout"])
    await runLoopTurn()
    #expect(log.take() == ["root didAppear"])
    window.isHidden = true
    #expect(log.take() == ["root willDisappear", "root didDisappear"])
  }

  @Test func aHiddenWindowsControllerDoesNotAppear() async {
    let log = CallLog()
    let window = UIWindow()
    window.rootViewController = RecordingController("root", log)
    window.layoutIfNeeded()
    await runLoopTurn()
    #expect(log.takeAppearances() == ["root didLoad"])
  }

  /// Containment as documented in "Creating a custom container view controller".
  @Test func aChildAppearsWithItsParent() async {
    let log = CallLog()
    let parent = RecordingController("parent", log)
    let child = RecordingController("child", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      log.takeAppearances() == ["child willMove in", "parent didLoad", "child didLoad", "child didMove in"])
    let window = shownWindow(parent)
    await runLoopTurn()
    #expect(
      log.takeAppearances() == [
        "parent willAppear", "child willAppear", "parent isAppearing", "child isAppearing",
        "parent didAppear", "child didAppear",
      ])
    #expect(child.parent === parent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.takeAppearances() == [
        "child willMove out", "child willDisappear", "child didDisappear", "child didMove out",
      ])
    #expect(parent.children.isEmpty && child.parent == nil)
    withExtendedLifetime(window) {}
  }

  @Test func drivenTransitionsCallTheSameMethods() {
    let log = CallLog()
    let controller = RecordingController("it", log)
    controller.beginAppearanceTransition(true, animated: false)
    #expect(log.takeAppearances() == ["it didLoad", "it willAppear"])
    controller.endAppearanceTransition()
    #expect(log.takeAppearances() == ["it isAppearing", "it didAppear"])
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    #expect(log.takeAppearances() == ["it willDisappear", "it didDisappear"])
  }

  /// The order of a push and a pop in published logs.
  @Test func pushesAndPops() async {
    let log = CallLog()
    let first = RecordingController("A", log)
    let navigation = UINavigationController(rootViewController: first)
    let window = shownWindow(navigation)
    await runLoopTurn()
    #expect(
      log.takeAppearances() == [
        "A willMove in", "A didLoad", "A willAppear", "A isAppearing", "A didAppear", "A didMove in",
      ])
    let second = RecordingController("B", log)
    navigation.pushViewController(second, animated: false)
    #expect(navigation.topViewController === second)
    await runLoopTurn()
    #expect(
      log.takeAppearances() == [
        "B willMove in", "B didLoad", "A willDisappear", "B willAppear", "A didDisappear", "B isAppearing",
        "B didAppear", "B didMove in",
      ])
    #expect(navigation.popViewController(animated: false) === second)
    await runLoopTurn()
    #expect(
      log.takeAppearances() == [
        "B willMove out", "B willDisappear", "A willAppear", "B didDisappear", "B didMove out",
        "A isAppearing", "A didAppear",
      ])
    #expect(second.navigationController == nil)
    withExtendedLifetime(window) {}
  }

  @Test func fullScreenPresentationTakesThePresenterOut() async {
    let log = CallLog()
    let presenter = RecordingController("A", log)
    let window = shownWindow(presenter)
    await runLoopTurn()
    _ = log.take()
    let presented = RecordingController("B", log)
    presented.modalPresentationStyle = .fullScreen
    await withCheckedContinuation { done in
      presenter.present(presented, animated: false) { done.resume() }
      #expect(presenter.presentedViewController === presented)
      #expect(presented.presentingViewController === presenter)
    }
    #expect(
      log.takeAppearances() == [
        "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "B didAppear", "A didDisappear",
      ])
    #expect(presented.view.frame == window.bounds)
    #expect(presenter.view.window == nil)
    await withCheckedContinuation { done in presented.dismiss(animated: false) { done.resume() } }
    #expect(
      log.takeAppearances() == [
        "B willDisappear", "A willAppear", "A isAppearing", "A didAppear", "B didDisappear",
      ])
    #expect(presenter.presentedViewController == nil)
    #expect(presenter.view.superview === window)
  }

  @Test func onlyShownControllersPresent() {
    let presenter = UIViewController()
    presenter.loadViewIfNeeded()
    presenter.present(UIViewController(), animated: false)
    #expect(presenter.presentedViewController == nil)
  }

  @Test func aViewAssignedLateReplacesTheOldOneInTheWindow() {
    let controller = UIViewController()
    let window = shownWindow(controller)
    let old: UIView = controller.view
    let new = UIView()
    controller.view = new
    #expect(window.subviews == [new])
    #expect(new.frame == window.bounds)
    #expect(old.superview == nil && old.window == nil)
    #expect(new.next === controller && old.next == nil)
  }

  @Test func controllersDie() async {
    weak var parent: UIViewController?
    weak var child: UIViewController?
    weak var window: UIWindow?
    do {
      let root = UIViewController()
      let inner = UIViewController()
      root.addChild(inner)
      root.view.addSubview(inner.view)
      inner.didMove(toParent: root)
      let shown = shownWindow(UITabBarController())
      (shown.rootViewController as? UITabBarController)?.viewControllers = [
        UINavigationController(rootViewController: root)
      ]
      shown.layoutIfNeeded()
      await runLoopTurn()
      #expect(inner.view.window === shown)
      parent = root
      child = inner
      window = shown
    }
    await runLoopTurn()
    #expect(parent == nil)
    #expect(child == nil)
    #expect(window == nil)
  }

  /// The order of page curls in published logs: the new page first.
  @Test func pagesAppear() async {
    let log = CallLog()
    let (first, second) = (RecordingController("A", log), RecordingController("B", log))
    let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    pages.setViewControllers([first], direction: .forward, animated: false)
    let window = shownWindow(pages)
    await runLoopTurn()
    #expect(first.view.frame == window.bounds)
    _ = log.take()
    pages.setViewControllers([second], direction: .forward, animated: false)
    await runLoopTurn()
    #expect(
      log.takeAppearances() == [
        "B willMove in", "B didLoad", "B willAppear", "B didMove in", "A willMove out", "A willDisappear",
        "A didDisappear", "A didMove out", "B isAppearing", "B didAppear",
      ])
    #expect(pages.viewControllers == [second] && second.view.frame == window.bounds)
  }

  /// Documentation of `shouldAutomaticallyForwardAppearanceMethods`.
  @Test func aContainerMayForwardByItself() async {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let log = CallLog()
    let container = Container()
    let child = RecordingController("child", log)
    container.addChild(child)
    container.view.addSubview(child.view)
    let window = shownWindow(container)
    await runLoopTurn()
    #expect(log.takeAppearances() == ["child willMove in", "child didLoad"])
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(log.takeAppearances() == ["child willAppear", "child isAppearing", "child didAppear"])
    withExtendedLifetime(window) {}
  }

  @Test func titlesReachTheBars() {
    let controller = UIViewController()
    controller.title = "One"
    #expect(controller.navigationItem.title == "One" && controller.tabBarItem.title == "One")
    controller.title = "Two"
    #expect(controller.navigationItem.title == "Two" && controller.tabBarItem.title == "Two")
  }
}
