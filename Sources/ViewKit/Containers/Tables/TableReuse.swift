/// Views that a table has made before, and how it makes new ones.
@MainActor struct TableReuse {
  private var cells: [String: [UITableViewCell]] = [:]
  private var headerFooters: [String: [UITableViewHeaderFooterView]] = [:]
  private var cellMakers: [String: () -> UITableViewCell?] = [:]
  private var headerFooterMakers: [String: () -> UITableViewHeaderFooterView?] = [:]

  mutating func register(_ cellClass: AnyClass?, forCell identifier: String) {
    guard let cellClass else {
      cellMakers[identifier] = nil
      return
    }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      return Faults.raise("\(cellClass) is registered for cells, and is no subclass of UITableViewCell")
    }
    cellMakers[identifier] = { cellClass.init(style: .default, reuseIdentifier: identifier) }
  }

  mutating func register(_ viewClass: AnyClass?, forHeaderFooter identifier: String) {
    guard let viewClass else {
      headerFooterMakers[identifier] = nil
      return
    }
    guard let viewClass = viewClass as? UITableViewHeaderFooterView.Type else {
      return Faults.raise(
        "\(viewClass) is registered for headers and footers, and is no subclass of UITableViewHeaderFooterView"
      )
    }
    headerFooterMakers[identifier] = { viewClass.init(reuseIdentifier: identifier) }
  }

  mutating func register(cell identifier: String, _ make: @escaping () -> UITableViewCell?) {
    cellMakers[identifier] = make
  }

  mutating func register(
    headerFooter identifier: String, _ make: @escaping () -> UITableViewHeaderFooterView?
  ) {
    headerFooterMakers[identifier] = make
  }

  /// The cell that is to be filled anew, as long as it is.
  var cellToRefill: UITableViewCell?

  func offered(_ identifier: String) -> UITableViewCell? {
    cellToRefill?.reuseIdentifier == identifier ? cellToRefill : nil
  }

  mutating func cell(_ identifier: String) -> UITableViewCell? {
    if let cell = cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let cell = cellMakers[identifier]?() else { return nil }
    cell.setReuseIdentifier(identifier)
    return cell
  }

  mutating func headerFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerFooters[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return headerFooterMakers[identifier]?()
  }

  /// Takes back a view that is no longer shown.
  mutating func recycle(_ view: UIView) {
    if let cell = view as? UITableViewCell, let identifier = cell.reuseIdentifier {
      cells[identifier, default: []].append(cell)
    } else if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      headerFooters[identifier, default: []].append(view)
    }
  }
}

extension UITableView {
  /// For cells that are made in other ways than by their class: from documents.
  package func registerMaker(
    forCellReuseIdentifier identifier: String, _ make: @escaping () -> UITableViewCell?
  ) { reuse.register(cell: identifier, make) }

  package func registerMaker(
    forHeaderFooterViewReuseIdentifier identifier: String,
    _ make: @escaping () -> UITableViewHeaderFooterView?
  ) { reuse.register(headerFooter: identifier, make) }
}
