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
      guard let now = moved(place, items, sections) else { continue }
      kept[now] = view
      old.insert(place)
    }
    recycle(except: old)
    shown = kept
    counts = nil
    settled = []
    collectionViewLayout.forgetSizes(movedBy: items)
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  private func moved(
    _ place: CollectionPlace, _ items: (IndexPath) -> IndexPath?, _ sections: (Int) -> Int?
  ) -> CollectionPlace? {
    guard let kind = place.kind else {
      return items(place.indexPath).map { CollectionPlace(kind: nil, indexPath: $0) }
    }
    guard place.indexPath.count == 2 else { return place }
    if collectionViewLayout.standsBesideItems(kind) {
      return items(place.indexPath).map { CollectionPlace(kind: kind, indexPath: $0) }
    }
    return sections(place.indexPath.section).map {
      CollectionPlace(kind: kind, indexPath: IndexPath(item: place.indexPath.item, section: $0))
    }
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
