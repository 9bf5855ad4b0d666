import CoreGraphics

/// What a group or an item takes, with the cells in it: in coordinates from its corner.
struct GroupBlock {
  /// A cell's place.
  struct Cell {
    /// Among the section's items.
    var index: Int
    var frame: CGRect
    var zIndex = 0
    /// The axes of which the cell says how long it is.
    var estimatedAxes: UIAxis = []
  }

  /// The place of a view beside a cell or group.
  struct Supplement {
    var item: NSCollectionLayoutSupplementaryItem
    /// That of the cell beside which it stands.
    var index: Int
    var frame: CGRect
  }

  var size: CGSize
  var cells: [Cell] = []
  var supplements: [Supplement] = []

  mutating func add(_ block: GroupBlock, at origin: CGPoint) {
    cells += block.cells.map { cell in
      var cell = cell
      cell.frame = cell.frame.offsetBy(dx: origin.x, dy: origin.y)
      return cell
    }
    supplements += block.supplements.map { supplement in
      var supplement = supplement
      supplement.frame = supplement.frame.offsetBy(dx: origin.x, dy: origin.y)
      return supplement
    }
  }

  /// Makes all cells as long on an axis as the block is to be.
  mutating func stretch(to length: CGFloat, isHorizontal: Bool) {
    let more = length - (isHorizontal ? size.width : size.height)
    for index in cells.indices {
      if isHorizontal {
        cells[index].frame.size.width += more
      } else {
        cells[index].frame.size.height += more
      }
    }
    if isHorizontal { size.width = length } else { size.height = length }
  }
}

extension CGSize {
  func length(_ isHorizontal: Bool) -> CGFloat { isHorizontal ? width : height }

  mutating func setLength(_ length: CGFloat, _ isHorizontal: Bool) {
    if isHorizontal { width = length } else { height = length }
  }
}

extension NSCollectionLayoutSize {
  func dimension(_ isHorizontal: Bool) -> NSCollectionLayoutDimension {
    isHorizontal ? widthDimension : heightDimension
  }
}

extension NSCollectionLayoutItem {
  /// The insets that count: those on axes whose length is not estimated.
  var countingInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    let axes = layoutSize.estimatedAxes
    if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// The spacing before and after the item on an axis.
  func spacing(_ isHorizontal: Bool) -> (
    before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?
  ) {
    isHorizontal ? (edgeSpacing?.leading, edgeSpacing?.trailing) : (edgeSpacing?.top, edgeSpacing?.bottom)
  }
}

extension CGRect {
  /// The rectangle without insets from the left and right, whichever direction is read in.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
