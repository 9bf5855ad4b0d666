import Testing
import UIKit

/// Offsets, insets and zooming, as the documentation of `UIScrollView` has them.
@MainActor @Suite struct ScrollingTests {
  @MainActor final class Listener: NSObject, UIScrollViewDelegate {
    var offsets: [CGPoint] = []
    var zoomed: UIView?
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  }

  private func makeScrollView() -> UIScrollView {
    let scroll = UIScrollView(frame: rect(0, 0, 100, 100))
    scroll.contentSize = CGSize(width: 300, height: 500)
    return scroll
  }

  @Test func theDelegateHearsOfScrolling() {
    let scroll = makeScrollView()
    let listener = Listener()
    scroll.delegate = listener
    scroll.contentOffset = CGPoint(x: 10, y: 20)
    scroll.setContentOffset(CGPoint(x: 30, y: 0), animated: false)
    scroll.contentOffset = CGPoint(x: 30, y: 0)
    #expect(listener.offsets == [CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 0)])
    #expect(scroll.delegate === listener)
  }

  @Test func rectanglesComeIntoView() {
    let scroll = makeScrollView()
    scroll.scrollRectToVisible(rect(10, 10, 50, 50), animated: false)
    #expect(scroll.contentOffset == .zero)
    scroll.scrollRectToVisible(rect(150, 200, 20, 30), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 70, y: 130))
    scroll.scrollRectToVisible(rect(40, 140, 20, 30), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 40, y: 130))
    // No farther than the content's end.
    scroll.scrollRectToVisible(rect(290, 490, 100, 100), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 200, y: 400))
    // Insets cover a part of the frame.
    scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    scroll.scrollRectToVisible(rect(200, 495, 5, 5), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 200, y: 430))
    scroll.scrollRectToVisible(rect(200, 0, 5, 5), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 200, y: -20))
  }

  @Test func theSafeAreaAddsToTheInsetsWhereTheContentScrolls() {
    let window = UIWindow()
    let controller = UIViewController()
    window.rootViewController = controller
    let scroll = UIScrollView(frame: controller.view.bounds)
    controller.view.addSubview(scroll)
    scroll.contentInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    window.layoutIfNeeded()
    let safe = window.safeAreaInsets
    #expect(scroll.adjustedContentInset == scroll.contentInset)
    scroll.contentOffset.y = -5
    scroll.contentSize = CGSize(width: 10, height: 5000)
    window.layoutIfNeeded()
    #expect(
      scroll.adjustedContentInset
        == UIEdgeInsets(top: 5 + safe.top, left: 6, bottom: 7 + safe.bottom, right: 8))
    // What stood at the top does so below the new inset.
    #expect(scroll.contentOffset.y == -5 - safe.top)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == scroll.contentInset)
    scroll.contentSize = .zero
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(scroll.adjustedContentInset.top == 5 + safe.top)
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scroll.adjustedContentInset.top == 5)
    scroll.alwaysBounceVertical = true
    #expect(scroll.adjustedContentInset.top == 5 + safe.top)
  }

  @Test func zooming() {
    let scroll = makeScrollView()
    let listener = Listener()
    let content = UIView(frame: rect(0, 0, 100, 50))
    scroll.addSubview(content)
    scroll.delegate = listener
    scroll.maximumZoomScale = 3
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 1)
    listener.zoomed = content
    scroll.zoomScale = 2
    #expect(content.frame == rect(0, 0, 200, 100))
    #expect(scroll.contentSize == CGSize(width: 200, height: 100))
    scroll.setZoomScale(9, animated: false)
    #expect(scroll.zoomScale == 3)
    scroll.zoom(to: rect(0, 0, 50, 50), animated: false)
    #expect(scroll.zoomScale == 2)
  }

  @Test func defaults() {
    let scroll = UIScrollView()
    #expect(scroll.isScrollEnabled && scroll.bounces && scroll.scrollsToTop)
    #expect(!scroll.isPagingEnabled && !scroll.alwaysBounceVertical)
    #expect(scroll.clipsToBounds)
    #expect(scroll.contentInsetAdjustmentBehavior == .automatic)
    #expect(scroll.keyboardDismissMode == .none)
    #expect(scroll.decelerationRate == .normal)
    #expect(scroll.zoomScale == 1)
  }
}
