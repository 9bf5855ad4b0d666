import UIKit
import XCTest

@testable import LayoutLanguages

class PagesTests: XCTestCase {
  func testMethodsOfProtocolsAreCalled() {
    let pages = Pages(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    pages.count = 3
    XCTAssertEqual(pages.collectionView(pages.list, numberOfItemsInSection: 0), 3)
    let first = IndexPath(item: 0, section: 0)
    let size = pages.collectionView(
      pages.list, layout: pages.list.collectionViewLayout, sizeForItemAt: first)
    XCTAssertEqual(size, CGSize(width: 100, height: 50))
    pages.scrollViewDidScroll(pages.list)
    XCTAssertEqual(pages.count, 4)
  }
}
