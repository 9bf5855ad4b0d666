import CoreGraphics

/// What a collection keeps as it shows other items.
extension UICollectionView {
  /// Asks the data source anew and keeps views and selection of items and sections that stay.
  ///
  /// - Parameters:
  ///   - items: Where an item is now; nil where its cell is to be made anew.
  ///   - sections: Where a section is now; nil where its headers and footers are to be made anew.
  ///   - place: Where a selected item is now; nil where it is gone.
  func takeDifferences(
    items: (IndexPath) -> IndexPath?, sections: (Int) -> Int?, selection place: (IndexPath) -> IndexPath?
  ) {
    selection = selection.compactMap(place)
    var kept: [CollectionPlace: UICollectionReusableView] = [:]
    var old: Set<CollectionPlace> = []
    for (place, view) in shown {
      guard let now = place.moved(items, sections, isOfItem: collectionViewLayout.standsBesideItems) else {
        continue
      }
      kept[now] = view
      old.insert(place)
    }
    recycle(except: old)
    shown = kept
    counts = nil
    settled = []
    collectionViewLayout.forgetSizes(movedBy: items)
    collectionViewLayout.invalidateItems()
    setNeedsLayout()
  }

  func refill(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cellForItem(at: path) else { continue }
      reuse.cellToRefill = cell
      let filled = dataSource?.collectionView(self, cellForItemAt: path)
      reuse.cellToRefill = nil
      if let filled, filled !== cell {
        Faults.raise(
          "the cell of the item at \(path) cannot be reconfigured, since another one was dequeued for it. "
            + "Dequeue with the registration or identifier that the item's cell has, or reload the item.")
      }
      askSize(of: cell)
    }
  }

  /// Has the size of a cell in sight asked for again.
  func askSize(of cell: UICollectionReusableView) {
    guard collectionViewLayout.asksCells else { return }
    if let place = shown.first(where: { $0.value === cell })?.key { settled.remove(place) }
    setNeedsLayout()
  }
}
