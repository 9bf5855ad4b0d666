import CoreGraphics
import Foundation
public import PlumbViewKit

/// Shows what a snapshot has in a collection view, and the next one by what differs.
@preconcurrency @MainActor
open class NSCollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  NSCollectionViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Makes an item.
  public typealias ItemProvider = (
    _ collectionView: NSCollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> NSCollectionViewItem?
  /// Makes a header, a footer or another view that is no item.
  public typealias SupplementaryViewProvider = (
    _ collectionView: NSCollectionView, _ kind: String, _ indexPath: IndexPath
  ) -> (NSView & NSCollectionViewElement)?
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var collectionView: NSCollectionView?
  private let itemProvider: ItemProvider
  private var current = Snapshot()
  private var places = SnapshotPlaces(Snapshot())

  open var supplementaryViewProvider: SupplementaryViewProvider?

  public init(collectionView: NSCollectionView, itemProvider: @escaping ItemProvider) {
    self.collectionView = collectionView
    self.itemProvider = itemProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows a snapshot: items that stay are kept, and the selection goes with them. The main run loop calls the
  /// completion later.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot)
    DifferencesShown.tell(completion)
  }

  private func show(_ snapshot: Snapshot) {
    let old = places
    current = snapshot.withoutMarks
    places = SnapshotPlaces(current)
    guard let collectionView, collectionView.dataSource === self else { return }
    let differences = SnapshotDifferences(from: old, to: places, snapshot)
    collectionView.takeDifferences(
      items: { differences.path(from: $0) }, sections: { differences.section(from: $0) },
      selection: { differences.place(from: $0) })
    collectionView.layoutSubtreeIfNeeded()
  }

  // MARK: Identifiers

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { places.item(at: indexPath) }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    places.path(of: itemIdentifier)
  }

  // MARK: What the collection view asks

  open func numberOfSections(in collectionView: NSCollectionView) -> Int { places.sections.count }
  open func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
    places.items[section].count
  }
  open func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    guard let item = places.item(at: indexPath) else {
      SnapshotFault.unknownItem(indexPath)
      return NSCollectionViewItem()
    }
    guard let made = itemProvider(collectionView, indexPath, item) else {
      SnapshotFault.noCell(for: item, "NSCollectionViewDiffableDataSource")
      return NSCollectionViewItem()
    }
    return made
  }
  open func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSView { supplementaryViewProvider?(collectionView, kind, indexPath) ?? NSView() }
}
