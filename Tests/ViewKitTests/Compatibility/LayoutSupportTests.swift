import Testing
import UIKit

/// The guides of iOS 7 to 10 as items of constraints. The expectations are those of published tests of layout
/// libraries, which run against UIKit.
@MainActor @Suite struct LayoutSupportTests {
  let controller = UIViewController()
  let view = UIView()

  init() {
    controller.view.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  @Test func aGuideIsTheItemAndBringsTwoConstraints() {
    let guide: UILayoutSupport = controller.topLayoutGuide
    let constraint = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: guide, attribute: .bottom, multiplier: 1,
      constant: 10)
    constraint.isActive = true
    #expect(constraint.secondItem === controller.topLayoutGuide)
    #expect(constraint.secondItem is any UILayoutSupport)
    #expect((constraint.secondItem as? any UILayoutSupport)?.bottomAnchor == guide.bottomAnchor)
    #expect(constraint.secondAttribute == .bottom)
    #expect(controller.view.constraints.count == 3)
    #expect(controller.view.constraints.last == constraint)
  }

  @Test func theBottomGuideToo() {
    let constraint = view.bottomAnchor.constraint(
      equalTo: controller.bottomLayoutGuide.topAnchor, constant: -20)
    constraint.isActive = true
    #expect(constraint.secondItem === controller.bottomLayoutGuide)
    #expect(constraint.secondAttribute == .top)
    #expect(controller.view.constraints.count == 3)
    #expect(controller.view.constraints.last == constraint)
  }

  /// Nothing says how wide it is, which published traces do not mind.
  @Test func itIsNotAmbiguous() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 200), view.heightAnchor.constraint(equalToConstant: 200),
    ])
    window.layoutIfNeeded()
    let trace = window.plumb.autolayoutTrace()
    #expect(trace.contains("_UILayoutGuide:0x") && !trace.contains("AMBIGUOUS"), "\(trace)")
    #expect(window.plumb.ambiguousViews == [] && window.plumb.ambiguityReport.isEmpty)
    #expect((controller.topLayoutGuide as? UIView)?.hasAmbiguousLayout == false)
  }

  @Test func itsHeightIsItsLength() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = UINavigationController(rootViewController: controller)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 100),
      view.widthAnchor.constraint(equalToConstant: 200), view.heightAnchor.constraint(equalToConstant: 200),
    ])
    window.layoutIfNeeded()
    let frame = view.convert(view.bounds, to: window)
    #expect(controller.topLayoutGuide.length > 0)
    #expect(frame.minY == controller.topLayoutGuide.length + 100)
  }
}
