import PlumbAppleFacts
import PlumbGeometry
import PlumbTextMetrics

/// Shapes being put together.
struct Sketch {
  private(set) var elements: [DrawingElement] = []

  mutating func add(_ element: DrawingElement) { elements.append(element) }

  mutating func fill(_ rect: Rect, _ color: Color, radius: Double = 0) {
    guard color.alpha > 0 else { return }
    elements.append(.rectangle(rect, cornerRadius: radius, .fill(color)))
  }

  /// Draws the outline inside the rectangle.
  mutating func outline(
    _ rect: Rect, _ color: Color, width: Double = 1, radius: Double = 0, dashes: [Double] = []
  ) {
    let inner = rect.inset(by: EdgeInsets(all: width / 2))
    guard inner.width >= 0, inner.height >= 0, color.alpha > 0 else { return }
    elements.append(
      .rectangle(
        inner, cornerRadius: max(0, radius - width / 2), .stroke(color, width: width, dashes: dashes)))
  }

  mutating func ellipse(_ rect: Rect, _ paint: Paint) { elements.append(.ellipse(rect, paint)) }

  mutating func disc(center: Point, radius: Double, _ paint: Paint) {
    elements.append(
      .ellipse(
        Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), paint))
  }

  mutating func line(
    _ start: Point, _ end: Point, _ color: Color, width: Double = 1, dashes: [Double] = [],
    isRound: Bool = false
  ) {
    elements.append(
      .line(
        from: start, to: end, StrokeStyle(color: color, width: width, dashes: dashes, isRound: isRound)))
  }

  /// Draws lines from point to point.
  mutating func polyline(_ points: [Point], _ color: Color, width: Double = 1) {
    guard let first = points.first else { return }
    let segments = [.move(first)] + points.dropFirst().map { PathSegment.line($0) }
    elements.append(
      .path(segments, Paint(stroke: StrokeStyle(color: color, width: width, isRound: true))))
  }

  mutating func polygon(_ points: [Point], _ color: Color) {
    guard let first = points.first else { return }
    elements.append(
      .path([.move(first)] + points.dropFirst().map { PathSegment.line($0) } + [.close], .fill(color)))
  }

  /// Sets a line of text from its baseline.
  mutating func text(
    _ string: String, _ font: Font, _ color: Color, at anchor: Point,
    _ alignment: DrawnText.Alignment = .left, width: Double? = nil
  ) {
    guard !string.isEmpty else { return }
    elements.append(
      .text(
        DrawnText(
          string: string, font: DrawnFont(font), color: color, anchor: anchor, alignment: alignment,
          width: width ?? singleLineWidth(of: string, font: font))))
  }

  /// Sets a line of text in the middle of a rectangle's height, cut off where it does not fit.
  mutating func text(
    _ string: String, _ font: Font, _ color: Color, in rect: Rect, _ alignment: DrawnText.Alignment = .left
  ) {
    guard rect.width > 3, rect.height > 3, !string.isEmpty else { return }
    let line = WrappingText([TextRun(string, font: font)], breaking: .never, lineLimit: 1, platform: .iOS)
      .shown(within: rect.width + TextContent.roughly)
    let x: Double
    switch alignment {
    case .left: x = rect.minX
    case .center: x = rect.minX + rect.width / 2
    case .right: x = rect.maxX
    }
    text(line, font, color, at: Point(x: x, y: rect.minY + rect.height / 2 + font.capMiddle), alignment)
  }

  mutating func group(_ group: DrawingGroup) {
    if !group.elements.isEmpty { elements.append(.group(group)) }
  }
}

extension WrappingText {
  /// What the first line shows.
  fileprivate func shown(within width: Double) -> String {
    lines(within: width).lines.first.map { string(of: $0) } ?? ""
  }
}

extension Font {
  /// From the middle of a line down to its baseline, in points, as the eye centres capitals and digits.
  var capMiddle: Double { size * 0.355 }
}

extension Rect {
  var midX: Double { minX + width / 2 }
  var midY: Double { minY + height / 2 }
  var center: Point { Point(x: midX, y: midY) }

  /// The rectangle with the same centre and another size.
  func centered(width: Double, height: Double) -> Rect {
    Rect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }

  func inset(_ dx: Double, _ dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }

  func moved(_ dx: Double, _ dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  func union(_ other: Rect) -> Rect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// What of the rectangle is inside another; of one that is outside, the nearest edge or corner of the other.
  func clamped(to bounds: Rect) -> Rect {
    func nearest(_ value: Double, _ low: Double, _ high: Double) -> Double { min(max(value, low), high) }
    let (x, y) = (nearest(minX, bounds.minX, bounds.maxX), nearest(minY, bounds.minY, bounds.maxY))
    return Rect(
      x: x, y: y, width: nearest(maxX, bounds.minX, bounds.maxX) - x,
      height: nearest(maxY, bounds.minY, bounds.maxY) - y)
  }

  func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
