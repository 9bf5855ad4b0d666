import CoreGraphics
import Foundation
public import PlumbViewKit

/// Items one beside the other in lines, section after section: UIKit's flow layout.
@preconcurrency @MainActor
open class NSCollectionViewFlowLayout: NSCollectionViewLayout {
  private let flow = UICollectionViewFlowLayout()
  private lazy var items = ArrangedItems(flow)
  override var arranged: ArrangedItems? { items }

  /// Between lines, in points.
  open var minimumLineSpacing: CGFloat {
    get { flow.minimumLineSpacing }
    set { change { flow.minimumLineSpacing = newValue } }
  }
  /// Between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat {
    get { flow.minimumInteritemSpacing }
    set { change { flow.minimumInteritemSpacing = newValue } }
  }
  open var itemSize: NSSize {
    get { flow.itemSize }
    set { change { flow.itemSize = newValue } }
  }
  /// Other than zero, items are asked for their sizes as they come into sight, and have this one before.
  open var estimatedItemSize: NSSize {
    get { flow.estimatedItemSize }
    set { change { flow.estimatedItemSize = newValue } }
  }
  open var scrollDirection: NSCollectionView.ScrollDirection {
    get { flow.scrollDirection }
    set { change { flow.scrollDirection = newValue } }
  }
  /// Only its extent along the way of scrolling counts.
  open var headerReferenceSize: NSSize {
    get { flow.headerReferenceSize }
    set { change { flow.headerReferenceSize = newValue } }
  }
  open var footerReferenceSize: NSSize {
    get { flow.footerReferenceSize }
    set { change { flow.footerReferenceSize = newValue } }
  }
  open var sectionInset: NSEdgeInsets {
    get { NSEdgeInsets(flow.sectionInset) }
    set { change { flow.sectionInset = UIEdgeInsets(newValue) } }
  }
  /// Whether headers stay while their sections are seen.
  open var sectionHeadersPinToVisibleBounds: Bool {
    get { flow.sectionHeadersPinToVisibleBounds }
    set { change { flow.sectionHeadersPinToVisibleBounds = newValue } }
  }
  open var sectionFootersPinToVisibleBounds: Bool {
    get { flow.sectionFootersPinToVisibleBounds }
    set { change { flow.sectionFootersPinToVisibleBounds = newValue } }
  }

  private func change(_ property: () -> Void) {
    property()
    invalidateLayout()
  }
}

extension UIEdgeInsets {
  init(_ insets: NSEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
