import CoreGraphics
import Foundation

/// What a collection view shows: an item, or a view beside the items.
@MainActor
public protocol NSCollectionViewElement: NSObjectProtocol {
  /// Prepares what was shown before for another place.
  func prepareForReuse()
  /// Takes what the layout says beside the frame.
  func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes)
  /// Does nothing here: nothing moves from one layout to another.
  func willTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout)
  /// Does nothing here.
  func didTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout)
  /// What the view would rather have: unless it says otherwise, what its constraints ask for where the layout does not decide.
  func preferredLayoutAttributesFitting(_ layoutAttributes: NSCollectionViewLayoutAttributes)
    -> NSCollectionViewLayoutAttributes
}

extension NSCollectionViewElement {
  public func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {}
  public func willTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout) {}
  public func didTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout) {}
}

extension NSCollectionViewElement where Self: NSView {
  public func preferredLayoutAttributesFitting(_ layoutAttributes: NSCollectionViewLayoutAttributes)
    -> NSCollectionViewLayoutAttributes
  { layoutAttributes.fitting(self) }
}

extension NSCollectionViewLayoutAttributes {
  /// Those of a view that is as large as its constraints make it, on axes that the layout leaves open.
  func fitting(_ view: NSView) -> NSCollectionViewLayoutAttributes {
    guard let axes = askedAxes, let fitting = copy() as? NSCollectionViewLayoutAttributes else { return self }
    fitting.size = view.core.fittingSize(size, axes)
    return fitting
  }
}
