import CoreGraphics
import Foundation
internal import PlumbViewKit

/// Where a collection view's layout has an item or another view, and how it looks: in the collection view's coordinates, with y
/// downwards.
@preconcurrency @MainActor
open class NSCollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var frame = NSRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var indexPath: IndexPath? = IndexPath(item: 0, section: 0)
  open private(set) var representedElementCategory = NSCollectionElementCategory.item
  open private(set) var representedElementKind: String?

  /// The axes of which the view may say how long it is; nil for a view that is not asked.
  var askedAxes: UIAxis?

  public override init() { super.init() }

  public convenience init(forItemWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forInterItemGapBefore indexPath: IndexPath) {
    self.init()
    represent(.interItemGap, NSCollectionView.elementKindInterItemGapIndicator, indexPath)
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: NSCollectionView.SupplementaryElementKind,
    with indexPath: IndexPath
  ) {
    self.init()
    represent(.supplementaryView, elementKind, indexPath)
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: NSCollectionView.DecorationElementKind,
    with indexPath: IndexPath
  ) {
    self.init()
    represent(.decorationView, decorationViewKind, indexPath)
  }

  func represent(_ category: NSCollectionElementCategory, _ kind: String?, _ indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = category
    representedElementKind = kind
  }

  open var size: NSSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).madeByName()
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.askedAxes = askedAxes
    return copy
  }
}

/// What a layout places.
public enum NSCollectionElementCategory: Int, Sendable {
  case item, supplementaryView, decorationView, interItemGap
}
