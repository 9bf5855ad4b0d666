import PlumbAppleFacts
import PlumbGeometry
import PlumbTextMetrics

extension Sketch {
  mutating func navigationBar(_ content: NavigationBarContent, in rect: Rect) {
    fill(rect, content.background ?? ControlPalette.bar)
    hairline(y: rect.maxY, rect)
    let height = min(NavigationBars.usual, rect.height)
    // A large title is below the row of items; otherwise these are at the bar's lower end.
    let rowY =
      content.hasLargeTitle
      ? rect.minY + max(0, rect.height - NavigationBars.largeTitle - height) : rect.maxY - height
    let row = Rect(x: rect.minX, y: rowY, width: rect.width, height: height)
    var left = row.minX + 16
    if let back = content.back {
      backChevron(center: Point(x: row.minX + 13, y: row.midY), height: 17, content.tint, width: 2.5)
      let width = min(singleLineWidth(of: back, font: .system(17)), row.width / 3)
      text(
        back, .system(17), content.tint,
        in: Rect(x: row.minX + 22, y: row.minY, width: width + 2, height: height))
      left = row.minX + 22 + width + 8
    }
    for item in content.left {
      let width = barItemWidth(item)
      barItem(item, content.tint, in: Rect(x: left, y: row.minY, width: width, height: height))
      left += width + 12
    }
    var right = row.maxX - 16
    for item in content.right {
      let width = barItemWidth(item)
      barItem(item, content.tint, in: Rect(x: right - width, y: row.minY, width: width, height: height))
      right -= width + 12
    }
    if content.hasLargeTitle, rect.height > 60 {
      let title = Rect(x: rect.minX + 16, y: rect.maxY - 48, width: rect.width - 32, height: 44)
      text(content.title, .system(34, weight: .bold), .black, in: title)
    } else {
      let font = Font.system(17, weight: .semibold)
      let width = singleLineWidth(of: content.title, font: font)
      // In the middle of the bar if there is room, else in the middle of what the items leave.
      let reach = min(row.midX - left, right - row.midX)
      let room =
        width <= 2 * reach
        ? row.centered(width: width + 2, height: height)
        : Rect(x: left, y: row.minY, width: max(0, right - left), height: height)
      text(content.title, font, .black, in: room, .center)
    }
  }

  mutating func toolbar(_ items: [BarItem], _ tint: Color, in rect: Rect) {
    fill(rect, ControlPalette.bar)
    hairline(y: rect.minY, rect)
    let row = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: min(Toolbars.usual, rect.height))
    let margin = 16.0
    let gap = 8.0
    let springs = items.count { $0 == .flexibleSpace }
    let used = items.reduce(0) { $0 + barItemWidth($1) } + gap * Double(max(0, items.count - 1))
    let spring = springs > 0 ? max(0, row.width - 2 * margin - used) / Double(springs) : 0
    var x = row.minX + margin
    for item in items {
      let width = item == .flexibleSpace ? spring : barItemWidth(item)
      barItem(item, tint, in: Rect(x: x, y: row.minY, width: width, height: row.height))
      x += width + gap
    }
  }

  mutating func tabBar(_ items: [BarItem], _ selected: Int, _ tint: Color, in rect: Rect) {
    fill(rect, ControlPalette.bar)
    hairline(y: rect.minY, rect)
    guard !items.isEmpty, items.count <= 50 else { return }
    let width = rect.width / Double(items.count)
    for (number, item) in items.enumerated() {
      let color = number == selected ? tint : ControlPalette.gray
      let cell = Rect(
        x: rect.minX + Double(number) * width, y: rect.minY, width: width,
        height: min(TabBars.usual, rect.height))
      glyph(Rect(x: cell.midX - 12, y: cell.minY + 6, width: 24, height: 24), color)
      let title: String
      switch item {
      case .title(let text), .image(_, let text): title = text
      case .flexibleSpace, .fixedSpace: title = ""
      }
      text(
        title, .system(10, weight: .medium), color,
        in: Rect(x: cell.minX + 2, y: cell.maxY - 15, width: cell.width - 4, height: 12), .center)
    }
  }

  private mutating func hairline(y: Double, _ rect: Rect) {
    line(Point(x: rect.minX, y: y), Point(x: rect.maxX, y: y), ControlPalette.separator, width: 0.5)
  }

  private func barItemWidth(_ item: BarItem) -> Double {
    switch item {
    case .title(let title): singleLineWidth(of: title, font: .system(17)) + 2
    case .image: 24
    case .flexibleSpace: 0
    case .fixedSpace(let width): max(0, min(width, 2000))
    }
  }

  private mutating func barItem(_ item: BarItem, _ tint: Color, in rect: Rect) {
    switch item {
    case .title(let title): text(title, .system(17), tint, in: rect)
    case .image(let name, _): barGlyph(name, tint, in: rect.centered(width: 22, height: 22))
    case .flexibleSpace, .fixedSpace: break
    }
  }

  /// The symbols of bar items that everybody knows; a plain glyph for others.
  private mutating func barGlyph(_ name: String, _ tint: Color, in rect: Rect) {
    switch name {
    case "add", "plus": plus(rect.inset(-4, -4), tint, width: 2)
    case "search", "magnifyingglass": magnifier(rect.inset(1, 1), tint)
    case "stop", "xmark": cross(rect.inset(5, 5), tint, width: 2)
    case "back", "chevron.left": backChevron(center: rect.center, height: 17, tint, width: 2.5)
    case "forward", "chevron.right": chevron(center: rect.center, height: 17, tint, width: 2.5)
    case "ellipsis":
      for offset in [-7.0, 0, 7] {
        disc(center: Point(x: rect.midX + offset, y: rect.midY), radius: 2, .fill(tint))
      }
    default: glyph(rect, tint)
    }
  }
}
