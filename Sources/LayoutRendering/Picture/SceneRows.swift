import PlumbGeometry

/// Where scenes lie side by side, in rows that make the whole a little wider than high.
struct SceneRows {
  static let margin = 28.0
  private static let gap = Size(width: 44, height: 36)

  private(set) var origins: [Point] = []
  private(set) var size: Size

  init(_ extents: [Size]) {
    let widest = extents.reduce(0) { max($0, $1.width) }
    let length = extents.reduce(0) { $0 + $1.width + Self.gap.width }
    let highest = extents.reduce(0) { max($0, $1.height) }
    let limit = max(widest, (length * (highest + Self.gap.height) * 1.9).squareRoot())
    var x = 0.0
    var y = 0.0
    var rowHeight = 0.0
    var width = 0.0
    for extent in extents {
      if x > 0, x + extent.width > limit {
        (x, y, rowHeight) = (0, y + rowHeight + Self.gap.height, 0)
      }
      origins.append(Point(x: Self.margin + x, y: Self.margin * 0.7 + y))
      x += extent.width + Self.gap.width
      width = max(width, x - Self.gap.width)
      rowHeight = max(rowHeight, extent.height)
    }
    size = Size(width: width + 2 * Self.margin, height: y + rowHeight + 1.7 * Self.margin)
  }
}
