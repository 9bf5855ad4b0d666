import Testing
import UIKit

/// Lists: sections of rows that size themselves.
@MainActor @Suite struct ListLayoutTests {
  private func list(
    _ configuration: UICollectionLayoutListConfiguration, _ items: [[Int]]
  ) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, Int>) {
    let view = UICollectionView(
      frame: rect(0, 0, 300, 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, height in
      cell.contentConfiguration = BlockConfiguration(height: CGFloat(height))
      cell.accessories = [.disclosureIndicator(), .checkmark(displayed: .whenEditing)]
    }
    let ends = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, _ in cell.contentConfiguration = BlockConfiguration(height: 25) }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: ends, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for (index, section) in items.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(section, toSection: index)
    }
    source.apply(snapshot)
    view.layoutIfNeeded()
    return (view, source)
  }

  @Test func rowsAreAsHighAsTheirContents() {
    let (view, source) = list(UICollectionLayoutListConfiguration(appearance: .plain), [[60, 20, 100]])
    #expect(
      view.visibleCells.map(\.frame) == [rect(0, 0, 300, 60), rect(0, 60, 300, 20), rect(0, 80, 300, 100)])
    #expect(view.contentSize == CGSize(width: 300, height: 180))
    // The size goes with the item.
    var snapshot = source.snapshot()
    snapshot.insertItems([30], beforeItem: 60)
    source.apply(snapshot)
    #expect(view.visibleCells.map(\.frame.minY) == [0, 30, 90, 110])
  }

  @Test func rowsFollowTheirContents() throws {
    let (view, _) = list(UICollectionLayoutListConfiguration(appearance: .plain), [[60, 20]])
    let cell = try #require(view.visibleCells.first)
    cell.contentConfiguration = BlockConfiguration(height: 90)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame) == [rect(0, 0, 300, 90), rect(0, 90, 300, 20)])
    // Another width has rows asked again.
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame) == [rect(0, 0, 200, 90), rect(0, 90, 200, 20)])
  }

  @Test func headersStandAboveSections() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = 5
    let (view, _) = list(configuration, [[60], [40]])
    let kind = UICollectionView.elementKindSectionHeader
    #expect(
      view.visibleSupplementaryViews(ofKind: kind).map(\.frame) == [
        rect(0, 5, 300, 25), rect(0, 95, 300, 25),
      ])
    #expect(view.visibleCells.map(\.frame.minY) == [30, 120])
  }

  @Test func groupsKeepTheirDistance() {
    let (view, _) = list(UICollectionLayoutListConfiguration(appearance: .insetGrouped), [[60], [40]])
    // 35 points above the first section, 18 below it and above the next one; 16 at the sides of a narrow
    // view.
    #expect(view.visibleCells.map(\.frame) == [rect(16, 35, 268, 60), rect(16, 131, 268, 40)])
    #expect(view.contentSize.height == 189)
  }

  @Test func rowsOfTextsHaveTheSystemsHeight() {
    let view = UICollectionView(
      frame: rect(0, 0, 300, 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    let long = Array(repeating: "word", count: 60).joined(separator: " ")
    snapshot.appendItems(["One", long])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.visibleCells.first?.frame == rect(0, 0, 300, 44))
    #expect(view.visibleCells.last.map { $0.frame.minY == 44 && $0.frame.height > 100 } == true)
  }

  @Test func indentationMovesTheContent() {
    let cell = UICollectionViewListCell(frame: rect(0, 0, 200, 50))
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(20, 0, 180, 50))
  }
}
