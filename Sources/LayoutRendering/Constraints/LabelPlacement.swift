import PlumbGeometry
import PlumbTextMetrics

/// Finds places for the labels of constraints where they hide neither each other nor, if that can be, any text.
///
/// Greedy: each label takes the best of a few places along its line and beside it, and keeps it.
struct LabelPlacement {
  static let font = Font.system(9, weight: .medium)
  private static let height = 12.0

  /// What should stay readable.
  private let texts: BandedRects
  /// Where labels may be.
  let bounds: Rect
  private var labels = BandedRects()

  init(texts: [Rect], bounds: Rect) {
    self.texts = BandedRects(texts)
    self.bounds = bounds
  }

  /// The rectangle of a label that is placed now; nil where it could only hide another.
  ///
  /// - Complexity: Linear in the texts and labels at about its height.
  mutating func place(_ text: String, along line: (start: Point, end: Point)) -> Rect? {
    let width = singleLineWidth(of: text, font: Self.font) + 7
    let isHorizontal = abs(line.end.x - line.start.x) >= abs(line.end.y - line.start.y)
    let length = isHorizontal ? abs(line.end.x - line.start.x) : abs(line.end.y - line.start.y)
    // A label that would hide its line is better beside it.
    let fits = length >= (isHorizontal ? width : Self.height) + 10
    let beside = (isHorizontal ? Self.height : width) / 2 + 3
    var best: (rect: Rect, cost: Double)?
    for offset in [0.0, beside, -beside, 2 * beside, -2 * beside] {
      for share in [0.5, 0.3, 0.7, 0.15, 0.85] {
        let x = line.start.x + (line.end.x - line.start.x) * share + (isHorizontal ? 0 : offset)
        let y = line.start.y + (line.end.y - line.start.y) * share + (isHorizontal ? offset : 0)
        let rect = Rect(x: x - width / 2, y: y - Self.height / 2, width: width, height: Self.height)
        let strays = abs(offset) / beside * 3 + abs(share - 0.5) * 4 + (offset == 0 && !fits ? 4 : 0)
        let cost = strays + collisions(rect)
        if cost < best?.cost ?? .infinity { best = (rect, cost) }
      }
      if let best, best.cost < 3 { break }
    }
    guard let best, best.cost < Self.hiding else { return nil }
    labels.insert(best.rect)
    return best.rect
  }

  /// The first of some places where a rectangle hides the least; nil where it hides a label in all of them.
  mutating func place(among places: [Rect]) -> Rect? {
    var best: (rect: Rect, cost: Double)?
    for rect in places {
      let cost = collisions(rect)
      if cost < best?.cost ?? .infinity { best = (rect, cost) }
    }
    guard let best, best.cost < Self.hiding else { return nil }
    labels.insert(best.rect)
    return best.rect
  }

  /// What it costs to hide a label; more than any text and any way from the line do.
  private static let hiding = 100.0

  private func collisions(_ rect: Rect) -> Double {
    var cost = min(9 * Double(texts.count(meeting: rect)), 60)
    if rect.minX < bounds.minX || rect.maxX > bounds.maxX || rect.minY < bounds.minY
      || rect.maxY > bounds.maxY
    {
      cost += Self.hiding
    }
    return cost + Self.hiding * Double(labels.count(meeting: rect))
  }
}
