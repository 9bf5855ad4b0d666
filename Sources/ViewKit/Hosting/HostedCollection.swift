import CoreGraphics
import Foundation

/// A collection in which one of UIKit's layouts arranges the items of a host from outside UIKit, which shows them itself.
///
/// The data source and the delegate are asked for counts and sizes alone. In the coordinates of the content.
package final class HostedCollection: UICollectionView {
  package override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    contentInsetAdjustmentBehavior = .never
    storedScale = HostedView.scale
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What all items and what is beside them take.
  package var arrangedSize: CGSize {
    prepareLayout()
    return collectionViewLayout.collectionViewContentSize
  }

  /// What overlaps a rectangle.
  package func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepareLayout()
    let found = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    return collectionViewLayout.shown(found)
  }

  package func attributes(of category: ElementCategory, _ kind: String?, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareLayout()
    switch category {
    case .cell: return collectionViewLayout.layoutAttributesForItem(at: path)
    case .supplementaryView:
      return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind ?? "", at: path)
    case .decorationView:
      return collectionViewLayout.layoutAttributesForDecorationView(ofKind: kind ?? "", at: path)
    }
  }

  /// The axes of which a view may say how long it is; nil for one that is not asked.
  package func askedAxes(of attributes: UICollectionViewLayoutAttributes) -> UIAxis? {
    guard collectionViewLayout.asksCells, collectionViewLayout.asks(attributes) else { return nil }
    return attributes.estimatedAxes ?? .both
  }

  /// Takes the size that a view prefers.
  ///
  /// - Returns: Whether it moves anything.
  package func take(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let preferred = attributes.copy() as? UICollectionViewLayoutAttributes else { return false }
    preferred.frame.size = size
    let moves = collectionViewLayout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    guard moves else { return false }
    collectionViewLayout.take(preferred, insteadOf: attributes)
    collectionViewLayout.isPrepared = false
    return true
  }

  /// Counts the items again, and keeps what those that stay have said of their sizes.
  ///
  /// - Parameter items: Where an item is now; nil for one that is gone or made anew.
  package func count(movedBy items: (IndexPath) -> IndexPath?) {
    counts = nil
    collectionViewLayout.forgetSizes(movedBy: items)
    collectionViewLayout.invalidateLayout()
  }

  /// Whether views of a kind belong to items, and not to sections.
  package func standsBesideItems(_ kind: String) -> Bool { collectionViewLayout.standsBesideItems(kind) }
}
