import Testing
import UIKit

/// Windows on other devices, and as these are turned. In processes of their own, since there is one device in each.
///
/// Safe areas: simulators of the models, as published measurements have them. Margins: 20 points where the view is 414
/// points or wider, else 16, and 16 on phones with a housing held sideways. Size classes: the table of the Human
/// Interface Guidelines.
@Suite struct DeviceTests {
  @Test func aLargePhone() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        SimulatedDevice.current = SimulatedDevice(
          size: CGSize(width: 430, height: 932), scale: 3,
          safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let controller = UIViewController()
        let window = UIWindow()
        window.rootViewController = controller
        window.layoutIfNeeded()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 430, height: 932))
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 59, left: 20, bottom: 34, right: 20))

        // Turned: the largest phones are of regular width sideways.
        SimulatedDevice.current = SimulatedDevice.current.turned
        #expect(window.frame == CGRect(x: 0, y: 0, width: 932, height: 430))
        #expect(controller.traitCollection.horizontalSizeClass == .regular)
        #expect(controller.traitCollection.verticalSizeClass == .compact)
        window.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
      }
    }
  }

  @Test func turningAPhone() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let controller = TurningController()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        let window = UIWindow()
        window.rootViewController = controller
        let margins = controller.view.layoutMarginsGuide
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
          view.topAnchor.constraint(equalTo: margins.topAnchor),
          view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 47, width: 358, height: 763))
        SimulatedDevice.current = SimulatedDevice.current.turned
        #expect(
          controller.calls == ["traits 1", "size 844.0", "changed from 2", "alongside 844.0"])
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 63, y: 0, width: 718, height: 369))
        SimulatedDevice.current = SimulatedDevice.current.turned
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 47, width: 358, height: 763))
      }
    }
  }

  /// On a tablet the readable content is 664 points wide at the default text size.
  @Test func aTablet() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        SimulatedDevice.current = SimulatedDevice(
          size: CGSize(width: 1024, height: 1366), scale: 2, idiom: .pad,
          safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        let window = UIWindow()
        window.rootViewController = navigation
        let guide = controller.view.readableContentGuide
        window.layoutIfNeeded()
        // Navigation bars of tablets have 50 points since iOS 12 (published measurements).
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 74, left: 0, bottom: 20, right: 0))
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 74, left: 20, bottom: 20, right: 20))
        #expect(guide.layoutFrame == CGRect(x: 180, y: 74, width: 664, height: 1272))
        #expect(controller.traitCollection.horizontalSizeClass == .regular)
      }
    }
  }

  /// Bars of a phone held sideways have 32 points.
  @Test func barsSideways() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        SimulatedDevice.current = SimulatedDevice.standard.turned
        let controller = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: controller)]
        let window = UIWindow()
        window.rootViewController = tabs
        window.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 47, bottom: 53, right: 47))
      }
    }
  }

  /// Bars follow the device as it is turned.
  @Test func barsTurn() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        let window = UIWindow()
        window.rootViewController = navigation
        window.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets.top == 143)
        SimulatedDevice.current = SimulatedDevice.current.turned
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 47, bottom: 21, right: 47))
        SimulatedDevice.current = SimulatedDevice.current.turned
        window.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 143, left: 0, bottom: 34, right: 0))
      }
    }
  }

  /// A text size that the user chooses reaches views in windows.
  @Test func textSize() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let controller = TurningController()
        let window = UIWindow()
        window.rootViewController = controller
        SimulatedDevice.current.preferredContentSizeCategory = .extraExtraLarge
        #expect(controller.view.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        #expect(controller.calls == ["traits 2", "changed from 2"])
        #expect(window.bounds.size == CGSize(width: 390, height: 844))
      }
    }
  }

  @Test func overriddenTraitsOfAChild() async {
    await MainActor.run {
      let parent = UIViewController()
      let child = TurningController()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      #expect(child.traitCollection.horizontalSizeClass == .compact)
      parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
      #expect(child.traitCollection.horizontalSizeClass == .regular)
      #expect(child.view.traitCollection.horizontalSizeClass == .regular)
      #expect(parent.view.traitCollection.horizontalSizeClass == .compact)
      #expect(child.calls == ["changed from 2"])
    }
  }

  private final class TurningController: UIViewController {
    var calls: [String] = []
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      calls.append("traits \(newCollection.verticalSizeClass.rawValue)")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      calls.append("size \(size.width)")
      coordinator.animate { [unowned self] _ in calls.append("alongside \(view.bounds.width)") }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      calls.append("changed from \(previousTraitCollection?.verticalSizeClass.rawValue ?? -1)")
    }
  }
}
