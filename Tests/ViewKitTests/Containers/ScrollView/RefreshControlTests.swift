import Testing
import UIKit

/// Controls that refresh, and what they make of their scroll view's insets.
@MainActor @Suite struct RefreshControlTests {
  @Test func theContentMakesRoom() {
    let scroll = UIScrollView(frame: rect(0, 0, 300, 400))
    scroll.contentSize = CGSize(width: 300, height: 1000)
    scroll.contentInset.top = 10
    let control = UIRefreshControl()
    scroll.refreshControl = control
    scroll.contentOffset.y = -10
    scroll.layoutIfNeeded()
    #expect(control.frame == rect(0, -60, 300, 60))
    #expect(!control.isRefreshing)
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(scroll.adjustedContentInset.top == 70)
    #expect(scroll.contentOffset.y == -10)
    scroll.contentOffset.y = -70
    control.endRefreshing()
    #expect(scroll.adjustedContentInset.top == 10)
    #expect(scroll.contentOffset.y == -10)
    scroll.refreshControl = nil
    #expect(control.superview == nil)
  }

  @Test func aFingerDrawsItIntoSight() {
    let window = UIWindow(frame: rect(0, 0, 300, 400))
    let scroll = UIScrollView(frame: window.bounds)
    scroll.alwaysBounceVertical = true
    scroll.contentSize = CGSize(width: 300, height: 1000)
    window.isHidden = false
    window.addSubview(scroll)
    let control = UIRefreshControl()
    var refreshes = 0
    control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    scroll.refreshControl = control
    window.layoutIfNeeded()
    window.plumb.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 140))
    #expect(refreshes == 0)
    window.plumb.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300))
    #expect(refreshes == 1)
    #expect(control.isRefreshing)
  }

  @Test func aTableControllersIsItsTables() {
    let controller = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
  }
}
