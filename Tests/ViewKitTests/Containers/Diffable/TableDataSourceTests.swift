import Testing
import UIKit

/// A data source that titles its sections by their identifiers.
private final class TitledSource: UITableViewDiffableDataSource<String, Int> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sectionIdentifier(for: section)
  }
}

/// Tables that show snapshots. Rows are as high as their contents and the margins of 11 points.
@MainActor @Suite struct TableDataSourceTests {
  private let table = UITableView(frame: rect(0, 0, 320, 480), style: .plain)

  private final class Asked {
    var items: [Int] = []
  }

  /// Contents ten times as high as their numbers.
  private func makeSource(_ asked: Asked) -> UITableViewDiffableDataSource<String, Int> {
    table.register(SampleCell.self, forCellReuseIdentifier: "sample")
    return UITableViewDiffableDataSource(tableView: table) { table, path, item in
      asked.items.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "sample", for: path)
      (cell as? SampleCell)?.sample.content.height = CGFloat(item * 10)
      cell.tag = item
      return cell
    }
  }

  private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["only"])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test func insertingKeepsTheOtherCells() throws {
    let asked = Asked()
    let source = makeSource(asked)
    #expect(table.dataSource === source)
    source.apply(snapshot([1, 2, 3]), animatingDifferences: false)
    table.layoutIfNeeded()
    // 10, 20 and 30 points, and 22 of margins each.
    #expect(table.visibleCells.map(\.frame.minY) == [0, 32, 74])
    #expect(table.contentSize.height == 126)
    let cells = table.visibleCells
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    asked.items = []
    source.apply(snapshot([1, 5, 2, 3]))
    #expect(asked.items == [5])
    #expect(table.visibleCells.map(\.tag) == [1, 5, 2, 3])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 32, 104, 146])
    #expect(table.visibleCells[2] === cells[1])
    #expect(table.contentSize.height == 198)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 5)
    #expect(source.indexPath(for: 3) == IndexPath(row: 3, section: 0))
    #expect(source.snapshot().itemIdentifiers == [1, 5, 2, 3])
    source.apply(snapshot([3]))
    #expect(table.visibleCells.map(\.tag) == [3])
    #expect(table.visibleCells[0] === cells[2])
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 1)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test func cellsAreReplacedOrFilledAnew() {
    let asked = Asked()
    let source = makeSource(asked)
    source.apply(snapshot([1, 2, 3]))
    table.layoutIfNeeded()
    let cells = table.visibleCells
    asked.items = []
    var next = source.snapshot()
    next.reconfigureItems([2])
    source.apply(next)
    #expect(asked.items == [2])
    #expect(table.visibleCells[1] === cells[1])
    #expect((cells[1] as? SampleCell)?.reuses == 0)
    next.reloadItems([3])
    asked.items = []
    source.apply(next)
    #expect(asked.items.sorted() == [2, 3])
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test func reconfiguredRowsAreMeasuredAgain() {
    var height: CGFloat = 10
    table.register(SampleCell.self, forCellReuseIdentifier: "sample")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "sample", for: path)
      (cell as? SampleCell)?.sample.content.height = height
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == rect(0, 32, 320, 32))
    height = 100
    table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == rect(0, 122, 320, 32))
  }

  @Test func subclassesTitleSections() async {
    table.register(SampleCell.self, forCellReuseIdentifier: "sample")
    let source = TitledSource(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "sample", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["First", "Second"])
    snapshot.appendItems([1], toSection: "First")
    snapshot.appendItems([2], toSection: "Second")
    await source.apply(snapshot, animatingDifferences: true)
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "Second")
    #expect(source.index(for: "Second") == 1)
    snapshot.deleteSections(["First"])
    await source.applySnapshotUsingReloadData(snapshot)
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 1)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Second")
  }
}
