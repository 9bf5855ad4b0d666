import Testing
import UIKit

/// What goes through `reloadData()`, and what is there right behind it.
@MainActor @Suite struct ReloadTests {
  private final class CountingTable: UITableView {
    var reloads = 0

    override func reloadData() {
      super.reloadData()
      reloads += 1
    }
  }

  private final class CountingCollection: UICollectionView {
    var reloads = 0

    override func reloadData() {
      super.reloadData()
      reloads += 1
    }
  }

  @Test func aTablesOwnUpdatesAreNoReloads() {
    let source = SampleSource([[10, 10]])
    let table = CountingTable(frame: rect(0, 0, 320, 400), style: .plain)
    table.register(SampleCell.self, forCellReuseIdentifier: "sample")
    table.dataSource = source
    table.delegate = source
    #expect(table.reloads == 0)
    table.reloadData()
    table.layoutIfNeeded()
    source.heights = [[10, 10, 10], [10]]
    table.beginUpdates()
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    table.insertSections([1], with: .none)
    table.endUpdates()
    #expect(table.reloads == 1)
    #expect(table.visibleCells.count == 4)
  }

  @Test func aCollectionsOwnUpdatesAreNoReloads() {
    let source = CountedItems()
    let collection = CountingCollection(
      frame: rect(0, 0, 320, 400), collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.layoutIfNeeded()
    source.count = 3
    collection.performBatchUpdates { collection.insertItems(at: [[0, 2]]) }
    #expect(collection.reloads == 0)
    #expect(collection.visibleCells.count == 3)
  }

  @Test func rowsInSightHaveTheirCellsThoughARectangleWasAskedForBefore() {
    let source = SampleSource([[10, 10]])
    let table = source.makeTable(400)
    table.reloadData()
    #expect(table.rectForHeader(inSection: 0).height == 0)
    #expect(table.visibleCells.count == 2)
    #expect(table.indexPathsForVisibleRows == [[0, 0], [0, 1]])
    #expect(table.cellForRow(at: [0, 1]) === table.visibleCells.last)
  }

  @Test func aHeaderThatIsAbsentHasAttributesWithoutASize() {
    let source = CountedItems()
    let layout = UICollectionViewFlowLayout()
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionInset.top = 5
    let collection = UICollectionView(frame: rect(0, 0, 320, 400), collectionViewLayout: layout)
    collection.dataSource = source
    let attributes = { (kind: String, section: Int) in
      collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: [section, 0])
    }
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    #expect(attributes(header, 0)?.frame == .zero)
    #expect(attributes(footer, 0)?.frame == rect(0, 55, 320, 20))
    #expect(attributes(header, 1) == nil)
    // Nothing is shown in its place.
    let shown = layout.layoutAttributesForElements(in: rect(-10, -10, 400, 400)) ?? []
    #expect(!shown.contains { $0.representedElementKind == header })
  }
}
