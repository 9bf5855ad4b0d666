import CoreGraphics
import Foundation
internal import PlumbViewKit

/// What a collection view shows at a place: an item with its view, or a view alone.
@MainActor
struct ShownElement {
  let view: NSView
  let item: NSCollectionViewItem?
  let isDecoration: Bool

  init(_ item: NSCollectionViewItem) { (view, self.item, isDecoration) = (item.view, item, false) }
  init(_ view: NSView, isDecoration: Bool) {
    (self.view, item, self.isDecoration) = (view, nil, isDecoration)
  }

  var element: (any NSCollectionViewElement)? { item ?? view as? any NSCollectionViewElement }
  /// Under what it may be used again.
  var identifier: NSUserInterfaceItemIdentifier? { item?.identifier ?? (item == nil ? view.identifier : nil) }
}

extension CollectionPlace {
  /// Nil for what is no view.
  @MainActor init?(_ attributes: NSCollectionViewLayoutAttributes) {
    guard let path = attributes.indexPath, attributes.representedElementCategory != .interItemGap else {
      return nil
    }
    self.init(kind: attributes.representedElementKind, indexPath: path)
  }
}
