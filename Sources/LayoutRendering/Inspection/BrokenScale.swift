import PlumbGeometry

/// A scale along one axis that leaves out the middle of long stretches on which nothing begins or ends, as dimension lines
/// of drawings are broken; so that the size of a picture depends on how much there is, and not on how far apart it is.
struct BrokenScale {
  /// Coordinates of the layout that something has, ascending, and where they are drawn.
  private var stops: [(layout: Double, drawn: Double)] = []
  /// Where something is left out, in drawn coordinates.
  private(set) var breaks: [Double] = []

  /// What is no longer is drawn whole, in points: no screen is so large.
  private static let longest = 2000.0
  /// The length from which on a stretch is broken, and what remains of it, in points.
  private static let longStretch = 400.0
  private static let brokenStretch = 200.0

  /// Nil where all of it can be drawn as it is.
  ///
  /// - Parameter coordinates: Where something begins or ends, in points and in any order.
  /// - Complexity: O(n log n) in the coordinates.
  init?(_ coordinates: [Double]) {
    let sorted = coordinates.filter { $0.isFinite }.sorted()
    guard let first = sorted.first, let last = sorted.last, last - first > Self.longest else { return nil }
    var drawn = max(-Self.longest, min(first, Self.longest))
    stops.append((first, drawn))
    for place in sorted.indices.dropFirst() where sorted[place] > sorted[place - 1] {
      let length = sorted[place] - sorted[place - 1]
      if length > Self.longStretch {
        breaks.append(drawn + Self.brokenStretch / 2)
        drawn += Self.brokenStretch
      } else {
        drawn += length
      }
      stops.append((sorted[place], drawn))
    }
    if breaks.isEmpty { return nil }
  }

  /// Where a coordinate is drawn.
  ///
  /// - Complexity: O(log n) in the coordinates that the scale was made of.
  func place(_ coordinate: Double) -> Double {
    guard !coordinate.isNaN, let first = stops.first, let last = stops.last else { return 0 }
    if coordinate <= first.layout {
      return first.drawn - min(first.layout - coordinate, Self.brokenStretch)
    }
    if coordinate >= last.layout { return last.drawn + min(coordinate - last.layout, Self.brokenStretch) }
    var (low, high) = (0, stops.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if stops[middle].layout <= coordinate { low = middle } else { high = middle }
    }
    let (from, to) = (stops[low], stops[high])
    return from.drawn + (coordinate - from.layout) / (to.layout - from.layout) * (to.drawn - from.drawn)
  }
}

/// The scales of a picture along both axes; nil where the picture is as large as the layout.
struct BrokenScales {
  var horizontal: BrokenScale?
  var vertical: BrokenScale?

  subscript(axis: Axis) -> BrokenScale? { axis == .horizontal ? horizontal : vertical }

  func place(_ coordinate: Double, _ axis: Axis) -> Double { self[axis]?.place(coordinate) ?? coordinate }

  func place(_ rect: Rect) -> Rect {
    let (x, y) = (place(rect.minX, .horizontal), place(rect.minY, .vertical))
    return Rect(
      x: x, y: y, width: place(rect.maxX, .horizontal) - x, height: place(rect.maxY, .vertical) - y)
  }

  func place(_ anchor: RenderedAnchor) -> RenderedAnchor {
    var anchor = anchor
    anchor.rect = place(anchor.rect)
    anchor.position = place(anchor.position, anchor.axis)
    return anchor
  }

  /// A figure with everything where it is drawn; numbers in words stay those of the layout.
  func place(_ figure: ConflictFigure) -> ConflictFigure {
    var figure = figure
    let axis = figure.constraint.first.axis
    figure.constraint.first = place(figure.constraint.first)
    figure.constraint.second = figure.constraint.second.map { place($0) }
    if let wish = figure.wish {
      figure.wish?.start = place(wish.start, axis)
      figure.wish?.wanted = place(wish.wanted, axis)
      figure.wish?.actual = place(wish.actual, axis)
    }
    return figure
  }
}

extension Sketch {
  /// A band with ragged edges across a region: something is left out here.
  mutating func breakMark(at position: Double, along axis: Axis, in region: Rect, _ color: Color) {
    let span = Span(region, axis == .horizontal ? .vertical : .horizontal)
    let step = max(6, (span.high - span.low) / 300)
    var edges: [[Point]] = [[], []]
    var (across, isOut) = (span.low, false)
    while across < span.high + step {
      for (place, shift) in [-3.0, 3.0].enumerated() {
        let along = position + shift + (isOut ? 2 : -2)
        edges[place].append(axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along))
      }
      isOut.toggle()
      across += step
    }
    polygon(edges[0] + edges[1].reversed(), .white)
    for edge in edges { polyline(edge, color, width: 0.75) }
  }
}
