import PlumbGeometry

/// The lines that show a constraint, as Interface Builder's canvas has them.
struct ConstraintFigure: Sendable {
  /// How a line is drawn.
  enum Style: Sendable {
    /// With a bar across each end: a distance.
    case beam
    /// Dashed: things in line.
    case guide
    /// Thick: edges that touch.
    case touch
    /// Faint: leads from a distance to the edge that it is measured from.
    case lead
  }

  /// A line of the figure.
  struct Stroke: Sendable {
    var start: Point
    var end: Point
    var style: Style
  }

  var strokes: [Stroke]
  /// The line that the label belongs to.
  var labelled: (start: Point, end: Point)

  /// The figures of a constraint: two for equal extents of views beside each other, else one.
  ///
  /// - Parameter lanes: Where beams are already.
  static func figures(of constraint: RenderedConstraint, lanes: inout BeamLanes) -> [ConstraintFigure] {
    let first = constraint.first
    guard let second = constraint.second else {
      return [first.kind == .extent ? extent(first) : position(first, above: constraint.constant)]
    }
    if first.kind == .extent {
      if second.rect == first.rect { return [ratio(first.rect)] }
      // Beside a share of what is around it, a beam across all of that would say nothing.
      let isAround = second.rect.union(first.rect) == second.rect
      return isAround ? [extent(first)] : [extent(first), extent(second)]
    }
    return [distance(first, second, &lanes)]
  }

  /// A beam inside a rectangle along the edge where Interface Builder has it: below for widths, at the right for
  /// heights; outside where there is no room.
  private static func extent(_ anchor: RenderedAnchor) -> ConstraintFigure {
    let rect = anchor.rect
    if anchor.axis == .horizontal {
      let y = rect.height >= 30 ? rect.maxY - 5 : rect.maxY + 4
      return line(Point(x: rect.minX, y: y), Point(x: rect.maxX, y: y), .beam)
    }
    let x = rect.width >= 60 ? rect.maxX - 6 : rect.maxX + 4
    return line(Point(x: x, y: rect.minY), Point(x: x, y: rect.maxY), .beam)
  }

  /// A diagonal through the lower right quarter, for the ratio of a view's own sides.
  private static func ratio(_ rect: Rect) -> ConstraintFigure {
    let reach = min(14, min(rect.width, rect.height) / 3)
    return line(
      Point(x: rect.maxX - reach - 3, y: rect.maxY - reach - 3), Point(x: rect.maxX - 3, y: rect.maxY - 3),
      .beam)
  }

  /// A position without a second item is measured from the root's edge.
  private static func position(_ anchor: RenderedAnchor, above constant: Double) -> ConstraintFigure {
    let cross = anchor.axis == .horizontal ? anchor.rect.midY : anchor.rect.midX
    return line(
      point(anchor.axis, anchor.position - constant, cross), point(anchor.axis, anchor.position, cross), .beam
    )
  }

  private static func distance(
    _ first: RenderedAnchor, _ second: RenderedAnchor, _ lanes: inout BeamLanes
  ) -> ConstraintFigure {
    let axis = first.axis
    let a = span(first.rect, across: axis)
    let b = span(second.rect, across: axis)
    if abs(first.position - second.position) < 0.75 {
      let isAligned = first.kind == second.kind && first.kind != .minEdge && first.kind != .maxEdge
      let isContained = contains(a, b) || contains(b, a)
      if isAligned || (first.kind == second.kind && !isContained) {
        return alignment(axis, at: first.position, a, b, isEdge: !isAligned, isContained: isContained)
      }
      let cross = shared(a, b)
      let reach = min(8, max(2, min(a.high - a.low, b.high - b.low) / 4))
      return line(
        point(axis, first.position, cross - reach), point(axis, first.position, cross + reach), .touch)
    }
    let cross = lanes.lane(
      axis, ends: (first.position, second.position), preferred: shared(a, b),
      limits: (max(a.low, b.low), min(a.high, b.high)))
    var figure = line(point(axis, first.position, cross), point(axis, second.position, cross), .beam)
    // What does not face the beam is led to it.
    for (anchor, side) in [(first, a), (second, b)] {
      let nearest = min(max(cross, side.low), side.high)
      if abs(nearest - cross) > 1 {
        figure.strokes.append(
          Stroke(
            start: point(axis, anchor.position, nearest), end: point(axis, anchor.position, cross),
            style: .lead))
      }
    }
    return figure
  }

  /// A dashed line along what is in line: along edges all the way, between baselines and centers from one item to the
  /// other, so that it does not strike out their text.
  private static func alignment(
    _ axis: Axis, at position: Double, _ a: Span, _ b: Span, isEdge: Bool, isContained: Bool
  ) -> ConstraintFigure {
    let inner = a.high - a.low <= b.high - b.low ? a : b
    let outer = a.high - a.low <= b.high - b.low ? b : a
    let reach = 5.0
    if isEdge {
      let low = isContained ? max(outer.low, inner.low - 20) : min(a.low, b.low)
      let high = isContained ? min(outer.high, inner.high + 20) : max(a.high, b.high)
      return line(point(axis, position, low), point(axis, position, high), .guide)
    }
    if isContained {
      let inside = min(reach, (inner.high - inner.low) / 2)
      var figure = line(
        point(axis, position, max(outer.low, inner.low - 20)), point(axis, position, inner.low + inside),
        .guide)
      figure.strokes.append(
        Stroke(
          start: point(axis, position, inner.high - inside),
          end: point(axis, position, min(outer.high, inner.high + 20)), style: .guide))
      return figure
    }
    let low = min(a.high, b.high)
    let high = max(a.low, b.low)
    return low < high
      ? line(point(axis, position, low - reach), point(axis, position, high + reach), .guide)
      : line(point(axis, position, min(a.low, b.low)), point(axis, position, max(a.high, b.high)), .guide)
  }

  // MARK: Geometry

  /// The extent of a rectangle across an axis.
  private struct Span {
    var low: Double
    var high: Double
  }

  private static func span(_ rect: Rect, across axis: Axis) -> Span {
    axis == .horizontal
      ? Span(low: rect.minY, high: rect.maxY) : Span(low: rect.minX, high: rect.maxX)
  }

  private static func contains(_ outer: Span, _ inner: Span) -> Bool {
    outer.low <= inner.low + 0.75 && inner.high <= outer.high + 0.75
  }

  /// The middle of what two extents share, else of the first.
  private static func shared(_ a: Span, _ b: Span) -> Double {
    let low = max(a.low, b.low)
    let high = min(a.high, b.high)
    return low <= high ? (low + high) / 2 : (a.low + a.high) / 2
  }

  private static func point(_ axis: Axis, _ along: Double, _ across: Double) -> Point {
    axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  private static func line(_ start: Point, _ end: Point, _ style: Style) -> ConstraintFigure {
    ConstraintFigure(strokes: [Stroke(start: start, end: end, style: style)], labelled: (start, end))
  }
}
