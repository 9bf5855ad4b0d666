import CoreGraphics
import Testing
import UIKit

/// Traits, editing and key windows, and what views say to assistive technologies.
@MainActor @Suite struct ControllerMemberTests {
  @Test func aControllerOverridesTheStyleOfAllInIt() {
    let (parent, child, view) = (UIViewController(), UIViewController(), UIView())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.addSubview(view)
    var changes = 0
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in changes += 1 }
    let style = view.traitCollection.userInterfaceStyle
    let other: UIUserInterfaceStyle = style == .dark ? .light : .dark
    child.overrideUserInterfaceStyle = other
    #expect(view.traitCollection.userInterfaceStyle == other && changes == 1)
    #expect(child.traitCollection.userInterfaceStyle == other)
    #expect(parent.traitCollection.userInterfaceStyle == style)
    child.overrideUserInterfaceStyle = .unspecified
    #expect(view.traitCollection.userInterfaceStyle == style && changes == 2)
  }

  @MainActor private final class Follower {
    var widths: [UIUserInterfaceSizeClass] = []
    func changed(_ view: UIView, _ previous: UITraitCollection) {
      widths.append(view.traitCollection.horizontalSizeClass)
      widths.append(previous.horizontalSizeClass)
    }
  }

  @Test func targetsHearOfTraits() {
    let (view, follower) = (UIView(), Follower())
    view.traitOverrides.horizontalSizeClass = .regular
    let changed = Selector("changed::") { (me: Follower, arguments) in
      me.changed(arguments[0], arguments[1])
    }
    let registration = view.registerForTraitChanges(
      [UITraitHorizontalSizeClass.self], target: follower, action: changed)
    view.traitOverrides.horizontalSizeClass = .compact
    #expect(follower.widths == [.compact, .regular])
    view.unregisterForTraitChanges(registration)
    view.traitOverrides.horizontalSizeClass = .regular
    #expect(follower.widths.count == 2)
  }

  @Test func theEditButtonFollowsEditing() throws {
    let controller = UIViewController()
    let item = controller.editButtonItem
    #expect(item === controller.editButtonItem && item.title == "Edit")
    let action = try #require(item.action)
    UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
    #expect(controller.isEditing && item.title == "Done" && item.style == .done)
    controller.isEditing = false
    #expect(item.title == "Edit" && item.style == .plain)
  }

  @Test func scrollViewsOfBars() {
    let (controller, scroll) = (UIViewController(), UIScrollView())
    controller.setContentScrollView(scroll, for: [.top, .leading])
    #expect(controller.contentScrollView(for: .top) === scroll)
    #expect(controller.contentScrollView(for: .bottom) == nil)
  }

  private final class Window: UIWindow {
    var told: [String] = []
    var mayBeKey = true
    override var canBecomeKey: Bool { mayBeKey }
    override func becomeKey() {
      super.becomeKey()
      told.append(isKeyWindow ? "become" : "early")
    }
    override func resignKey() {
      super.resignKey()
      told.append("resign")
    }
  }

  @Test func keyWindowsAreTold() {
    let (first, second, never) = (Window(), Window(), Window())
    never.mayBeKey = false
    first.makeKey()
    first.makeKey()
    never.makeKey()
    #expect(first.isKeyWindow && never.told == [])
    second.makeKey()
    #expect(first.told == ["become", "resign"] && second.told == ["become"] && second.isKeyWindow)
  }

  private final class Knob: UIView {
    var steps = 0
    override var accessibilityElements: [Any]? {
      get { [self] }
      set {}
    }
    override var accessibilityFrame: CGRect {
      get { super.accessibilityFrame.insetBy(dx: -5, dy: -5) }
      set { super.accessibilityFrame = newValue }
    }
    override func accessibilityActivate() -> Bool { true }
    override func accessibilityIncrement() { steps += 1 }
  }

  @Test func viewsSayThemselvesWhatAssistiveTechnologiesAsk() {
    let knob = Knob(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(knob)
    #expect(knob.accessibilityFrame == CGRect(x: 5, y: 15, width: 40, height: 50))
    #expect(knob.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    #expect((knob as UIView).accessibilityActivate() && !UIView().accessibilityActivate())
    #expect(knob.accessibilityElementCount() == 1 && knob.index(ofAccessibilityElement: knob) == 0)
    #expect(knob.accessibilityElement(at: 1) == nil)
    knob.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Turn") { _ in true }]
    #expect(knob.accessibilityCustomActions?.count == 1 && !knob.accessibilityElementsHidden)
  }

  @Test func turningIsFollowedAsOftenAsItWasAskedFor() {
    let device = UIDevice.current
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
    device.endGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    #expect(device.identifierForVendor == device.identifierForVendor)
  }
}
