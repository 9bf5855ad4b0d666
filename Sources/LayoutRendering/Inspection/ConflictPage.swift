import PlumbAppleFacts
import PlumbConstraintSolver
import PlumbGeometry
import PlumbLayoutDiagnostics
import PlumbTextMetrics

/// What is below each other in the picture of a conflict.
struct ConflictPage {
  private(set) var sketch = Sketch()
  let width: Double
  /// Where the next thing begins, in points.
  private(set) var y = 0.0

  static let ink = Color(hex: 0x57606A)

  init(width: Double) { self.width = width }

  mutating func space(_ height: Double) { y += height }

  /// A text, broken into lines.
  mutating func add(
    _ text: String, _ font: Font, _ color: Color, lineHeight: Double, indent: Double = 0
  ) {
    guard !text.isEmpty else { return }
    let text = WrappingText([TextRun(text, font: font)], lineLimit: 8, platform: .iOS)
    for line in text.lines(within: width - indent).lines {
      sketch.text(
        text.string(of: line), font, color, at: Point(x: indent, y: y + lineHeight / 2 + font.capMiddle),
        width: line.width)
      y += lineHeight
    }
  }

  /// The views, and the constraints over them.
  mutating func add(_ stage: ConflictStage, isExact: Bool, showingAlignmentRects: Bool) {
    let region = stage.region
    // Narrow ones stand in the middle.
    let dx = max(0, (width - region.width) / 2) - region.minX
    let dy = y - region.minY
    let shown =
      stage.views(showingAlignmentRects: showingAlignmentRects)
      + ConflictOverlay(stage, isExact: isExact).sketch.elements
    sketch.group(
      DrawingGroup(
        elements: shown.map { $0.moved(dx, dy) },
        clip: DrawingGroup.Clip(region.moved(dx, dy)), role: "layout"))
    y += region.height
  }

  /// A line of the list.
  mutating func add(number: Int, _ text: String, place: String, isBroken: Bool) {
    let font = Font.system(12)
    let digits = String(number)
    let badge = Rect(
      x: 0, y: y + 2, width: singleLineWidth(of: digits, font: LabelPlacement.font) + 9, height: 13)
    sketch.label(digits, in: badge, isBroken: isBroken)
    add(text, font, isBroken ? ConflictOverlay.red : Color(hex: 0x1F2328), lineHeight: 17, indent: 24)
    add(place, .system(10), Self.ink, lineHeight: 13, indent: 24)
    y += 4
  }

  // MARK: The sum

  /// Two bars to one scale: what the others make, and what the broken one wants, with the difference hatched.
  mutating func add(_ sum: ConflictSum) {
    let left = 124.0
    let right = 96.0
    let low = min(0, sum.forced, sum.wanted)
    let high = max(0, sum.forced, sum.wanted)
    guard low.isFinite, high.isFinite, high > low else { return }
    let scale = min(1, (width - left - right) / (high - low))
    func x(_ value: Double) -> Double { left + (value - low) * scale }
    func bar(_ value: Double, _ row: Double) -> Rect {
      Rect(x: min(x(0), x(value)), y: row, width: abs(x(value) - x(0)), height: 16)
    }
    let end = x(high) + 7
    let (first, second) = (y, y + 22)
    let forced = bar(sum.forced, first)
    sketch.fill(forced, Color(hex: 0xC9CED6))
    label(
      sum.others == 1 ? "The other makes" : "The others make", sum.bound.symbol.description, sum.forced,
      first, end)
    let wanted = bar(sum.wanted, second)
    sketch.fill(wanted, Color(hex: 0xE4E7EB))
    let gap = Rect(
      x: min(x(sum.forced), x(sum.wanted)), y: second,
      width: max(2, abs(x(sum.forced) - x(sum.wanted))), height: 16)
    sketch.hatch(gap, ConflictOverlay.red)
    label("this one wants", sum.relation.symbol.description, sum.wanted, second, end)
    sketch.line(
      Point(x: x(sum.forced), y: first - 3), Point(x: x(sum.forced), y: second + 19), ConflictOverlay.red,
      width: 1, dashes: [2, 2])
    sketch.line(Point(x: x(0), y: first - 3), Point(x: x(0), y: second + 19), Self.ink, width: 1)
    y = second + 19
  }

  private mutating func label(_ words: String, _ sign: String, _ value: Double, _ y: Double, _ end: Double) {
    let font = Font.system(11)
    let row = Rect(x: 0, y: y, width: 114, height: 16)
    sketch.text(words, font, Self.ink, in: row, .right)
    let text = (sign == "=" ? "" : sign + " ") + value.points
    sketch.text(text, .system(11, weight: .semibold), Color(hex: 0x1F2328), at: Point(x: end, y: y + 12))
  }
}
