import CoreGraphics
import Foundation

/// What a collection view shows. All but the counts of items and the items has an implementation of its own.
@MainActor
public protocol NSCollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem
  func numberOfSections(in collectionView: NSCollectionView) -> Int
  func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSView
}

extension NSCollectionViewDataSource {
  public func numberOfSections(in collectionView: NSCollectionView) -> Int { 1 }
  public func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSView { NSView() }
}

/// Is told of items before they are needed. Nobody tells it here: items are asked for when they come into sight.
@MainActor
public protocol NSCollectionViewPrefetching: NSObjectProtocol {
  func collectionView(_ collectionView: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath])
  func collectionView(_ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension NSCollectionViewPrefetching {
  public func collectionView(
    _ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
