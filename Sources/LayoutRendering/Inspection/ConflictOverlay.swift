import PlumbAutoLayout
import PlumbGeometry
import PlumbTextMetrics

/// Draws the constraints of a conflict over its views, each with its number, and what the broken one lacks.
struct ConflictOverlay {
  private(set) var sketch = Sketch()
  private let region: Rect
  private let isExact: Bool
  private var placement: LabelPlacement
  private var lanes: BeamLanes
  /// How many lengths are drawn already inside a rectangle.
  private var lengths: [Rect: Int] = [:]
  private var labels: [(text: String, line: (start: Point, end: Point), isBroken: Bool)] = []

  static let red = OverlayPalette.conflicting

  /// - Parameter isExact: Whether the others leave no room, so that all layouts miss what is wanted by the same length.
  init(_ stage: ConflictStage, isExact: Bool) {
    self.isExact = isExact
    region = stage.region
    let names = stage.names.map { $0.rect }
    lanes = BeamLanes(texts: names)
    placement = LabelPlacement(texts: [], bounds: region)
    for figure in stage.figures {
      if let wish = figure.wish { drawGap(of: figure, wish) }
    }
    for figure in stage.figures { draw(figure) }
    for axis in [Axis.horizontal, .vertical] {
      for position in stage.scales[axis]?.breaks ?? [] {
        sketch.breakMark(at: position, along: axis, in: region, Self.red)
      }
    }
    // A label over a short line would hide it.
    let short = labels.compactMap { Self.area(of: $0.line) }
    placement = LabelPlacement(texts: names + short, bounds: region.inset(1, 1))
    // The broken one finds a place first.
    for label in labels.filter({ $0.isBroken }) + labels.filter({ !$0.isBroken }) { draw(label) }
  }

  // MARK: Constraints that hold

  private mutating func draw(_ figure: ConflictFigure) {
    if let wish = figure.wish { return draw(figure, wish) }
    let text = figure.caption.isEmpty ? String(figure.number) : String(figure.number) + ": " + figure.caption
    for var lines in ConstraintFigure.figures(of: figure.constraint, lanes: &lanes) {
      if figure.constraint.first.kind == .extent {
        let count = lengths[figure.constraint.first.rect, default: 0]
        lengths[figure.constraint.first.rect] = count + 1
        let shift = -11 * Double(count)
        let isHorizontal = figure.constraint.first.axis == .horizontal
        lines = lines.moved(isHorizontal ? 0 : shift, isHorizontal ? shift : 0)
      }
      sketch.draw(lines, Self.red, width: 1.5, dashes: figure.constraint.priority < 1000 ? [4, 2] : [])
      labels.append((text, seen(lines.labelled), false))
    }
  }

  // MARK: The broken one

  private func hatched(_ figure: ConflictFigure, _ wish: ConflictFigure.Wish) -> Rect {
    let rect = figure.constraint.first.rect
    let (low, high) = (min(wish.wanted, wish.actual), max(wish.wanted, wish.actual))
    // What has no height of its own is shown by a band.
    if figure.constraint.first.axis == .horizontal {
      let thickness = max(rect.height, 12)
      return Rect(x: low, y: rect.midY - thickness / 2, width: high - low, height: thickness)
    }
    let thickness = max(rect.width, 12)
    return Rect(x: rect.midX - thickness / 2, y: low, width: thickness, height: high - low)
  }

  private mutating func drawGap(of figure: ConflictFigure, _ wish: ConflictFigure.Wish) {
    guard wish.gap >= 0.25 else { return }
    sketch.hatch(hatched(figure, wish), Self.red)
  }

  private mutating func draw(_ figure: ConflictFigure, _ wish: ConflictFigure.Wish) {
    let constraint = figure.constraint
    let axis = constraint.first.axis
    let rect = constraint.first.rect
    let across = axis == .horizontal ? Span(rect, .vertical) : Span(rect, .horizontal)
    let edge = axis == .horizontal ? region.maxY : region.maxX
    // Beside the view, as it is not what holds.
    let beside = across.high + 14 <= edge - 4 ? across.high + 14 : across.high - 18
    let isSomewhere = abs(wish.wanted - wish.start) >= 0.5
    let place =
      constraint.first.kind == .extent
      ? beside
      : lanes.lane(
        axis, ends: (wish.start, wish.wanted), preferred: (across.low + across.high) / 2,
        limits: (across.low, across.high))
    func point(_ along: Double, _ across: Double) -> Point {
      axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
    }
    var strokes: [ConstraintFigure.Stroke] = []
    if isSomewhere {
      strokes.append(
        .init(start: point(wish.start, place), end: point(wish.wanted, place), style: .beam))
    } else {
      strokes.append(
        .init(start: point(wish.wanted, place - 8), end: point(wish.wanted, place + 8), style: .touch))
    }
    for position in [wish.start, wish.wanted] where constraint.first.kind == .extent {
      strokes.append(.init(start: point(position, across.low), end: point(position, place), style: .lead))
    }
    // Where the edge would be.
    if constraint.first.kind != .extent {
      strokes.append(
        .init(start: point(wish.wanted, across.low), end: point(wish.wanted, across.high), style: .lead))
    }
    let labelled = (point(wish.start, place), point(wish.wanted, place))
    let lines = ConstraintFigure(strokes: strokes, labelled: labelled)
    sketch.draw(lines, Self.red, width: 1.5, dashes: [5, 3])
    let caption = figure.caption.isEmpty ? "" : figure.caption + ", "
    labels.append((String(figure.number) + ": " + caption + remark(wish), seen(labelled), true))
  }

  private func remark(_ wish: ConflictFigure.Wish) -> String {
    !isExact || wish.gap < 0.005 ? "broken" : "broken by " + ShortDecimal.string(wish.gap)
  }

  // MARK: Labels

  /// The part of a line that is in the region.
  private func seen(_ line: (start: Point, end: Point)) -> (start: Point, end: Point) {
    func seen(_ point: Point) -> Point {
      Point(
        x: min(max(point.x, region.minX + 4), region.maxX - 4),
        y: min(max(point.y, region.minY + 4), region.maxY - 4))
    }
    return (seen(line.start), seen(line.end))
  }

  /// What a line takes; nil for one that is long enough to be seen beside a label.
  private static func area(of line: (start: Point, end: Point)) -> Rect? {
    let (x, y) = (min(line.start.x, line.end.x), min(line.start.y, line.end.y))
    let (width, height) = (abs(line.end.x - line.start.x), abs(line.end.y - line.start.y))
    guard width < 60, height < 40 else { return nil }
    return Rect(x: x, y: y - 1, width: max(width, 2), height: max(height, 2))
  }

  private mutating func draw(
    _ label: (text: String, line: (start: Point, end: Point), isBroken: Bool)
  ) {
    guard let rect = placement.place(label.text, along: label.line) else { return }
    sketch.label(label.text, in: rect, isBroken: label.isBroken)
  }
}

extension Sketch {
  /// A label of a constraint of a conflict: the broken one's is empty.
  mutating func label(_ text: String, in rect: Rect, isBroken: Bool) {
    fill(rect, isBroken ? .white : ConflictOverlay.red, radius: 3)
    if isBroken { outline(rect, ConflictOverlay.red, width: 1, radius: 3) }
    self.text(
      text, LabelPlacement.font, isBroken ? ConflictOverlay.red : .white,
      at: Point(x: rect.midX, y: rect.midY + LabelPlacement.font.capMiddle), .center)
  }
}

extension ConstraintFigure {
  func moved(_ dx: Double, _ dy: Double) -> ConstraintFigure {
    func moved(_ point: Point) -> Point { Point(x: point.x + dx, y: point.y + dy) }
    return ConstraintFigure(
      strokes: strokes.map { Stroke(start: moved($0.start), end: moved($0.end), style: $0.style) },
      labelled: (moved(labelled.start), moved(labelled.end)))
  }
}
