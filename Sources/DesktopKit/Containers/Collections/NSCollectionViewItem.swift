import CoreGraphics
import Foundation
internal import PlumbViewKit

/// Has the view of one item, again and again for other items.
@preconcurrency @MainActor
open class NSCollectionViewItem: NSViewController, NSCollectionViewElement {
  open internal(set) weak var collectionView: NSCollectionView?
  open var isSelected = false
  open var highlightState = HighlightState.none
  open var imageView: NSImageView?
  open var textField: NSTextField?

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {}
  open func willTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout) {}
  open func didTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout) {}
  open func preferredLayoutAttributesFitting(_ layoutAttributes: NSCollectionViewLayoutAttributes)
    -> NSCollectionViewLayoutAttributes
  { layoutAttributes.fitting(view) }

  /// How an item looks while the mouse is on it.
  public enum HighlightState: Int, Sendable { case none, forSelection, forDeselection, asDropTarget }
}
