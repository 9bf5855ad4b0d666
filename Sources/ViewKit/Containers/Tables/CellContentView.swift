import CoreGraphics

/// Holds what a cell shows: beside the accessory, with margins that follow the screen's width.
///
/// Saved documents imply them: 20 points at the sides where the screen, held upright, is 393 points or wider, else 16; 8
/// beside an accessory; 11 above and below.
class CellContentView: UIView {
  /// Whether something stands at the trailing end.
  var isBesideAccessory = false { didSet { if isBesideAccessory != oldValue { insetsChanged() } } }

  override var defaultMargins: NSDirectionalEdgeInsets? {
    let side = sideMargin
    return NSDirectionalEdgeInsets(
      top: 11, leading: side, bottom: 11, trailing: isBesideAccessory ? 8 : side)
  }
}

final class UITableViewCellContentView: CellContentView {}

final class UITableViewHeaderFooterContentView: CellContentView {}

extension UIView {
  /// Of cells, headers and footers, in points.
  var sideMargin: CGFloat {
    let screen = (window?.screen ?? .main).bounds.size
    return min(screen.width, screen.height) >= 393 ? 20 : 16
  }
}
