import PlumbGeometry
import PlumbTextMetrics

/// Draws constraints over the views: their lines, then their labels.
struct ConstraintOverlay {
  private(set) var sketch = Sketch()
  private var placement: LabelPlacement
  private var lanes: BeamLanes

  /// - Parameters:
  ///   - texts: What labels should leave readable.
  ///   - bounds: What they stay inside.
  init(texts: [Rect], bounds: Rect) {
    placement = LabelPlacement(texts: texts, bounds: bounds)
    lanes = BeamLanes(texts: texts)
  }

  /// Draws some constraints of a scene.
  ///
  /// Those in trouble come last, so that nothing covers their lines, but find a place for their labels first.
  mutating func draw(_ constraints: [RenderedConstraint]) {
    let marks = marks(of: constraints)
    for mark in marks.reversed() { for element in mark.lines { sketch.add(element) } }
    for mark in marks { for element in mark.label { sketch.add(element) } }
  }

  /// What stands for some constraints of a scene, those in trouble first.
  mutating func marks(of constraints: [RenderedConstraint]) -> [ConstraintMark] {
    var marks: [ConstraintMark] = []
    for state in [LayoutState.conflicting, .ambiguous, .misplaced, .doubtful, .satisfied] {
      for constraint in constraints where constraint.state == state {
        let caption = ConstraintCaption.text(constraint)
        for figure in ConstraintFigure.figures(of: constraint, lanes: &lanes) {
          marks.append(ConstraintMark(constraint, figure, caption: caption))
        }
      }
    }
    marks = Self.withoutRepeats(marks)
    for place in marks.indices { marks[place].placeLabel(by: &placement) }
    return marks
  }

  /// A view that is as wide as several others has one beam that says so, not one for each.
  private static func withoutRepeats(_ marks: [ConstraintMark]) -> [ConstraintMark] {
    var seen: Set<[String]> = []
    return marks.filter { mark in
      guard mark.constraint.first.kind == .extent, let caption = mark.caption else { return true }
      let line = mark.figure.labelled
      let place = [line.start.x, line.start.y, line.end.x, line.end.y].map { ShortDecimal.string($0) }
      return seen.insert(place + [caption]).inserted
    }
  }

  /// Draws a remark about a view at the upper edge of what can be seen of it, or where else there is room; nothing where
  /// there is none.
  mutating func draw(remark: String, on rect: Rect, _ color: Color) {
    let rect = rect.clamped(to: placement.bounds)
    let width = singleLineWidth(of: remark, font: Self.remarkFont) + 10
    let above = Rect(x: rect.minX, y: rect.minY - 15, width: width, height: 14)
    let below = Rect(x: rect.minX, y: rect.maxY + 1, width: width, height: 14)
    let aside = Rect(x: rect.maxX + 2, y: rect.midY - 7, width: width, height: 14)
    let places = [
      above, below, aside, above.moved(rect.width - width, 0), below.moved(rect.width - width, 0),
      above.moved(1, 16),
    ]
    guard let chosen = placement.place(among: places) else { return }
    sketch.fill(chosen, color, radius: 3)
    sketch.text(
      remark, Self.remarkFont, .white, at: Point(x: chosen.midX, y: chosen.midY + Self.remarkFont.capMiddle),
      .center)
  }

  private static let remarkFont = Font.system(9, weight: .semibold)
}
