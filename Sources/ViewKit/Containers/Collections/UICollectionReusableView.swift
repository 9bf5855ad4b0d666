import CoreGraphics

/// What a collection view shows, again and again for other items.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open private(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package func setReuseIdentifier(_ identifier: String?) { reuseIdentifier = identifier }

  /// Prepares a view that was shown before for another item.
  open func prepareForReuse() {}
  /// Takes what the layout has of the view besides its frame.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Does nothing here: is never told, as layouts go over into each other at once.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Does nothing here: is never told, as layouts go over into each other at once.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// What the view would rather have: the size that its constraints give it, on axes that the layout leaves
  /// open.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = (layoutAttributes.copy() as? UICollectionViewLayoutAttributes) ?? layoutAttributes
    preferred.frame.size = fittingSize(layoutAttributes.size, layoutAttributes.estimatedAxes ?? .both)
    return preferred
  }
}

extension UIView {
  /// The size that constraints give a view on axes that are left open, and the given one on the others.
  package func fittingSize(_ given: CGSize, _ axes: UIAxis) -> CGSize {
    let size = systemLayoutSizeFitting(
      CGSize(
        width: axes == .horizontal ? 0 : given.width, height: axes == .vertical ? 0 : given.height),
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    return CGSize(
      width: axes.contains(.horizontal) && size.width > 0 ? size.width : given.width,
      height: axes.contains(.vertical) && size.height > 0 ? size.height : given.height)
  }
}
