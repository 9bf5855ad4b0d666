import Testing
import UIKit

/// What a scroll view under bars is moved by while there is nothing to scroll (documentation of
/// `UIScrollView.ContentInsetAdjustmentBehavior.automatic`).
@MainActor @Suite struct NavigationScrollTests {
  private func insets(_ top: CGFloat, _ bottom: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  @Test func aControllersOwnScrollViewBeginsUnderTheBar() {
    let content = UIViewController()
    let scroll = UIScrollView()
    content.view = scroll
    let window = shownWindow(UINavigationController(rootViewController: content))
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == insets(91, 34))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -91))
  }

  @Test func soDoesTheLowermostSubview() {
    let content = UIViewController()
    let (scroll, above) = (UIScrollView(), UIScrollView())
    for view in [scroll, above] {
      view.frame = content.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.view.addSubview(view)
    }
    let window = shownWindow(UINavigationController(rootViewController: content))
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == insets(91, 34) && scroll.contentOffset.y == -91)
    #expect(above.adjustedContentInset == .zero && above.contentOffset == .zero)
  }

  @Test func withoutANavigationControllerOnlyWhatScrollsIsMoved() {
    let content = UIViewController()
    let scroll = UIScrollView()
    content.view = scroll
    let window = shownWindow(content)
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == .zero)
    scroll.contentSize.height = 2000
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == insets(47, 34))
  }

  @Test func aControllerAndAScrollViewMayDoWithout() {
    let content = UIViewController()
    let scroll = UIScrollView()
    content.view = scroll
    content.automaticallyAdjustsScrollViewInsets = false
    let window = shownWindow(UINavigationController(rootViewController: content))
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == .zero)
    content.automaticallyAdjustsScrollViewInsets = true
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == .zero)
  }
}
