import CoreGraphics

extension UICollectionView {
  /// A finger is on an item.
  func press(_ cell: UICollectionViewCell) {
    guard let path = indexPath(for: cell), allowsSelection,
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    cell.isHighlighted = true
  }

  /// The finger is lifted from it: the item is selected, as far as the delegate allows it.
  func release(_ cell: UICollectionViewCell) {
    guard cell.isHighlighted, let path = indexPath(for: cell) else { return }
    cell.isHighlighted = false
    let before = indexPathsForSelectedItems ?? []
    if allowsMultipleSelection, before.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    selectItem(at: path, animated: true, scrollPosition: [])
    for other in before where !allowsMultipleSelection && other != path {
      delegate?.collectionView(self, didDeselectItemAt: other)
    }
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
