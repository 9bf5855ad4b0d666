import CoreGraphics
internal import PlumbAppleFacts
internal import PlumbPlatformRules

/// Holds what a cell shows: beside the accessory, with margins that follow the screen's width.
class CellContentView: UIView {
  /// Whether something stands at the trailing end.
  var isBesideAccessory = false { didSet { if isBesideAccessory != oldValue { insetsChanged() } } }

  override var defaultMargins: NSDirectionalEdgeInsets? {
    let margins = cellMargins
    return NSDirectionalEdgeInsets(
      top: margins.vertical, leading: margins.side, bottom: margins.vertical,
      trailing: isBesideAccessory ? margins.besideAccessory : margins.side)
  }
}

final class UITableViewCellContentView: CellContentView {}

final class UITableViewHeaderFooterContentView: CellContentView {}

extension UIView {
  /// The margins of cells, headers and footers.
  var cellMargins: CellMargins {
    let screen = (window?.screen ?? .main).bounds.size
    let table = enclosingTable
    let isPhone = traitCollection.userInterfaceIdiom == .phone
    return CellMargins(
      in: Release(ofSystem: SimulatedDevice.current.systemVersion),
      table?.controller == nil ? .innerTable : .controllersTable,
      width: Double(table?.bounds.width ?? bounds.width),
      phoneWidth: isPhone ? Double(min(screen.width, screen.height)) : nil,
      isInset: table?.style == .insetGrouped)
  }

  private var enclosingTable: UITableView? {
    var view = superview
    while let inner = view, !(inner is UITableView) { view = inner.superview }
    return view as? UITableView
  }

  /// At the sides of cells, headers and footers, in points.
  var sideMargin: CGFloat { cellMargins.side }
}
