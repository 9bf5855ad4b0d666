import CoreGraphics
import Foundation
internal import PlumbViewKit

extension NSCollectionView {
  /// What a program selects, of which nobody is told.
  func take(selection paths: Set<IndexPath>) {
    storedSelection = paths
    for (place, element) in shown { element.item?.isSelected = paths.contains(place.indexPath) }
  }

  func selectAllItems() {
    guard isSelectable, allowsMultipleSelection else { return }
    select(
      Set(
        loadedCounts.enumerated().flatMap { section, count in
          (0..<count).map { IndexPath(item: $0, section: section) }
        }))
  }

  /// What somebody selects, as far as the delegate permits it.
  func select(_ paths: Set<IndexPath>) {
    var removed = storedSelection.subtracting(paths)
    var added = paths.subtracting(storedSelection)
    if let delegate {
      if !removed.isEmpty { removed = delegate.collectionView(self, shouldDeselectItemsAt: removed) }
      if !added.isEmpty { added = delegate.collectionView(self, shouldSelectItemsAt: added) }
    }
    guard allowsEmptySelection || !storedSelection.subtracting(removed).union(added).isEmpty else { return }
    take(selection: storedSelection.subtracting(removed).union(added))
    if !removed.isEmpty { delegate?.collectionView(self, didDeselectItemsAt: removed) }
    if !added.isEmpty { delegate?.collectionView(self, didSelectItemsAt: added) }
  }

  /// A click selects one item, or none beside the items; with the command key it adds one, or takes it away.
  func click(_ event: NSEvent) {
    guard isSelectable else { return }
    let path = indexPathForItem(at: convert(event.locationInWindow, from: nil))
    guard let path else { return select([]) }
    if allowsMultipleSelection, event.modifierFlags.contains(.command) {
      select(storedSelection.symmetricDifference([path]))
    } else {
      select([path])
    }
  }

  // MARK: Scrolling

  func scroll(to paths: Set<IndexPath>, _ position: ScrollPosition) {
    // What comes into sight may say how large it is, and move the others.
    for _ in 0..<4 {
      layoutSubtreeIfNeeded()
      let before = arrangedRect.origin
      scrollOnce(to: paths, position)
      if arrangedRect.origin == before { return }
    }
  }

  private func scrollOnce(to paths: Set<IndexPath>, _ position: ScrollPosition) {
    let frames = paths.sorted().compactMap { layoutAttributesForItem(at: $0)?.frame }
    guard let first = frames.first, let clip = superview as? NSClipView else { return }
    let target = frames.dropFirst().reduce(first) { $0.union($1) }
    let (seen, insets) = (arrangedRect, clip.contentInsets)
    let isMirrored = userInterfaceLayoutDirection == .rightToLeft
    let left = isMirrored ? ScrollPosition.trailingEdge : .leadingEdge
    let right = isMirrored ? ScrollPosition.leadingEdge : .trailingEdge
    var origin = seen.origin
    if position.contains(.top) {
      origin.y = target.minY
    } else if position.contains(.centeredVertically) {
      origin.y = target.midY - seen.height / 2
    } else if position.contains(.bottom) {
      origin.y = target.maxY - seen.height
    } else if position.contains(.nearestVerticalEdge) {
      origin.y = NSView.nearest(to: seen.minY, seeing: target.minY, target.maxY, within: seen.height)
    }
    if position.contains(.left) || position.contains(left) {
      origin.x = target.minX
    } else if position.contains(.centeredHorizontally) {
      origin.x = target.midX - seen.width / 2
    } else if position.contains(.right) || position.contains(right) {
      origin.x = target.maxX - seen.width
    } else if position.contains(.nearestHorizontalEdge) {
      origin.x = NSView.nearest(to: seen.minX, seeing: target.minX, target.maxX, within: seen.width)
    }
    clip.scroll(
      to: clip.convert(NSPoint(x: origin.x - insets.left, y: origin.y - insets.top), from: self))
  }

  // MARK: Differences

  /// Counts the items again, and keeps the views of what stays, and its selection.
  ///
  /// - Parameters:
  ///   - items: Where an item is now; nil where it is to be made anew.
  ///   - sections: Where a section is now; nil where what stands beside its items is to be made anew.
  ///   - place: Where a selected item is now; nil where it is gone.
  func takeDifferences(
    items: (IndexPath) -> IndexPath?, sections: (Int) -> Int?, selection place: (IndexPath) -> IndexPath?
  ) {
    storedSelection = Set(storedSelection.compactMap(place))
    generation += 1
    let arranging = layoutInUse.arranged?.core
    let isOfItem = { (kind: String) in arranging?.standsBesideItems(kind) == true }
    var kept: [CollectionPlace: ShownElement] = [:]
    var gone = shown
    for (place, element) in shown {
      guard let now = place.moved(items, sections, isOfItem: isOfItem) else { continue }
      kept[now] = element
      gone[place] = nil
    }
    counts = nil
    shown = kept
    arranging?.count(movedBy: items)
    layoutInUse.invalidateLayout()
    take(back: gone)
  }
}
