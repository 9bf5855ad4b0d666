import PlumbGeometry
import PlumbTextMetrics

/// Containers of macOS.
extension Sketch {
  mutating func box(_ title: TextContent?, in rect: Rect) {
    let titleHeight = title == nil ? 0 : min(16, rect.height)
    let body = Rect(
      x: rect.minX, y: rect.minY + titleHeight, width: rect.width, height: max(0, rect.height - titleHeight))
    fill(body, Color(white: 0, alpha: 0.035), radius: 5)
    outline(body, Color(white: 0, alpha: 0.1), radius: 5)
    if let title {
      text(
        title, in: Rect(x: rect.minX + 6, y: rect.minY, width: max(0, rect.width - 12), height: titleHeight))
    }
  }

  mutating func separator(in rect: Rect) {
    let ink = Color(white: 0, alpha: 0.16)
    if rect.width >= rect.height {
      line(Point(x: rect.minX, y: rect.midY), Point(x: rect.maxX, y: rect.midY), ink)
    } else {
      line(Point(x: rect.midX, y: rect.minY), Point(x: rect.midX, y: rect.maxY), ink)
    }
  }

  mutating func tabView(_ titles: [String], selected: Int, in rect: Rect) {
    let body = Rect(
      x: rect.minX, y: rect.minY + min(12, rect.height), width: rect.width, height: max(0, rect.height - 12))
    fill(body, Color(white: 0, alpha: 0.035), radius: 5)
    outline(body, Color(white: 0, alpha: 0.1), radius: 5)
    guard !titles.isEmpty else { return }
    let widths = titles.map { singleLineWidth(of: $0, font: .system(13)) + 24 }
    let width = widths.reduce(0, +)
    let tabs = Rect(
      x: rect.midX - min(width, rect.width) / 2, y: rect.minY, width: min(width, rect.width), height: 24)
    segments(titles, widths: widths, selected: selected, in: tabs, look: .desktop)
  }

  /// The lines between the panes of a split view.
  mutating func dividers(_ axis: Axis, _ positions: [Double], in rect: Rect) {
    for position in positions {
      if axis == .horizontal {
        let x = rect.minX + position
        line(Point(x: x, y: rect.minY), Point(x: x, y: rect.maxY), ControlPalette.controlBorder)
      } else {
        let y = rect.minY + position
        line(Point(x: rect.minX, y: y), Point(x: rect.maxX, y: y), ControlPalette.controlBorder)
      }
    }
  }
}
