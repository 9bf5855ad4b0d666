import Testing
import UIKit

/// Properties of tables by themselves.
@MainActor @Suite struct TablePropertyTests {
  @Test func headersHaveRoomAbove() {
    let source = SampleSource([[10], [10]])
    source.titles = ["First", nil]
    let table = source.makeTable(400)
    table.sectionHeaderHeight = 30
    table.sectionHeaderTopPadding = 8
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0) == rect(0, 8, 320, 30))
    #expect(table.headerView(forSection: 0)?.frame == rect(0, 8, 320, 30))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 38)
    // A section without header has none.
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 70)
  }

  @Test func theNearestSelectedRowIsScrolledTo() {
    let source = SampleSource([Array(repeating: 18, count: 100)])
    let table = source.makeTable(400)
    table.allowsMultipleSelection = true
    table.rowHeight = 40
    table.layoutIfNeeded()
    for row in [10, 50, 90] {
      table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    table.contentOffset.y = 1500
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 2000)
  }
}
