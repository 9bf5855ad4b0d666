import Testing
import UIKit

/// Collections that show snapshots with cells of registrations.
@MainActor @Suite struct CollectionDataSourceTests {
  private final class Asked {
    var items: [Int] = []
  }

  private let asked = Asked()
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, Int>

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    view = UICollectionView(frame: rect(0, 0, 300, 400), collectionViewLayout: layout)
    let asked = asked
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
      asked.items.append(item)
      cell.tag = item
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in header.tag = path.section }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
  }

  private func show(_ sections: [[Int]]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for (index, items) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(items, toSection: index)
    }
    source.apply(snapshot)
    view.layoutIfNeeded()
  }

  @Test func insertingKeepsTheOtherCells() {
    show([[1, 2], [3]])
    #expect(asked.items == [1, 2, 3])
    // A header of 20 points, two rows of 40, a header, a row.
    #expect(view.visibleCells.map(\.frame.minY) == [20, 60, 120])
    let cells = view.visibleCells
    view.selectItem(at: IndexPath(item: 0, section: 1), animated: false, scrollPosition: [])
    show([[1, 7, 2], [4, 3]])
    #expect(asked.items == [1, 2, 3, 7, 4])
    #expect(view.visibleCells.map(\.tag) == [1, 7, 2, 4, 3])
    #expect(view.visibleCells.map(\.frame.minY) == [20, 60, 100, 160, 200])
    #expect(view.visibleCells[4] === cells[2])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 1)])
    #expect(view.contentSize.height == 240)
    show([[3]])
    #expect(view.visibleCells.map(\.tag) == [3])
    #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
  }

  @Test func itemsAreReconfigured() {
    show([[1, 2]])
    let cells = view.visibleCells
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([2])
    source.apply(snapshot)
    #expect(asked.items == [1, 2, 2])
    #expect(view.visibleCells[1] === cells[1])
    view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    #expect(asked.items == [1, 2, 2, 1])
    view.moveSection(0, toSection: 0)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == [1, 2])
  }

  @Test func sectionsShowTheirTrees() {
    show([[], [8]])
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 2])
    tree.append([10, 11], to: 1)
    source.apply(tree, to: 0)
    #expect(source.snapshot().itemIdentifiers == [1, 2, 8])
    tree.expand([1])
    source.apply(tree, to: 0)
    view.layoutIfNeeded()
    #expect(source.snapshot().itemIdentifiers == [1, 10, 11, 2, 8])
    #expect(view.visibleCells.map(\.tag) == [1, 10, 11, 2, 8])
    #expect(source.snapshot(for: 0).rootItems == [1, 2])
    #expect(source.snapshot(for: 1).items == [8])
  }

  @Test func layoutsAreExchanged() async {
    show([[1, 2]])
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 10)
    await withCheckedContinuation { continuation in
      view.setCollectionViewLayout(layout, animated: true) { _ in continuation.resume() }
    }
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.width) == [100, 100])
  }
}
