import PlumbGeometry
import PlumbTextMetrics

extension Sketch {
  /// What a cell draws itself: its accessory and the line below it.
  mutating func cell(_ content: CellContent, in rect: Rect) {
    if content.hasSeparator, rect.width > 24 {
      line(
        Point(x: rect.minX + 16, y: rect.maxY - 0.25), Point(x: rect.maxX, y: rect.maxY - 0.25),
        ControlPalette.separator, width: 0.5)
    }
    let center = Point(x: rect.maxX - 20, y: rect.midY)
    switch content.accessory {
    case .none: break
    case .disclosure: chevron(center: center, height: 11, ControlPalette.gray3)
    case .check: checkmark(Rect(x: center.x - 7, y: center.y - 5, width: 13, height: 10), content.tint)
    case .detail: detail(Point(x: center.x - 4, y: center.y), content.tint)
    case .detailDisclosure:
      detail(Point(x: center.x - 22, y: center.y), content.tint)
      chevron(center: center, height: 11, ControlPalette.gray3)
    }
  }

  private mutating func detail(_ center: Point, _ tint: Color) {
    let circle = Rect(x: center.x - 10, y: center.y - 10, width: 20, height: 20)
    ellipse(circle.inset(0.75, 0.75), .stroke(tint, width: 1.5))
    letterI(circle, tint)
  }

  /// The drum of a picker: rows that fade away from the one that is chosen.
  mutating func wheels(_ columns: [[String]], in rect: Rect) {
    guard rect.width > 10, rect.height > 10 else { return }
    let rowHeight = 32.0
    fill(
      rect.inset(9, 0).centered(width: max(0, rect.width - 18), height: min(rowHeight, rect.height)),
      ControlPalette.tertiaryFill, radius: 8)
    guard !columns.isEmpty, columns.count <= 12 else { return }
    let width = (rect.width - 24) / Double(columns.count)
    let reach = max(0, min(3, Int((rect.height / 2 - rowHeight / 2) / (rowHeight * 0.85))))
    for (number, rows) in columns.enumerated() {
      for (position, row) in rows.enumerated() {
        let offset = position - rows.count / 2
        guard abs(offset) <= reach else { continue }
        let shade = [1, 0.45, 0.25, 0.12][abs(offset)]
        let cell = Rect(
          x: rect.minX + 12 + Double(number) * width, y: rect.midY - 16 + Double(offset) * rowHeight * 0.9,
          width: width, height: rowHeight)
        text(row, .system(offset == 0 ? 21 : 19), Color(white: 0, alpha: shade), in: cell, .center)
      }
    }
  }

  mutating func datePicker(compact: Bool, in rect: Rect, look: PlatformLook) {
    if look == .desktop {
      field(
        FieldContent(
          border: .bezel, text: TextContent("12/31/2024, 9:41 AM", font: .system(13), color: .black)),
        in: Rect(x: rect.minX, y: rect.minY, width: max(0, rect.width - 17), height: rect.height), look: look)
      stepper(in: Rect(x: rect.maxX - 15, y: rect.minY, width: 15, height: rect.height), look: look)
      return
    }
    guard compact else {
      wheels(
        [
          ["Sat Dec 28", "Sun Dec 29", "Mon Dec 30", "Today", "Wed Jan 1", "Thu Jan 2", "Fri Jan 3"],
          ["6", "7", "8", "9", "10", "11", "12"], ["38", "39", "40", "41", "42", "43", "44"],
          ["", "AM", "PM"],
        ], in: rect)
      return
    }
    let height = min(34, rect.height)
    let gap = 6.0
    let dateWidth = max(0, (rect.width - gap) * 0.58)
    let row = rect.centered(width: rect.width, height: height)
    let date = Rect(x: row.minX, y: row.minY, width: dateWidth, height: height)
    let time = Rect(
      x: date.maxX + gap, y: row.minY, width: max(0, row.maxX - date.maxX - gap), height: height)
    for (part, words) in [(date, "Dec 31, 2024"), (time, "9:41 AM")] {
      fill(part, ControlPalette.tertiaryFill, radius: 8)
      text(words, .system(17), .black, in: part.inset(3, 0), .center)
    }
  }

  // MARK: macOS

  mutating func tableHeader(_ titles: [String], _ widths: [Double], in rect: Rect) {
    fill(rect, Color(hex: 0xF6F6F6))
    line(
      Point(x: rect.minX, y: rect.maxY - 0.5), Point(x: rect.maxX, y: rect.maxY - 0.5),
      ControlPalette.controlBorder)
    guard !titles.isEmpty, titles.count <= 100 else { return }
    var x = rect.minX
    for (number, title) in titles.enumerated() {
      let left = max(0, rect.maxX - x)
      let isLast = number == titles.count - 1 || number >= widths.count
      let width = isLast ? left : widths[number].isFinite ? min(max(0, widths[number]), left) : 0
      let cell = Rect(x: x, y: rect.minY, width: width, height: rect.height)
      x = cell.maxX
      text(title, .system(11), Color(white: 0.3), in: cell.inset(5, 0))
      if number > 0 {
        line(
          Point(x: cell.minX, y: cell.minY + 4), Point(x: cell.minX, y: cell.maxY - 4),
          ControlPalette.controlBorder)
      }
    }
  }

  mutating func rows(height: Double, in rect: Rect) {
    let step = max(8, height)
    var y = rect.minY + step
    var count = 0
    while y < rect.maxY, count < 200 {
      fill(
        Rect(x: rect.minX, y: y, width: rect.width, height: min(step, rect.maxY - y)), Color(hex: 0xF4F5F5))
      y += 2 * step
      count += 1
    }
  }
}
