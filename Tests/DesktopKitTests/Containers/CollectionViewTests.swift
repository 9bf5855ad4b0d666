import CoreGraphics
import Foundation
import PlumbDesktopKit
import PlumbViewKit
import Testing

/// Collection views: where items are, which of them have views, and what is selected.
@MainActor @Suite struct CollectionViewTests {
  final class Item: NSCollectionViewItem {
    var width: NSLayoutConstraint?
    var reuses = 0
    override func loadView() {
      view = NSView()
      let content = view.add(ContentView(30, 20)) { content, view in
        [
          content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          content.topAnchor.constraint(equalTo: view.topAnchor),
          content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ]
      }
      width = content.widthAnchor.constraint(equalToConstant: 30)
    }
    override func prepareForReuse() { reuses += 1 }
  }

  final class Header: NSView, NSCollectionViewElement {}

  final class Source: NSObject, NSCollectionViewDataSource, NSCollectionViewDelegateFlowLayout {
    var counts: [Int]
    var size: NSSize?
    var made: Set<ObjectIdentifier> = []
    var log: [String] = []
    var prepare: (Item, IndexPath) -> Void = { _, _ in }
    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: NSCollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      let item = collectionView.makeItem(withIdentifier: "item", for: indexPath)
      made.insert(ObjectIdentifier(item))
      if let item = item as? Item { prepare(item, indexPath) }
      return item
    }
    func collectionView(
      _ collectionView: NSCollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> NSView {
      collectionView.makeSupplementaryView(ofKind: kind, withIdentifier: "header", for: indexPath)
    }
    func collectionView(
      _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> NSSize { size ?? (collectionViewLayout as? NSCollectionViewFlowLayout)?.itemSize ?? .zero }
    func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>) {
      log.append("selected \(indexPaths.sorted().map(\.item))")
    }
    func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>) {
      log.append("deselected \(indexPaths.sorted().map(\.item))")
    }
  }

  private func shown(_ source: Source, _ layout: NSCollectionViewLayout) -> (NSCollectionView, NSScrollView) {
    let collection = NSCollectionView()
    collection.register(Item.self, forItemWithIdentifier: "item")
    collection.register(
      Header.self, forSupplementaryViewOfKind: NSCollectionView.elementKindSectionHeader,
      withIdentifier: "header")
    collection.collectionViewLayout = layout
    collection.dataSource = source
    collection.delegate = source
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    scroll.borderType = .noBorder
    scroll.hasVerticalScroller = false
    scroll.documentView = collection
    scroll.layoutSubtreeIfNeeded()
    return (collection, scroll)
  }

  private func flow() -> NSCollectionViewFlowLayout {
    let layout = NSCollectionViewFlowLayout()
    layout.itemSize = NSSize(width: 60, height: 40)
    layout.minimumInteritemSpacing = 5
    layout.minimumLineSpacing = 8
    layout.sectionInset = NSEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
    return layout
  }

  @Test func itemsFlowInLines() {
    let source = Source([7])
    let (collection, _) = shown(source, flow())
    #expect(collection.frameForItem(at: 0) == NSRect(x: 4, y: 3, width: 60, height: 40))
    #expect(collection.frameForItem(at: 2) == NSRect(x: 134, y: 3, width: 60, height: 40))
    #expect(collection.frameForItem(at: 4) == NSRect(x: 69, y: 51, width: 60, height: 40))
    #expect(collection.frame.size == NSSize(width: 200, height: 3 + 3 * 40 + 2 * 8 + 5))
    #expect(collection.item(at: 0)?.view.frame == collection.frameForItem(at: 0))
    #expect(collection.item(at: 0)?.view.superview === collection)
  }

  @Test func onlyWhatIsSeenHasViews() {
    let source = Source([300])
    let (collection, scroll) = shown(source, flow())
    let first = collection.indexPathsForVisibleItems()
    #expect(first.contains([0, 0]) && !first.contains([0, 20]))
    #expect(source.made.count == first.count)
    collection.scrollToItems(at: [[0, 150]], scrollPosition: .top)
    scroll.layoutSubtreeIfNeeded()
    #expect(collection.visibleRect.minY == collection.frameForItem(at: 150).minY)
    #expect(collection.item(at: 150) != nil && collection.item(at: 0) == nil)
    #expect(source.made.count < 3 * first.count)
    #expect(collection.visibleItems().contains { ($0 as? Item)?.reuses == 1 })
  }

  @Test func aNarrowerViewHasFewerInALine() {
    let source = Source([4])
    let (collection, scroll) = shown(source, flow())
    #expect(collection.frameForItem(at: 1).minY == 3)
    scroll.setFrameSize(NSSize(width: 100, height: 100))
    scroll.layoutSubtreeIfNeeded()
    #expect(collection.frameForItem(at: 1).minY == 51)
    #expect(collection.frame.size == NSSize(width: 100, height: 3 + 4 * 40 + 3 * 8 + 5))
    #expect(collection.item(at: 1)?.view.frame == collection.frameForItem(at: 1))
  }

  @Test func headersStandBeforeTheirSections() {
    let source = Source([1, 2])
    let layout = flow()
    layout.headerReferenceSize = NSSize(width: 0, height: 20)
    let (collection, _) = shown(source, layout)
    let kind = NSCollectionView.elementKindSectionHeader
    #expect(
      collection.supplementaryView(forElementKind: kind, at: [0, 0])?.frame
        == NSRect(x: 0, y: 0, width: 200, height: 20))
    #expect(collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: [1, 0])?.frame.minY == 68)
    #expect(collection.visibleSupplementaryViews(ofKind: kind).count == 2)
    #expect(collection.frameForItem(at: 0).minY == 23)
  }

  @Test func theDelegateSaysHowLargeItemsAre() {
    let source = Source([3])
    source.size = NSSize(width: 190, height: 10)
    let (collection, _) = shown(source, flow())
    #expect(collection.frameForItem(at: 2) == NSRect(x: 4, y: 39, width: 190, height: 10))
  }

  @Test func itemsMayHaveTheirOwnSizes() {
    let source = Source([2])
    source.prepare = { item, path in
      _ = item.view
      item.width?.constant = path.item == 0 ? 70 : 90
      item.width?.isActive = true
    }
    let layout = flow()
    layout.estimatedItemSize = NSSize(width: 60, height: 40)
    let (collection, _) = shown(source, layout)
    #expect(collection.item(at: 0)?.view.frame.size == NSSize(width: 70, height: 20))
    #expect(collection.item(at: 1)?.view.frame.size == NSSize(width: 90, height: 20))
    #expect(collection.frameForItem(at: 1).minX == 79)
  }

  @Test func compositionalLayoutsAreThoseOfUIKit() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 2, trailing: 10)
    let (collection, _) = shown(Source([3]), NSCollectionViewCompositionalLayout(section: section))
    #expect(collection.frameForItem(at: 0) == NSRect(x: 10, y: 2, width: 90, height: 30))
    #expect(collection.frameForItem(at: 1) == NSRect(x: 100, y: 2, width: 90, height: 30))
    #expect(collection.frameForItem(at: 2) == NSRect(x: 10, y: 38, width: 90, height: 30))
    #expect(collection.item(at: 2)?.view.frame == collection.frameForItem(at: 2))
    #expect(collection.frame.height == 100)
  }

  final class Diagonal: NSCollectionViewLayout {
    override var collectionViewContentSize: NSSize { NSSize(width: 500, height: 500) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
      let attributes = NSCollectionViewLayoutAttributes(forItemWith: indexPath)
      attributes.frame = NSRect(x: 60 * indexPath.item, y: 60 * indexPath.item, width: 50, height: 50)
      attributes.zIndex = indexPath.item == 0 ? 1 : 0
      return attributes
    }
    override func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0))
        .compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
    }
  }

  @Test func layoutsOfOnesOwnAreAsked() {
    let (collection, _) = shown(Source([10]), Diagonal())
    #expect(collection.frame.size == NSSize(width: 500, height: 500))
    #expect(collection.indexPathsForVisibleItems() == [[0, 0], [0, 1]])
    #expect(collection.item(at: 1)?.view.frame == NSRect(x: 60, y: 60, width: 50, height: 50))
    #expect(collection.subviews.last === collection.item(at: 0)?.view)
  }

  /// One column as wide as the view, as it is when the layout is prepared.
  final class Column: NSCollectionViewLayout {
    var frames: [NSRect] = []
    override func prepare() {
      let width = collectionView?.bounds.width ?? 0
      frames = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map {
        NSRect(x: 0, y: CGFloat($0) * 30, width: width, height: 30)
      }
    }
    override var collectionViewContentSize: NSSize {
      NSSize(width: frames.first?.width ?? 0, height: frames.last?.maxY ?? 0)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool { true }
    override func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] {
      frames.indices.filter { frames[$0].intersects(rect) }.compactMap {
        layoutAttributesForItem(at: [0, $0])
      }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
      let attributes = NSCollectionViewLayoutAttributes(forItemWith: indexPath)
      attributes.frame = frames[indexPath.item]
      return attributes
    }
  }

  @Test func aLayoutSeesTheWidthThatItIsPreparedFor() {
    let (collection, scroll) = shown(Source([10]), Column())
    #expect(collection.item(at: 0)?.view.frame.width == 200)
    for width in [100, 300] as [CGFloat] {
      scroll.setFrameSize(NSSize(width: width, height: 100))
      scroll.layoutSubtreeIfNeeded()
      #expect(collection.frame.size == NSSize(width: width, height: 300))
      #expect(collection.item(at: 0)?.view.frame.width == width)
    }
  }

  final class Halves: NSCollectionViewFlowLayout {
    override func prepare() {
      super.prepare()
      itemSize = NSSize(width: ((collectionView?.bounds.width ?? 0) / 2).rounded(.down), height: 10)
      minimumInteritemSpacing = 0
    }
  }

  @Test func aLayoutMaySetItsSizesAsItIsPrepared() {
    var collection = NSCollectionView()
    let messages = logged { (collection, _) = shown(Source([3]), Halves()) }
    #expect(messages.isEmpty && !collection.needsLayout)
    #expect(collection.frameForItem(at: 1) == NSRect(x: 100, y: 0, width: 100, height: 10))
    let layout = NSCollectionViewFlowLayout()
    #expect(
      layout.invalidationContext(forBoundsChange: .zero) is NSCollectionViewFlowLayoutInvalidationContext)
  }

  @Test func itemsReadFromRightToLeft() {
    let source = Source([2])
    let (collection, scroll) = shown(source, flow())
    collection.userInterfaceLayoutDirection = .rightToLeft
    scroll.layoutSubtreeIfNeeded()
    #expect(collection.frameForItem(at: 0).maxX == 196 || collection.frameForItem(at: 0).minX > 100)
  }

  @Test func whatStaysIsKeptAsItemsComeAndGo() throws {
    let source = Source([3, 1])
    source.prepare = { item, path in item.title = "\(path)" }
    let (collection, scroll) = shown(source, flow())
    let items = try (0..<3).map { try #require(collection.item(at: $0)) }
    collection.selectionIndexes = [1]
    source.counts = [3, 1]
    collection.performBatchUpdates {
      collection.deleteItems(at: [[0, 0]])
      collection.insertItems(at: [[0, 2]])
    }
    #expect(collection.item(at: 0) === items[1] && collection.item(at: 1) === items[2])
    #expect(collection.selectionIndexes == [0])
    collection.reloadItems(at: [[0, 0]])
    scroll.layoutSubtreeIfNeeded()
    #expect(collection.item(at: 0)?.title == "[0, 0]" && collection.selectionIndexes == [0])
    source.counts = [2, 3, 1]
    collection.insertSections([0])
    scroll.layoutSubtreeIfNeeded()
    #expect(collection.selectionIndexPaths == [[1, 0]] && collection.item(at: [1, 1]) === items[2])
    collection.moveItem(at: [1, 1], to: [1, 0])
    scroll.layoutSubtreeIfNeeded()
    #expect(collection.item(at: [1, 0]) === items[2] && collection.selectionIndexPaths == [[1, 1]])
    source.counts = []
    collection.reloadData()
    scroll.layoutSubtreeIfNeeded()
    #expect(collection.subviews.isEmpty && collection.selectionIndexPaths.isEmpty)
  }

  @Test func whoIsToldMayChangeWhatThereIs() {
    final class Shrinking: NSObject, NSCollectionViewDataSource, NSCollectionViewDelegate {
      var items = ["a", "b", "c"]
      func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
      }
      func collectionView(
        _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
      ) -> NSCollectionViewItem {
        let item = collectionView.makeItem(withIdentifier: "item", for: indexPath)
        item.title = items[indexPath.item]
        return item
      }
      func collectionView(
        _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
        forRepresentedObjectAt indexPath: IndexPath
      ) {
        guard items.count == 3 else { return }
        items = ["d"]
        collectionView.reloadData()
      }
      func collectionView(
        _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
        forRepresentedObjectAt indexPath: IndexPath
      ) { collectionView.layoutSubtreeIfNeeded() }
    }
    let source = Shrinking()
    let collection = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
    collection.register(Item.self, forItemWithIdentifier: "item")
    collection.dataSource = source
    collection.delegate = source
    collection.layoutSubtreeIfNeeded()
    #expect(collection.visibleItems().map(\.title) == ["d"] && collection.subviews.count == 1)
  }

  @Test func clicksSelectWhatTheDelegatePermits() {
    let source = Source([3])
    let (collection, _) = shown(source, flow())
    collection.item(at: 0)?.view.plumb.click()
    #expect(collection.selectionIndexPaths.isEmpty)
    collection.isSelectable = true
    collection.item(at: 0)?.view.plumb.click()
    collection.item(at: 1)?.view.plumb.click()
    #expect(collection.selectionIndexes == [1])
    #expect(collection.item(at: 1)?.isSelected == true && collection.item(at: 0)?.isSelected == false)
    #expect(source.log == ["selected [0]", "deselected [0]", "selected [1]"])
    collection.allowsMultipleSelection = true
    collection.item(at: 0)?.view.plumb.click(modifiers: .command)
    #expect(collection.selectionIndexes == [0, 1] && source.log.last == "selected [0]")
    collection.deselectItems(at: [[0, 0]])
    source.log.removeLast()
    collection.selectItems(at: [[0, 2]], scrollPosition: [])
    #expect(collection.selectionIndexes == [1, 2] && source.log.count == 3)
  }

  @Test func itemsThatStayKeepTheirViews() throws {
    let collection = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
    collection.register(Item.self, forItemWithIdentifier: "item")
    collection.collectionViewLayout = flow()
    let source = NSCollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      view, path, number in
      let item = view.makeItem(withIdentifier: "item", for: path)
      item.title = "\(number)"
      return item
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["all"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    let second = try #require(collection.item(at: 1))
    collection.selectionIndexes = [1]
    snapshot.deleteItems([1])
    source.apply(snapshot, animatingDifferences: true)
    #expect(collection.item(at: 0) === second && second.title == "2")
    #expect(second.view.frame == NSRect(x: 4, y: 3, width: 60, height: 40))
    #expect(collection.selectionIndexes == [0])
    #expect(source.itemIdentifier(for: [0, 1]) == 3 && source.indexPath(for: 3) == [0, 1])
    #expect(collection.visibleItems().map(\.title) == ["2", "3"])
  }

  @Test func documentsSayHowItemsAreLaidOut() throws {
    var objects: NSArray?
    NSNib(nibData: NibFixtures.collection, bundle: nil).instantiate(withOwner: nil, topLevelObjects: &objects)
    let scroll = try #require(objects?.compactMap { $0 as? NSScrollView }.first)
    let collection = try #require(scroll.documentView as? NSCollectionView)
    let layout = try #require(collection.collectionViewLayout as? NSCollectionViewFlowLayout)
    #expect(layout.itemSize == NSSize(width: 250, height: 125))
    #expect(layout.minimumLineSpacing == 7 && layout.minimumInteritemSpacing == 9)
    #expect(layout.sectionInset.left == 40 && layout.sectionInset.top == 30)
    #expect(collection.isSelectable)
    let item = try #require(objects?.compactMap { $0 as? NSCollectionViewItem }.first)
    #expect(item.view.frame.size == NSSize(width: 30, height: 20))
  }
}
