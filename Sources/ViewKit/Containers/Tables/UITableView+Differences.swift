import CoreGraphics

/// What a table keeps as it shows other rows.
extension UITableView {
  /// Asks the data source anew and keeps cells, heights and selection of rows that stay.
  ///
  /// - Parameters:
  ///   - rows: Where a row is now; nil where its cell is to be made anew.
  ///   - selection: Where a selected row is now; nil where it is gone.
  func takeDifferences(rows: (IndexPath) -> IndexPath?, selection place: (IndexPath) -> IndexPath?) {
    let selected = selection.compactMap(place)
    guard isLoaded else {
      loadAnew()
      selection = selected
      return
    }
    let old = items
    var kept: [(view: UIView, path: IndexPath)] = []
    var keptPlaces: Set<Int> = []
    for (place, view) in shown where view is UITableViewCell {
      guard let path = rows(indexPath(of: place)) else { continue }
      kept.append((view, path))
      keptPlaces.insert(place)
    }
    recycle(except: keptPlaces)
    let heights = settledHeights(of: old, rows)
    shown = [:]
    isLoaded = false
    selection = selected
    loadIfNeeded()
    for (path, height) in heights {
      if let place = self.place(of: path), items.isEstimated[place] { items.settle(place, height) }
    }
    for (view, path) in kept {
      if let place = self.place(of: path) { shown[place] = view } else { view.removeFromSuperview() }
    }
    updateContentSize()
    setNeedsLayout()
  }

  /// The automatic heights that are known, by where their rows are now.
  private func settledHeights(
    of old: TableItems, _ rows: (IndexPath) -> IndexPath?
  ) -> [(IndexPath, CGFloat)] {
    (0..<old.count).compactMap { place in
      guard old.isAutomatic[place], !old.isEstimated[place], let path = rows(indexPath(of: place)) else {
        return nil
      }
      return (path, old.heights[place])
    }
  }

  func refill(_ paths: [IndexPath]) {
    for path in paths {
      guard let place = place(of: path), let cell = shown[place] as? UITableViewCell else { continue }
      reuse.cellToRefill = cell
      let filled = dataSource?.tableView(self, cellForRowAt: path)
      reuse.cellToRefill = nil
      if let filled, filled !== cell {
        Faults.raise(
          "the cell of the row at \(path) cannot be reconfigured, since another one was dequeued for it. "
            + "Dequeue with the identifier that the row's cell has, or reload the row.")
      }
      askHeight(of: cell)
    }
  }

  /// Has the height of a cell in sight asked for again.
  func askHeight(of cell: UITableViewCell) {
    guard isLoaded, let place = shown.first(where: { $0.value === cell })?.key, place < items.count else {
      return
    }
    items.forgetHeight(of: place)
    setNeedsLayout()
  }
}
