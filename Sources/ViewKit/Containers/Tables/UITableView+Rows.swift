import CoreGraphics
import Foundation

/// Which of a table's rows have views.
extension UITableView {
  /// Before the next layout, for whoever asks for cells.
  func showPendingRows() { if hasPendingRows { showRows() } }

  /// Gives the items in the bounds their views, heights and frames, and takes back those of the others.
  func showRows() {
    hasPendingRows = false
    loadIfNeeded()
    placeEnds()
    var visible: [Int] = []
    var place = items.first(below: bounds.minY - topHeight)
    if style == .plain, place < items.count { pinHeader(of: items.section(of: place), &visible) }
    // What is above is used again for what comes into sight below.
    let stays = { (old: Int) in old >= place || visible.contains(old) }
    if !shown.keys.allSatisfy(stays) { recycle(except: Set(shown.keys.filter(stays))) }
    while place < items.count, topHeight + items.edge(place) < bounds.maxY {
      if items.isEstimated[place], let view = view(at: place) {
        items.settle(place, height(of: view))
      }
      if items.heights[place] > 0, visible.first != place { visible.append(place) }
      place += 1
    }
    updateContentSize()
    recycle(except: Set(visible))
    for place in visible { view(at: place)?.frame = visibleRect(of: place) }
    placeEnds()
  }

  /// A plain table keeps the header of the topmost section in sight.
  private func pinHeader(of section: Int, _ visible: inout [Int]) {
    let header = items.place(ofHeader: section)
    if items.heights[header] > 0 { visible.append(header) }
  }

  private func visibleRect(of place: Int) -> CGRect {
    var rect = rect(of: place)
    let section = items.section(of: place)
    if style == .plain, items.kind(of: place, in: section) == .header {
      let end = topHeight + items.edge(items.place(ofFooter: section))
      rect.origin.y = max(rect.minY, min(bounds.minY + adjustedContentInset.top, end - rect.height))
    }
    return rect
  }

  private func placeEnds() {
    if let tableHeaderView { place(tableHeaderView, at: 0) }
    if let tableFooterView { place(tableFooterView, at: topHeight + items.total) }
    backgroundView?.frame = bounds
  }

  private func place(_ view: UIView, at y: CGFloat) {
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
  }

  // MARK: Views

  /// The view of an item, made and put into the table where there is none; nil for a header or footer without.
  private func view(at place: Int) -> UIView? {
    if let view = shown[place] { return view }
    let section = items.section(of: place)
    let kind = items.kind(of: place, in: section)
    let view: UIView?
    if kind == .row {
      view = dataSource?.tableView(self, cellForRowAt: indexPath(of: place))
    } else {
      view = prepared.removeValue(forKey: place) ?? makeView(kind, section)
    }
    guard let view else { return nil }
    shown[place] = view
    announce(view, at: place, kind, section)
    view.translatesAutoresizingMaskIntoConstraints = true
    if kind == .row {
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    } else {
      addSubview(view)
    }
    return view
  }

  private func announce(_ view: UIView, at place: Int, _ kind: TableItems.Kind, _ section: Int) {
    switch kind {
    case .row:
      guard let cell = view as? UITableViewCell else { return }
      let indexPath = indexPath(of: place)
      cell.isSelected = indexPathsForSelectedRows?.contains(indexPath) == true
      delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  private func height(of view: UIView) -> CGFloat {
    let width = itemWidth
    // Layout margins inside may depend on where the edges are.
    view.frame.size.width = width
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height
  }

  // MARK: Taking back

  func recycleAll() {
    recycle(except: [])
    prepared = [:]
  }

  func recycle(except kept: Set<Int>) {
    for place in shown.keys.sorted() where !kept.contains(place) {
      guard let view = shown.removeValue(forKey: place) else { continue }
      view.removeFromSuperview()
      reuse.recycle(view)
      guard place < items.count else { continue }
      let section = items.section(of: place)
      switch items.kind(of: place, in: section) {
      case .row:
        if let cell = view as? UITableViewCell {
          delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath(of: place))
        }
      case .header: delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      case .footer: delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
  }
}
