import Foundation
import Testing
import UIKit

/// Rows of tables: heights, reuse and scrolling, as the documentation of `UITableView` has them. The margins of cells, 11
/// above and below and 16 at the sides of a screen 390 points wide, are those of saved documents.
@MainActor @Suite(.serialized) struct TableViewTests {
  @Test func rowsTakeTheHeightOfTheirContents() {
    let source = SampleSource([[10, 30, 100]])
    let table = source.makeTable(400)
    table.layoutIfNeeded()
    // 11 above and below each.
    #expect(
      table.visibleCells.map(\.frame) == [rect(0, 0, 320, 32), rect(0, 32, 320, 52), rect(0, 84, 320, 122)])
    #expect(table.contentSize == CGSize(width: 320, height: 206))
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0)) as? SampleCell
    #expect(cell?.contentView.frame == rect(0, 0, 320, 52))
    #expect(cell?.sample.frame == rect(16, 11, 288, 30))
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)) == rect(0, 84, 320, 122))
  }

  @Test func rowsWithoutContentAre44PointsHigh() {
    let source = SampleSource([[1, 1]])
    let table = source.makeTable(400)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "sample")
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [44, 44])
    table.rowHeight = 60
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 60])
  }

  /// "If you set this property to 0, the table asks for actual heights" (`estimatedRowHeight`): automatic ones are off.
  @Test func withoutEstimateRowsDoNotSizeThemselves() {
    let source = SampleSource([[100]])
    let table = source.makeTable(400)
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [44])
  }

  /// What a jump puts out of sight above is what comes into sight.
  @Test func aJumpMakesNoNewCells() {
    let source = SampleSource([Array(repeating: 18, count: 1000)])
    let table = source.makeTable(200)
    table.estimatedRowHeight = 40
    table.layoutIfNeeded()
    let before = Set(table.visibleCells.map { ObjectIdentifier($0) })
    table.contentOffset.y = 4000
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.first == [0, 100])
    #expect(Set(table.visibleCells.map { ObjectIdentifier($0) }) == before && before.count == 5)
  }

  @Test func cellsComeAndGoWithTheOffset() {
    SampleCell.made = 0
    let source = SampleSource([Array(repeating: 18, count: 1000)])
    let table = source.makeTable(200)
    table.estimatedRowHeight = 40
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 40000)
    #expect(table.indexPathsForVisibleRows == (0..<5).map { IndexPath(row: $0, section: 0) })
    for offset in stride(from: CGFloat(0), through: 4000, by: 25) {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
    }
    #expect(table.indexPathsForVisibleRows == (100..<105).map { IndexPath(row: $0, section: 0) })
    #expect(table.visibleCells.map(\.frame.minY) == (100..<105).map { CGFloat($0) * 40 })
    #expect(table.subviews.count == 5)
    // Six are in sight at most; all others are these again.
    #expect(SampleCell.made <= 7)
    #expect(source.shown.count == 105)
    #expect(source.hidden.count == 100)
    #expect((table.visibleCells.first as? SampleCell)?.reuses ?? 0 > 0)
    table.contentOffset.y = 30000
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 750, section: 0))
  }

  /// Estimates give way to heights as rows come into sight.
  @Test func theContentSizeLearns() {
    let source = SampleSource([Array(repeating: 78, count: 10)])
    let table = source.makeTable(250)
    table.layoutIfNeeded()
    // Three rows of 100 points are in sight; seven are still taken for 44.
    #expect(table.contentSize.height == 608)
    // A fourth one begins at 300.
    table.contentOffset.y = 60
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 664)
    #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)) == rect(0, 300, 320, 100))
    #expect(table.rectForRow(at: IndexPath(row: 4, section: 0)) == rect(0, 400, 320, 44))
  }

  @Test func aNewWidthMeasuresAnew() {
    let source = SampleSource([[10, 10]])
    let table = source.makeTable(400)
    table.layoutIfNeeded()
    table.frame.size.width = 200
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame) == [rect(0, 0, 200, 32), rect(0, 32, 200, 32)])
    #expect(table.contentSize == CGSize(width: 200, height: 64))
  }

  @Test func textWrapsAtTheTablesWidth() {
    final class TextCell: UITableViewCell {
      let label = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.text = "A text that is so long that it takes several lines at the width of a small table"
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let source = SampleSource([[0]])
    let table = source.makeTable(400)
    table.register(TextCell.self, forCellReuseIdentifier: "sample")
    table.layoutIfNeeded()
    let cell = table.visibleCells.first as? TextCell
    let lines = cell?.label.sizeThatFits(CGSize(width: 300, height: 10000)).height
    #expect(cell?.label.frame.height == lines)
    #expect(cell.map { $0.frame.height } == lines.map { $0 + 10 })
    #expect(lines.map { $0 > 40 } == true)
  }

  @Test func reloadingShowsWhatIsThere() {
    let source = SampleSource([[10, 30]])
    let table = source.makeTable(400)
    table.layoutIfNeeded()
    source.heights = [[30], [20]]
    table.reloadData()
    #expect(table.numberOfSections == 2)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame) == [rect(0, 0, 320, 52), rect(0, 52, 320, 42)])
    source.heights[0].append(8)
    table.beginUpdates()
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    table.endUpdates()
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 52, 82])
    // Between these, no update: heights are asked for anew.
    (table.visibleCells[0] as? SampleCell)?.sample.content.height = 50
    table.beginUpdates()
    table.endUpdates()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 72, 102])
  }

  @Test func sectionsAndHeaders() {
    let source = SampleSource([[18, 18, 18], [18, 18, 18], [18]])
    source.titles = ["One", nil, "Three"]
    let table = source.makeTable(100)
    table.rowHeight = 40
    table.sectionHeaderHeight = 30
    let header = UIView(frame: rect(0, 0, 10, 50))
    let footer = UIView(frame: rect(0, 0, 10, 60))
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.layoutIfNeeded()
    #expect(header.frame == rect(0, 0, 320, 50))
    // A section without title has no header in a plain table, whatever `sectionHeaderHeight` is (documentation of
    // `tableView(_:titleForHeaderInSection:)`): 50 + 2 · 30 + 7 · 40 + 60.
    #expect(table.contentSize == CGSize(width: 320, height: 450))
    #expect(footer.frame == rect(0, 390, 320, 60))
    #expect(table.rectForHeader(inSection: 1) == rect(0, 200, 320, 0))
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 1)) == rect(0, 240, 320, 40))
    #expect(table.rect(forSection: 2) == rect(0, 320, 320, 70))
    #expect(table.headerView(forSection: 0)?.frame == rect(0, 50, 320, 30))
    // In a plain table the header stays at the top while its section is there, and is pushed out by its end.
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame == rect(0, 100, 320, 30))
    table.contentOffset.y = 185
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame == rect(0, 170, 320, 30))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 245)) == IndexPath(row: 1, section: 1))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 335)) == nil)
  }

  /// Saved documents of grouped tables have `sectionHeaderHeight` 18, and yet the first row at 35 where its section has no
  /// title (n = 4), and at 55.5 where it has one (n = 5). Plain ones of 28 without titles begin at 0 (n = 8).
  @Test func headersOfDocuments() {
    func firstRow(_ style: UITableView.Style, _ height: CGFloat, title: String?) -> CGFloat {
      let source = SampleSource([[18], [18]])
      source.titles = [title, nil]
      let table = source.makeTable(400, style: style)
      table.sectionHeaderHeight = height
      table.layoutIfNeeded()
      return table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
    }
    #expect(firstRow(.grouped, 18, title: nil) == 35)
    #expect(abs(firstRow(.grouped, 18, title: "Title") - 55.5) < 0.2)
    #expect(firstRow(.grouped, 70, title: "Title") == 70)
    #expect(firstRow(.plain, 28, title: nil) == 0)
    #expect(firstRow(.plain, 28, title: "Title") == 28)
  }

  @Test func insetGroupedRowsKeepOffTheSides() {
    let source = SampleSource([[18]])
    let table = source.makeTable(400, style: .insetGrouped)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame) == [rect(16, 35, 288, 40)])
  }

  @Test func scrollingToRows() {
    let source = SampleSource([Array(repeating: 1, count: 100)])
    let table = source.makeTable(200)
    table.rowHeight = 40
    table.layoutIfNeeded()
    let row = IndexPath(row: 50, section: 0)
    table.scrollToRow(at: row, at: .top, animated: false)
    #expect(table.contentOffset.y == 2000)
    table.scrollToRow(at: row, at: .middle, animated: false)
    #expect(table.contentOffset.y == 1920)
    table.scrollToRow(at: row, at: .bottom, animated: false)
    #expect(table.contentOffset.y == 1840)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 3800)
    table.selectRow(at: IndexPath(row: 98, section: 0), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == IndexPath(row: 98, section: 0))
    #expect(table.visibleCells.map(\.isSelected) == [false, false, false, true, false])
  }

  @Test func tablesLetGoOfTheirCells() {
    SampleCell.alive = 0
    weak var gone: UITableView?
    do {
      let source = SampleSource([Array(repeating: 18, count: 100)])
      let table = source.makeTable(200)
      for offset in 0..<50 {
        table.contentOffset.y = CGFloat(offset) * 40
        table.layoutIfNeeded()
      }
      gone = table
      #expect(SampleCell.alive > 0)
    }
    #expect(gone == nil)
    #expect(SampleCell.alive == 0)
  }

  @Test func indexPaths() {
    var path = IndexPath(row: 3, section: 7)
    #expect(path.row == 3)
    #expect(path.item == 3)
    #expect(path.section == 7)
    #expect(path == IndexPath(item: 3, section: 7))
    path.row = 4
    path.section = 1
    #expect(path == [1, 4])
  }
}
