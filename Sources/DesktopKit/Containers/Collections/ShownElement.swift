import CoreGraphics
import Foundation

/// What a collection view shows at a place: an item with its view, or a view alone.
@MainActor
struct ShownElement {
  /// Where it is: nil for the kind of an item.
  struct Place: Hashable {
    var kind: String?
    var path: IndexPath

    init(kind: String?, path: IndexPath) { (self.kind, self.path) = (kind, path) }

    @MainActor init?(_ attributes: NSCollectionViewLayoutAttributes) {
      guard let path = attributes.indexPath, attributes.representedElementCategory != .interItemGap else {
        return nil
      }
      self.init(kind: attributes.representedElementKind, path: path)
    }

    /// In the order of sections and items, items before what stands beside them.
    static func isBefore(_ first: Place, _ second: Place) -> Bool {
      (first.path, first.kind ?? "") < (second.path, second.kind ?? "")
    }
  }

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
