import CoreGraphics

extension UITableView {
  /// A finger is on a row.
  func press(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell), allowsSelection,
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    cell.setHighlighted(true, animated: false)
  }
  /// The finger is lifted from it: the row is selected, as far as the delegate allows it.
  func release(_ cell: UITableViewCell) {
    guard cell.isHighlighted, let pressed = indexPath(for: cell) else { return }
    cell.setHighlighted(false, animated: false)
    let delegate = self.delegate
    if allowsMultipleSelection, indexPathsForSelectedRows?.contains(pressed) ?? false {
      guard let path = allowed(pressed, delegate.map { $0.tableView(self, willDeselectRowAt: pressed) })
      else { return }
      deselectRow(at: path, animated: true)
      delegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let path = allowed(pressed, delegate.map { $0.tableView(self, willSelectRowAt: pressed) }) else {
      return
    }
    let before = allowsMultipleSelection ? [] : (indexPathsForSelectedRows ?? []).filter { $0 != path }
    selectRow(at: path, animated: true, scrollPosition: .none)
    for path in before { delegate?.tableView(self, didDeselectRowAt: path) }
    delegate?.tableView(self, didSelectRowAt: path)
  }

  /// The row that a delegate names in place of a pressed one; the pressed one where there is no delegate.
  private func allowed(_ pressed: IndexPath, _ named: IndexPath??) -> IndexPath? { named ?? pressed }
}
