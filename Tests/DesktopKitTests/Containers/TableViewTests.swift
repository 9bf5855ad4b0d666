import CoreGraphics
import Foundation
import PlumbDesktopKit
import PlumbViewKit
import Testing

/// Table views: where rows, columns and cells are, and which of them have views.
@MainActor @Suite struct TableViewTests {
  private final class Source: NSTableViewDataSource, NSTableViewDelegate {
    var rows: Int
    var heights: [CGFloat] = []
    var made = 0
    var cell: (Int) -> NSView = { _ in NSTableCellView() }
    init(_ rows: Int) { self.rows = rows }

    func numberOfRows(in tableView: NSTableView) -> Int { rows }
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
      if let old = tableView.makeView(withIdentifier: "cell", owner: nil) { return old }
      made += 1
      let view = cell(row)
      view.identifier = "cell"
      return view
    }
    func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
      heights.indices.contains(row) ? heights[row] : tableView.rowHeight
    }
  }

  private func table(_ source: Source, widths: [CGFloat] = [100]) -> NSTableView {
    let table = NSTableView()
    for (index, width) in widths.enumerated() {
      let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("\(index)"))
      column.width = width
      table.addTableColumn(column)
    }
    table.dataSource = source
    table.delegate = source
    return table
  }

  private func shown(_ table: NSTableView, border: NSBorderType = .noBorder) -> NSScrollView {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    scroll.borderType = border
    scroll.documentView = table
    scroll.layoutSubtreeIfNeeded()
    return scroll
  }

  @Test func plainTablesAreAsBefore() {
    let source = Source(3)
    let table = table(source, widths: [100, 50])
    table.style = .plain
    table.intercellSpacing = NSSize(width: 3, height: 2)
    table.rowHeight = 17
    #expect(table.rect(ofRow: 1) == NSRect(x: 0, y: 19, width: 156, height: 19))
    #expect(table.rect(ofColumn: 1).minX == 103)
    #expect(table.rect(ofColumn: 1).width == 53)
    #expect(table.frameOfCell(atColumn: 0, row: 1) == NSRect(x: 1, y: 20, width: 100, height: 17))
    #expect(table.frameOfCell(atColumn: 1, row: 0) == NSRect(x: 104, y: 1, width: 50, height: 17))
    #expect(table.frame.size == NSSize(width: 156, height: 57))
  }

  /// As a published log has it: of a row of 329 points the cell takes 297, from 16 on, 10 points below the table's edge.
  @Test func insetTablesKeepFromTheirEdges() {
    let source = Source(1)
    let table = table(source)
    table.headerView = nil
    table.intercellSpacing = .zero
    let scroll = shown(table)
    scroll.frame.size.width = 329
    scroll.layoutSubtreeIfNeeded()
    #expect(table.effectiveStyle == .inset)
    let row = table.rowView(atRow: 0, makeIfNecessary: false)
    #expect(row?.frame == NSRect(x: 0, y: 10, width: 329, height: 24))
    #expect(
      table.view(atColumn: 0, row: 0, makeIfNecessary: false)?.frame
        == NSRect(x: 16, y: 0, width: 297, height: 24))
  }

  @Test func fullTablesReachTheirEdges() {
    let table = table(Source(2), widths: [100, 120])
    let scroll = shown(table, border: .bezelBorder)
    #expect(table.effectiveStyle == .fullWidth)
    #expect(table.frameOfCell(atColumn: 0, row: 0) == NSRect(x: 6, y: 0, width: 100, height: 24))
    #expect(table.frameOfCell(atColumn: 1, row: 1).minX == 123)
    table.sizeLastColumnToFit()
    #expect(table.frameOfCell(atColumn: 1, row: 1).maxX == 292)
    #expect(table.frame.width == 298)
    scroll.frame.size.width = 350
    scroll.layoutSubtreeIfNeeded()
    #expect(table.tableColumns.map(\.width) == [100, 219])
    table.tableColumns[1].maxWidth = 200
    #expect(table.tableColumns[1].width == 200)
    table.sizeToFit()
    #expect(table.tableColumns.map(\.width) == [119, 200])
  }

  @Test func headersLieOverTheClipView() {
    let table = table(Source(50))
    let scroll = shown(table)
    #expect(table.headerView?.frame.height == 28)
    #expect(scroll.contentView.frame == scroll.bounds)
    #expect(scroll.contentView.bounds.minY == -28)
    #expect(table.headerView?.convert(NSPoint.zero, to: scroll) == .zero)
    #expect(table.convert(table.rect(ofRow: 0), to: scroll).minY == 28)
    #expect(table.headerView?.headerRect(ofColumn: 0) == NSRect(x: 10, y: 0, width: 112, height: 28))
    table.headerView = nil
    scroll.layoutSubtreeIfNeeded()
    #expect(scroll.contentInsets.top == 0)
    #expect(table.convert(table.rect(ofRow: 0), to: scroll).minY == 10)
  }

  @Test func onlyRowsThatAreSeenHaveViews() {
    let source = Source(1000)
    let table = table(source)
    table.headerView = nil
    let scroll = shown(table)
    #expect(table.frame.height == 24020)
    #expect(source.made == 8)
    #expect(table.rows(in: table.visibleRect) == NSRange(location: 0, length: 8))
    #expect(table.rowView(atRow: 8, makeIfNecessary: false) == nil)
    table.scrollRowToVisible(500)
    scroll.layoutSubtreeIfNeeded()
    #expect(table.rows(in: table.visibleRect).upperBound == 501)
    #expect(table.rowView(atRow: 500, makeIfNecessary: false) != nil)
    #expect(table.rowView(atRow: 0, makeIfNecessary: false) == nil)
    // Cells are used again, up to one that is cut off at either end.
    #expect(source.made <= 10)
    #expect(table.row(at: NSPoint(x: 20, y: 10 + 24 * 3 + 1)) == 3)
    #expect(table.column(at: NSPoint(x: 20, y: 0)) == 0)
  }

  @Test func rowsAreFoundByPlace() {
    let table = table(Source(4))
    table.headerView = nil
    table.rowHeight = 20
    func range(_ y: CGFloat, _ height: CGFloat) -> NSRange {
      table.rows(in: NSRect(x: 0, y: y, width: 10, height: height))
    }
    // An inset table's first row is from 10 to 30.
    #expect(range(0, 10) == NSRange(location: 0, length: 0))
    #expect(range(0, 11) == NSRange(location: 0, length: 1))
    #expect(range(30, 20) == NSRange(location: 1, length: 1))
    #expect(range(29, 22) == NSRange(location: 0, length: 3))
    #expect(range(70, 500) == NSRange(location: 3, length: 1))
    #expect(range(90, 500) == NSRange(location: 0, length: 0))
    #expect([9, 10, 29, 30, 89, 90].map { table.row(at: NSPoint(x: 20, y: $0)) } == [-1, 0, 0, 1, 3, -1])
  }

  @Test func delegatesSayHowHighRowsAre() {
    let source = Source(3)
    source.heights = [30, 40, 50]
    let table = table(source)
    table.headerView = nil
    table.style = .fullWidth
    table.intercellSpacing.height = 2
    #expect(table.rect(ofRow: 2) == NSRect(x: 0, y: 74, width: 112, height: 52))
    source.heights[0] = 60
    table.noteHeightOfRows(withIndexesChanged: [0])
    #expect(table.rect(ofRow: 2).minY == 104)
    source.rows = 1
    table.reloadData()
    #expect(table.numberOfRows == 1)
    #expect(table.frame.height == 62)
  }

  @Test func automaticHeightsAreThoseOfTheCells() {
    let source = Source(3)
    source.cell = { row in
      let cell = NSTableCellView()
      cell.add(ContentView(20, CGFloat(20 + row * 10))) { content, cell in
        [
          content.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
          content.topAnchor.constraint(equalTo: cell.topAnchor, constant: 4),
          content.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -4),
        ]
      }
      return cell
    }
    let table = table(source)
    table.headerView = nil
    table.style = .fullWidth
    table.usesAutomaticRowHeights = true
    let messages = logged { _ = shown(table) }
    #expect(messages == [])
    #expect((0..<3).map { table.rect(ofRow: $0).height } == [28, 38, 48])
    let cell = table.view(atColumn: 0, row: 1, makeIfNecessary: false)
    #expect(cell?.frame.size == NSSize(width: 100, height: 38))
    #expect(cell?.subviews[0].frame == NSRect(x: 0, y: 4, width: 20, height: 30))
    #expect(cell.map { table.row(for: $0) } == 1)
  }

  private final class Tree: NSOutlineViewDataSource, NSOutlineViewDelegate {
    let children = ["a": ["b", "c"], "b": ["d"]]
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
      guard let name = item as? String else { return 2 }
      return children[name]?.count ?? 0
    }
    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
      guard let name = item as? String else { return ["a", "z"][index] }
      return children[name]![index]
    }
    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
      children[item as! String] != nil
    }
    func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
    {
      NSTableCellView()
    }
  }

  @Test func outlinesShowTheItemsOfExpandedOnes() {
    let tree = Tree()
    let outline = NSOutlineView()
    outline.headerView = nil
    outline.style = .fullWidth
    outline.addTableColumn(NSTableColumn(identifier: "name"))
    outline.dataSource = tree
    outline.delegate = tree
    #expect(outline.numberOfRows == 2)
    outline.expandItem("a")
    #expect((0..<outline.numberOfRows).map { outline.item(atRow: $0) as? String } == ["a", "b", "c", "z"])
    outline.expandItem(nil, expandChildren: true)
    #expect(outline.numberOfRows == 5)
    #expect(outline.row(forItem: "d") == 2)
    #expect(outline.level(forItem: "d") == 2)
    #expect(outline.parent(forItem: "d") as? String == "b")
    #expect(outline.frameOfCell(atColumn: 0, row: 2) == NSRect(x: 6 + 48, y: 48, width: 52, height: 24))
    outline.collapseItem("a")
    #expect(outline.numberOfRows == 2)
    #expect(!outline.isItemExpanded("a"))
  }

  @Test func selectionIsTold() {
    let table = table(Source(5))
    table.selectRowIndexes([1, 3], byExtendingSelection: false)
    #expect(table.selectedRowIndexes == [3])
    table.allowsMultipleSelection = true
    table.selectRowIndexes([1], byExtendingSelection: true)
    #expect(table.selectedRowIndexes == [1, 3])
    #expect(table.rowView(atRow: 1, makeIfNecessary: true)?.isSelected == true)
  }

  @Test func rowsThatStayKeepTheirViews() throws {
    let table = NSTableView()
    table.addTableColumn(NSTableColumn(identifier: "only"))
    let source = NSTableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _, item in
      let cell = NSTableCellView()
      cell.identifier = NSUserInterfaceItemIdentifier("\(item)")
      return cell
    }
    source.sectionHeaderViewProvider = { _, _, section in
      let cell = NSTableCellView()
      cell.identifier = NSUserInterfaceItemIdentifier(section)
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    // A selection of what is not there yet is none.
    table.selectRowIndexes([0], byExtendingSelection: false)
    #expect(table.selectedRow == -1)
    source.apply(snapshot, animatingDifferences: false)
    _ = shown(table)
    func identifiers() -> [String?] {
      (0..<table.numberOfRows).map {
        table.view(atColumn: 0, row: $0, makeIfNecessary: true)?.identifier?.rawValue
      }
    }
    #expect(identifiers() == ["a", "1", "2", "b", "3"])
    let second = try #require(table.view(atColumn: 0, row: 2, makeIfNecessary: false))
    table.selectRowIndexes([2, 4], byExtendingSelection: false)
    table.selectRowIndexes([2], byExtendingSelection: false)
    snapshot.deleteItems([1])
    source.apply(snapshot, animatingDifferences: true)
    #expect(identifiers() == ["a", "2", "b", "3"])
    #expect(table.view(atColumn: 0, row: 1, makeIfNecessary: false) === second)
    #expect(
      table.selectedRow == 1 && table.rowView(atRow: 0, makeIfNecessary: false)?.isGroupRowStyle == true)
    #expect(table.rect(ofRow: 1).minY == second.superview?.frame.minY)
    #expect(source.itemIdentifier(forRow: 0) == nil && source.sectionIdentifier(forRow: 3) == "b")
    #expect(source.row(forItemIdentifier: 3) == 3 && source.row(forSectionIdentifier: "b") == 2)
  }
}
