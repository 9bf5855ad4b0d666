import CoreGraphics
import Foundation

/// Where a table's rows are.
extension UITableView {
  func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    var items = TableItems()
    prepared = [:]
    for section in 0..<(dataSource?.numberOfSections(in: self) ?? 0) {
      append(.header, section, to: &items)
      for row in 0..<(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0) {
        append(IndexPath(row: row, section: section), to: &items)
      }
      append(.footer, section, to: &items)
      items.endSection()
    }
    self.items = items
    updateContentSize()
  }

  private func append(_ indexPath: IndexPath, to items: inout TableItems) {
    let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
    if height >= 0 { return items.append(height, isEstimated: false) }
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
    items.append(estimate > 0 ? estimate : UITableViewCell.standardHeight, isEstimated: estimate != 0)
  }

  private func append(_ kind: TableItems.Kind, _ section: Int, to items: inout TableItems) {
    let own = kind == .header ? sectionHeaderHeight : sectionFooterHeight
    let height =
      kind == .header
      ? delegate?.tableView(self, heightForHeaderInSection: section) ?? own
      : delegate?.tableView(self, heightForFooterInSection: section) ?? own
    // A delegate that answers with the table's height is taken for one that says nothing.
    if height >= 0, height != own { return items.append(padded(height, kind), isEstimated: false) }
    let view = makeView(kind, section)
    prepared[items.count] = view
    let ownHeight =
      height >= 0 ? ownHeight(kind, section, view, height) : automaticHeight(kind, section, view)
    items.append(padded(ownHeight, kind), isEstimated: false)
  }

  /// The padding above headers that plain tables have.
  private var headerPadding: CGFloat { style == .plain ? max(0, sectionHeaderTopPadding) : 0 }

  private func padded(_ height: CGFloat, _ kind: TableItems.Kind) -> CGFloat {
    kind == .header && height > 0 ? height + headerPadding : height
  }

  /// What the table's own height for headers and footers makes, which each document states: none in a plain
  /// section that has nothing to show there; in a grouped table it moves neither the first section nor titles
  /// (saved documents).
  private func ownHeight(
    _ kind: TableItems.Kind, _ section: Int, _ view: UIView?, _ height: CGFloat
  ) -> CGFloat {
    guard let view else {
      return style == .plain ? 0 : kind == .header && section == 0 ? max(height, 35) : height
    }
    guard style != .plain, kind == .header, isTitle(view) else { return height }
    return max(height, titleHeight(kind, section))
  }

  private func automaticHeight(_ kind: TableItems.Kind, _ section: Int, _ view: UIView?) -> CGFloat {
    guard let view else { return emptyHeight(kind, section) }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: itemWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if fitting.height > 0 { return fitting.height }
    return style == .plain ? 28 : titleHeight(kind, section)
  }

  /// Whether a view was made for the data source's title.
  private func isTitle(_ view: UIView) -> Bool {
    type(of: view) == UITableViewHeaderFooterView.self
      && (view as? UITableViewHeaderFooterView)?.reuseIdentifier == nil
  }

  /// Of a title above or below a grouped section: 38 points, 55.5 in all above the first one, at whole pixels (saved
  /// documents, n = 5).
  private func titleHeight(_ kind: TableItems.Kind, _ section: Int) -> CGFloat {
    guard kind == .header, section == 0 else { return 38 }
    let scale = max(contentScaleFactor, 1)
    return (55.5 * scale).rounded(.down) / scale
  }

  /// Of a header or footer without view: grouped sections keep a distance, 35 points above the first one.
  private func emptyHeight(_ kind: TableItems.Kind, _ section: Int) -> CGFloat {
    if style == .plain { return 0 }
    return kind == .header && section == 0 ? 35 : 18
  }

  /// The delegate's view, or one for the data source's title.
  func makeView(_ kind: TableItems.Kind, _ section: Int) -> UIView? {
    let isHeader = kind == .header
    let view =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    if let view { return view }
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let title else { return nil }
    let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
    made.textLabel?.text = title
    return made
  }

  // MARK: Places

  func place(of indexPath: IndexPath) -> Int? {
    guard indexPath.count == 2, indexPath.section >= 0, indexPath.section < items.sectionCount,
      indexPath.row >= 0, indexPath.row < items.rowCount(of: indexPath.section)
    else { return nil }
    return items.place(ofRow: indexPath.row, indexPath.section)
  }

  func indexPath(of place: Int) -> IndexPath {
    let section = items.section(of: place)
    return IndexPath(row: place - items.place(ofRow: 0, section), section: section)
  }

  var topHeight: CGFloat { tableHeaderView?.frame.height ?? 0 }

  /// Of rows, headers and footers.
  var itemWidth: CGFloat { max(0, bounds.width - 2 * itemInset) }
  private var itemInset: CGFloat { style == .insetGrouped ? sideMargin : 0 }

  func rect(of place: Int) -> CGRect {
    let rect = CGRect(
      x: itemInset, y: topHeight + items.edge(place), width: itemWidth, height: items.heights[place])
    guard headerPadding > 0, rect.height > 0, items.kind(of: place, in: items.section(of: place)) == .header
    else { return rect }
    return rect.inset(by: UIEdgeInsets(top: headerPadding, left: 0, bottom: 0, right: 0))
  }

  func rows(in rect: CGRect) -> [IndexPath] {
    var found: [IndexPath] = []
    var place = items.first(below: rect.minY - topHeight)
    while place < items.count, topHeight + items.edge(place) <= rect.maxY {
      let section = items.section(of: place)
      if items.kind(of: place, in: section) == .row, items.heights[place] > 0 {
        found.append(indexPath(of: place))
      }
      place += 1
    }
    return found
  }

  func updateContentSize() {
    guard isLoaded else { return }
    let size = CGSize(
      width: bounds.width, height: topHeight + items.total + (tableFooterView?.frame.height ?? 0))
    if size != storedContentSize { contentSize = size }
  }

  func offset(showing rect: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset).height
    let y: CGFloat =
      switch position {
      case .bottom: rect.maxY - visible
      case .middle: rect.midY - visible / 2
      default: rect.minY
      }
    let highest = max(0, storedContentSize.height - visible)
    return CGPoint(x: contentOffset.x, y: min(max(y, 0), highest) - inset.top)
  }
}
