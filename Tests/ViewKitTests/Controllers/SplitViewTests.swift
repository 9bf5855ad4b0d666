import CoreGraphics
import Testing
import UIKit

/// Where the columns of split views are, and who is shown where there is no room for all: as documented by Apple.
@MainActor @Suite struct SplitViewTests {
  private let container = UIViewController()

  private func show(
    _ split: UISplitViewController, width: CGFloat, height: CGFloat = 700, isCompact: Bool = false
  ) {
    if split.parent == nil { container.addChild(split) }
    container.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: isCompact ? .compact : .regular), forChild: split)
    split.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    if split.view.superview == nil { container.view.addSubview(split.view) }
    split.view.setNeedsLayout()
    split.view.layoutIfNeeded()
  }

  private func rect(_ x: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(x: x, y: 0, width: width, height: 700)
  }

  @Test func twoControllersSideBySide() {
    let (list, detail) = (UIViewController(), UIViewController())
    let split = UISplitViewController()
    split.viewControllers = [list, detail]
    #expect(split.style == .unspecified && split.viewControllers == [list, detail])
    #expect(list.splitViewController === split)
    show(split, width: 1000)
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(list.view.frame == rect(0, 320) && detail.view.frame == rect(320, 680))
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(detail.traitCollection.horizontalSizeClass == .regular)

    // 0.4 of the width where that is less.
    show(split, width: 720)
    #expect(list.view.frame == rect(0, 288))
    split.preferredPrimaryColumnWidthFraction = 0.25
    split.minimumPrimaryColumnWidth = 200
    split.view.layoutIfNeeded()
    #expect(list.view.frame == rect(0, 200) && detail.view.frame == rect(200, 520))
    split.minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    split.preferredPrimaryColumnWidth = 500
    split.maximumPrimaryColumnWidth = 400
    split.view.layoutIfNeeded()
    #expect(list.view.frame.width == 400)
    split.primaryEdge = .trailing
    split.view.layoutIfNeeded()
    #expect(list.view.frame == rect(320, 400) && detail.view.frame == rect(0, 320))
  }

  @Test func modes() {
    let (list, detail) = (UIViewController(), UIViewController())
    let split = UISplitViewController()
    split.viewControllers = [list, detail]
    split.preferredDisplayMode = .secondaryOnly
    show(split, width: 1000)
    #expect(list.viewIfLoaded?.superview == nil && detail.view.frame == rect(0, 1000))
    split.preferredDisplayMode = .oneOverSecondary
    split.view.layoutIfNeeded()
    #expect(list.view.frame == rect(0, 320) && detail.view.frame == rect(0, 1000))
    #expect(split.view.subviews == [detail.view, list.view])
    split.preferredDisplayMode = .automatic
    show(split, width: 600)
    #expect(split.displayMode == .secondaryOnly && list.view.superview == nil)
    split.show(.primary)
    split.view.layoutIfNeeded()
    #expect(split.displayMode == .oneOverSecondary && list.view.frame == rect(0, 240))
    split.hide(.primary)
    split.view.layoutIfNeeded()
    #expect(list.view.superview == nil)
  }

  @Test func threeColumns() {
    let columns = [UIViewController(), UIViewController(), UIViewController()]
    let split = UISplitViewController(style: .tripleColumn)
    split.setViewController(columns[0], for: .primary)
    split.setViewController(columns[1], for: .supplementary)
    split.setViewController(columns[2], for: .secondary)
    split.preferredPrimaryColumnWidth = 200
    split.preferredSupplementaryColumnWidth = 250
    split.preferredDisplayMode = .twoBesideSecondary
    show(split, width: 1000)
    // In navigation controllers, which bring bars along.
    let frames = columns.map { $0.navigationController?.view.frame }
    #expect(frames == [rect(0, 200), rect(200, 250), rect(450, 550)])
    #expect(columns[2].view.safeAreaInsets.top > 0)
    #expect(split.viewController(for: .supplementary) === columns[1])
    split.preferredDisplayMode = .oneBesideSecondary
    split.view.layoutIfNeeded()
    #expect(columns[0].navigationController?.view.superview == nil)
    #expect(columns[1].navigationController?.view.frame == rect(0, 250))
    split.preferredDisplayMode = .twoDisplaceSecondary
    split.view.layoutIfNeeded()
    #expect(columns[2].navigationController?.view.frame == rect(450, 750))
  }

  @Test func collapsingWithoutAStyle() {
    let (list, detail) = (UIViewController(), UIViewController())
    let master = UINavigationController(rootViewController: list)
    let split = UISplitViewController()
    let delegate = SplitDelegate()
    split.delegate = delegate
    split.viewControllers = [master, detail]
    show(split, width: 390, isCompact: true)
    #expect(split.isCollapsed && split.viewControllers == [master])
    #expect(master.view.frame == rect(0, 390) && master.topViewController === detail)
    #expect(detail.view.window === list.viewIfLoaded?.window && detail.splitViewController === split)

    show(split, width: 1000)
    #expect(!split.isCollapsed && split.viewControllers == [master, detail])
    #expect(master.viewControllers == [list])
    #expect(master.view.frame == rect(0, 320) && detail.view.frame == rect(320, 680))
    split.view.layoutIfNeeded()
    #expect(detail.view.superview === split.view)

    delegate.keepsPrimary = true
    show(split, width: 390, isCompact: true)
    #expect(master.topViewController === list && detail.view.superview == nil)
    list.showDetailViewController(detail, sender: nil)
    #expect(master.topViewController === detail)
    #expect(delegate.calls == ["collapsed", "expanded", "collapsed"])
  }

  @Test func collapsingColumns() {
    let (list, detail, compact) = (UIViewController(), UIViewController(), UIViewController())
    let delegate = SplitDelegate()
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = delegate
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    show(split, width: 390, isCompact: true)
    let stack = split.viewControllers.first as? UINavigationController
    #expect(stack === list.navigationController)
    #expect(stack?.topViewController === detail.navigationController)
    // One bar of 44 points is above what was pushed.
    #expect(detail.view.safeAreaInsets.top - split.view.safeAreaInsets.top == 44)
    split.show(.primary)
    split.view.layoutIfNeeded()
    #expect(stack?.topViewController === list)

    show(split, width: 1000)
    #expect(detail.navigationController?.view.frame == rect(320, 680))
    delegate.top = .primary
    show(split, width: 390, isCompact: true)
    #expect(stack?.topViewController === list && stack?.view.frame == rect(0, 390))

    delegate.top = nil
    show(split, width: 1000)
    split.setViewController(compact, for: .compact)
    show(split, width: 390, isCompact: true)
    #expect(split.viewControllers == [compact] && compact.view.frame == rect(0, 390))
    #expect(stack?.view.superview == nil)
  }

  @Test func detailsAreShownInTheSecondaryColumn() {
    let (list, detail) = (UIViewController(), UIViewController())
    let split = UISplitViewController()
    split.viewControllers = [list]
    show(split, width: 1000)
    list.showDetailViewController(detail, sender: nil)
    split.view.layoutIfNeeded()
    #expect(list.presentedViewController == nil && detail.view.frame == rect(320, 680))
    let other = UIViewController()
    list.show(other, sender: nil)
    #expect(split.viewControllers == [other, detail] && list.parent == nil)
  }
}

@MainActor private final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
  var keepsPrimary = false
  var top: UISplitViewController.Column?
  var calls: [String] = []

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { keepsPrimary }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { top ?? proposedTopColumn }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }
}
