import CoreGraphics
import Foundation

/// A cell's or another view's place in a collection, of either platform.
package struct CollectionPlace: Hashable {
  /// Nil for cells.
  package var kind: String?
  package var indexPath: IndexPath

  package init(kind: String?, indexPath: IndexPath) {
    self.kind = kind
    self.indexPath = indexPath
  }

  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(kind: attributes.representedElementKind, indexPath: attributes.indexPath)
  }

  /// Where it is after a change; nil where its view is to be made anew.
  ///
  /// - Parameters:
  ///   - items: Where an item is now.
  ///   - sections: Where a section is now.
  ///   - isOfItem: Whether the view stands beside an item rather than a section.
  package func moved(
    _ items: (IndexPath) -> IndexPath?, _ sections: (Int) -> Int?, isOfItem: (_ kind: String) -> Bool
  ) -> CollectionPlace? {
    guard let kind else { return items(indexPath).map { CollectionPlace(kind: nil, indexPath: $0) } }
    guard indexPath.count == 2 else { return self }
    if isOfItem(kind) { return items(indexPath).map { CollectionPlace(kind: kind, indexPath: $0) } }
    return sections(indexPath.section).map {
      CollectionPlace(kind: kind, indexPath: IndexPath(item: indexPath.item, section: $0))
    }
  }
}

extension CollectionPlace: Comparable {
  /// In the order of sections and items, items before what stands beside them.
  package static func < (first: CollectionPlace, second: CollectionPlace) -> Bool {
    (first.indexPath, first.kind ?? "") < (second.indexPath, second.kind ?? "")
  }
}
