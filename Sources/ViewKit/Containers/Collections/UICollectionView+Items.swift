import CoreGraphics
import Foundation

extension UICollectionView {
  /// Rounds of asking cells for their sizes, after which what they say no longer counts.
  private static let roundLimit = 16

  func prepareLayout() {
    let layout = collectionViewLayout
    guard !layout.isPrepared else { return }
    // A data source that works out what the layout then asks it for has its turn first, as in UIKit.
    _ = loadedCounts
    // A layout that asks while it is prepared gets no further; what it sets meanwhile is what it was prepared for.
    layout.isPrepared = true
    layout.prepare()
    if !layout.isPrepared { layout.settingsChanged() }
    layout.isPrepared = true
    if layout.collectionViewContentSize != storedContentSize {
      contentSize = layout.collectionViewContentSize
    }
  }

  /// Gives the items in the bounds their views and frames, and takes back those of the others.
  func showItems() {
    var asked: Set<CollectionPlace> = []
    var visible: [UICollectionViewLayoutAttributes] = []
    for _ in 0..<Self.roundLimit {
      prepareLayout()
      visible = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
      // What goes out of sight is used again for what comes.
      recycle(except: Set(visible.map { CollectionPlace($0) }))
      for attributes in visible { show(attributes) }
      guard collectionViewLayout.asksCells, askCells(visible, &asked) else { break }
    }
    for attributes in collectionViewLayout.shown(visible) { place(attributes) }
    bringForward(visible.filter { $0.zIndex > 0 })
    backgroundView?.frame = bounds
  }

  /// Views whose layout has them in front of others, where they are not there already.
  private func bringForward(_ attributes: [UICollectionViewLayoutAttributes]) {
    let views = attributes.sorted { $0.zIndex < $1.zIndex }.compactMap { shown[CollectionPlace($0)] }
    guard !subviews.suffix(views.count).elementsEqual(views, by: ===) else { return }
    for view in views { bringSubviewToFront(view) }
  }

  /// Whether sizes that cells prefer move anything.
  private func askCells(
    _ visible: [UICollectionViewLayoutAttributes], _ asked: inout Set<CollectionPlace>
  ) -> Bool {
    var changed = false
    for attributes in visible where collectionViewLayout.asks(attributes) {
      let place = CollectionPlace(attributes)
      guard asked.insert(place).inserted, let cell = shown[place] else { continue }
      if collectionViewLayout.remembersSizes, !settled.insert(place).inserted { continue }
      // Cells change what they are given and give it back, and are compared with what the layout has.
      let offered = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
      let preferred = cell.preferredLayoutAttributesFitting(offered)
      guard
        collectionViewLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      else { continue }
      // A layout that invalidates itself for one cell need not hear of the others again.
      let askedBefore = settled
      collectionViewLayout.take(preferred, insteadOf: attributes)
      settled = askedBefore
      collectionViewLayout.isPrepared = false
      changed = true
    }
    return changed
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let place = CollectionPlace(attributes)
    guard shown[place] == nil, let dataSource else { return }
    let view: UICollectionReusableView
    if attributes.representedElementCategory == .decorationView {
      guard let decoration = collectionViewLayout.makeDecoration(place.kind ?? "") else { return }
      view = decoration
    } else if let kind = place.kind {
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: place.indexPath)
    } else {
      let cell = dataSource.collectionView(self, cellForItemAt: place.indexPath)
      cell.isSelected = indexPathsForSelectedItems?.contains(place.indexPath) == true
      view = cell
    }
    shown[place] = view
    view.take(attributes)
    view.apply(attributes)
    if attributes.representedElementCategory == .decorationView {
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    } else {
      addSubview(view)
    }
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: place.indexPath)
    } else if let kind = place.kind, attributes.representedElementCategory == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: place.indexPath)
    }
  }

  private func place(_ attributes: UICollectionViewLayoutAttributes) {
    guard let view = shown[CollectionPlace(attributes)] else { return }
    view.take(attributes)
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
  }

  func recycle(except kept: Set<CollectionPlace>) {
    for place in shown.keys.filter({ !kept.contains($0) }).sorted() {
      guard let view = shown.removeValue(forKey: place) else { continue }
      view.removeFromSuperview()
      settled.remove(place)
      reuse.recycle(view, place.kind)
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: place.indexPath)
      } else if let kind = place.kind, !collectionViewLayout.decorates(kind) {
        delegate?.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: place.indexPath)
      }
    }
  }

  func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset).size
    var (x, y) = (contentOffset.x + inset.left, contentOffset.y + inset.top)
    if position.contains(.top) { y = frame.minY }
    if position.contains(.centeredVertically) { y = frame.midY - visible.height / 2 }
    if position.contains(.bottom) { y = frame.maxY - visible.height }
    if position.contains(.left) { x = frame.minX }
    if position.contains(.centeredHorizontally) { x = frame.midX - visible.width / 2 }
    if position.contains(.right) { x = frame.maxX - visible.width }
    let size = storedContentSize
    return CGPoint(
      x: min(max(x, 0), max(0, size.width - visible.width)) - inset.left,
      y: min(max(y, 0), max(0, size.height - visible.height)) - inset.top)
  }
}

extension UICollectionReusableView {
  /// Takes place and form; the frame is then what the transform makes of them.
  fileprivate func take(_ attributes: UICollectionViewLayoutAttributes) {
    if transform.isIdentity, attributes.transform.isIdentity {
      frame = attributes.frame
      return
    }
    bounds.size = attributes.size
    center = attributes.center
    transform = attributes.transform
  }
}
