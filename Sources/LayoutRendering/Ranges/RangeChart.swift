import PlumbGeometry
import PlumbTextMetrics

/// Bars over a scale of sizes: where what is true.
package struct RangeChart: Sendable {
  package struct Row: Sendable {
    package var text: String
    package var isError: Bool
    package var ranges: [ClosedRange<Double>]

    package init(text: String, isError: Bool, ranges: [ClosedRange<Double>]) {
      self.text = text
      self.isError = isError
      self.ranges = ranges
    }
  }

  package var title: String
  package var caption: String
  package var interval: ClosedRange<Double>
  package var rows: [Row]

  package init(title: String, caption: String, interval: ClosedRange<Double>, rows: [Row]) {
    self.title = title
    self.caption = caption
    self.interval = interval
    self.rows = rows
  }

  private static let margin = 28.0
  private static let rowHeight = 34.0
  private static let barHeight = 8.0
  private static let shortest = 480.0
  private static let ink = Color(hex: 0x1F2328)
  private static let faint = Color(hex: 0x6E7781)
  private static let ground = Color(hex: 0xD0D5DB)

  /// The chart above another drawing, as wide as that.
  package func drawing(above other: Drawing) -> Drawing {
    let width = max(other.size.width, Self.shortest + 2 * Self.margin)
    let room = width - 2 * Self.margin
    var sketch = Sketch()
    var y = Self.margin
    func line(_ height: Double) -> Rect { Rect(x: Self.margin, y: y, width: room, height: height) }
    sketch.text(title, .system(16, weight: .semibold), Self.ink, in: line(20))
    y += 22
    sketch.text(caption, .system(11), Self.faint, in: line(15))
    y += 24
    for row in rows.isEmpty ? [Row(text: "All is well at each of them.", isError: false, ranges: [])] : rows {
      sketch.text(row.text, .system(11), Self.ink, in: line(15))
      let bar = Rect(x: Self.margin, y: y + 17, width: room, height: Self.barHeight)
      sketch.fill(bar, Self.ground, radius: Self.barHeight / 2)
      for range in row.ranges { draw(range, of: row, in: bar, &sketch) }
      y += Self.rowHeight
    }
    let size = Size(width: width, height: y + other.size.height)
    return Drawing(
      title: title, size: size, background: other.background,
      elements: sketch.elements + other.elements.map { $0.moved(0, y) })
  }

  private func draw(_ range: ClosedRange<Double>, of row: Row, in bar: Rect, _ sketch: inout Sketch) {
    let whole = max(interval.upperBound - interval.lowerBound, 1e-9)
    let start = bar.minX + bar.width * (range.lowerBound - interval.lowerBound) / whole
    let end = bar.minX + bar.width * (range.upperBound - interval.lowerBound) / whole
    let rect = Rect(x: min(start, bar.maxX - 2), y: bar.minY, width: max(end - start, 2), height: bar.height)
    sketch.fill(rect, row.isError ? OverlayPalette.conflicting : OverlayPalette.troubled, radius: 2)
  }
}

extension Drawing {
  /// Drawings below each other.
  package init(title: String, below parts: [Drawing]) {
    var elements: [DrawingElement] = []
    var size = Size.zero
    for part in parts {
      elements += part.elements.map { $0.moved(0, size.height) }
      size = Size(width: max(size.width, part.size.width), height: size.height + part.size.height)
    }
    self.init(title: title, size: size, background: parts.first?.background, elements: elements)
  }
}
