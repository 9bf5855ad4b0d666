import XCTest

@testable import PortedApp

@MainActor
final class FeedTests: XCTestCase {
  private final class Silent: NSObject, FeedDelegate {}

  private final class Alternating: NSObject, FeedDelegate {
    var calls = 0
    func height(forRow row: Int) -> CGFloat { row % 2 == 0 ? 30 : 0 }
    func feedDidGrow(_ feed: FeedController) { calls += 1 }
  }

  func testDynamicPropertiesAreObserved() {
    let feed = FeedController()
    feed.loadViewIfNeeded()
    XCTAssertEqual(feed.scrollView.contentSize.height, 44)
    feed.model.rows = 3
    feed.model.rows = 3
    XCTAssertEqual(feed.scrollView.contentSize.height, 132)
    XCTAssertEqual(feed.model.changes, 2)
    XCTAssertEqual(feed.note.string, "1 3 3 ")
  }

  func testARequirementThatIsLeftOutGivesNothing() {
    let (feed, silent, alternating) = (FeedController(), Silent(), Alternating())
    feed.delegate = silent
    feed.loadViewIfNeeded()
    XCTAssertEqual(feed.heights, [44])
    feed.delegate = alternating
    feed.model.rows = 3
    XCTAssertEqual(feed.heights, [30, 0, 30])
    XCTAssertEqual(alternating.calls, 1)
  }

  func testAnOverrideOfAnExtensionsMethodIsCalled() {
    let feed = FeedController()
    feed.loadViewIfNeeded()
    XCTAssertTrue(feed.scrollView.superview === feed.view)
    feed.scrollView.contentOffset.y = 12
    feed.scrollView.contentOffset.y = 20
    XCTAssertEqual(feed.offsets, [12, 20])
  }
}
