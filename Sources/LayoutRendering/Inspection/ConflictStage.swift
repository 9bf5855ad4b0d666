import PlumbAutoLayout
import PlumbGeometry
import PlumbLayoutDiagnostics

/// The part of a layout that a conflict is about: the views that take part, and where.
struct ConflictStage {
  let boxes: InspectionBoxes
  /// The views and guides that the rows speak of.
  let involved: [NodeID]
  let figures: [ConflictFigure]
  /// What of the layout is shown, in the root's coordinates.
  let region: Rect
  /// How the layout is drawn.
  let scales: BrokenScales
  /// Where the names of those that take part stand.
  let names: [(node: NodeID, rect: Rect)]
  @Boxed private var inspection: LayoutInspection

  /// - Parameter rows: Of the conflict, the broken one last.
  init(_ rows: [RowSource], of inspection: LayoutInspection) {
    self.inspection = inspection
    let tree = inspection.tree
    var involved: [NodeID] = []
    for row in rows {
      for node in tree.nodes(of: row) where !involved.contains(node) { involved.append(node) }
    }
    let root = involved.first.flatMap { tree.root(of: $0) } ?? tree.rootNodes[0]
    let boxes = InspectionBoxes(inspection, under: root)
    let reading = boxes.reading
    var figures: [ConflictFigure] = []
    for (place, row) in rows.enumerated() {
      guard let equation = inspection.equation(of: row),
        let constraint = reading.constraint(equation, id: String(place + 1), state: .conflicting)
      else { continue }
      // Where a position is compared with a number alone, that counts from the superview.
      for anchor in [equation.first, equation.second ?? equation.first] where !involved.contains(anchor.node)
      {
        involved.append(anchor.node)
      }
      var figure = ConflictFigure(number: place + 1, constraint: constraint)
      if place == rows.count - 1 {
        figure.wish = ConflictFigure.wish(
          of: constraint, residual: tree.reading(of: row)?.residual ?? 0,
          isRightToLeft: tree.direction(of: equation.first.node) == .rightToLeft,
          others: figures.map { $0.constraint })
      }
      figures.append(figure)
    }
    let scales = Self.scales(figures, involved: involved, boxes)
    let drawn = boxes.drawn(to: scales)
    figures = figures.map { scales.place($0) }
    let region = Self.region(figures, involved: involved, drawn, tree)
    self.scales = scales
    self.boxes = drawn
    self.involved = involved
    self.region = region
    self.figures = figures.map { $0.confined(to: region) }
    names = Self.names(of: involved, drawn, in: region, inspection)
  }

  /// Broken where what takes part is further apart than can be drawn.
  private static func scales(
    _ figures: [ConflictFigure], involved: [NodeID], _ boxes: InspectionBoxes
  ) -> BrokenScales {
    func scale(_ axis: Axis) -> BrokenScale? {
      var coordinates: [Double] = []
      func add(_ rect: Rect) { coordinates += [Span(rect, axis).low, Span(rect, axis).high] }
      for node in involved { if let place = boxes.reading.place(of: node) { add(place.frame) } }
      for figure in figures {
        add(figure.constraint.first.rect)
        if let second = figure.constraint.second { add(second.rect) }
        guard figure.constraint.first.axis == axis else { continue }
        coordinates.append(figure.constraint.first.position)
        if let second = figure.constraint.second { coordinates.append(second.position) }
        if let wish = figure.wish { coordinates += [wish.start, wish.wanted] }
      }
      return BrokenScale(coordinates)
    }
    return BrokenScales(horizontal: scale(.horizontal), vertical: scale(.vertical))
  }

  // MARK: Region

  /// Along the axis of the conflict all that takes part; across it, what is not only there as a frame for the rest.
  private static func region(
    _ figures: [ConflictFigure], involved: [NodeID], _ boxes: InspectionBoxes, _ tree: LayoutTree
  ) -> Rect {
    let rects = involved.compactMap { boxes.reading.place(of: $0)?.frame.drawable }
    guard var whole = rects.first else { return Rect(x: 0, y: 0, width: 200, height: 60) }
    for rect in rects { whole = whole.union(rect) }
    let leaves = involved.filter { node in !involved.contains { tree.isInside($0, node) } }
    // Guides are as large as what they are in.
    let views = leaves.filter { boxes.isView($0) }
    let inner = (views.isEmpty ? leaves : views).compactMap { boxes.reading.place(of: $0)?.frame.drawable }
    let axes = figures.map { $0.constraint.first.axis }
    var spans: [Axis: Span] = [:]
    for axis in [Axis.horizontal, .vertical] {
      let all = Span(whole, axis)
      guard axes.contains(axis) || axes.isEmpty else {
        var span = Span.around(inner.map { Span($0, axis) })
        span.low = max(span.low - 44, all.low - 18)
        span.high = min(span.high + 44, all.high + 18)
        spans[axis] = span
        continue
      }
      var span = all
      for case let figure in figures where figure.constraint.first.axis == axis {
        guard let wish = figure.wish else { continue }
        // What is absurdly far away is not worth its way.
        for position in [wish.start, wish.wanted] {
          span.low = min(span.low, max(position, all.low - 240))
          span.high = max(span.high, min(position, all.high + 240))
        }
      }
      spans[axis] = Span(low: span.low - 24, high: span.high + 24)
    }
    // Labels need room.
    let x = (spans[.horizontal] ?? Span(whole, .horizontal)).widened(to: 260)
    let y = (spans[.vertical] ?? Span(whole, .vertical)).widened(to: 90)
    return Rect(x: x.low, y: y.low, width: x.high - x.low, height: y.high - y.low)
  }

  // MARK: Views

  /// The views, those that take part by name, the others faint.
  func views(showingAlignmentRects: Bool) -> [DrawingElement] {
    var sketch = Sketch()
    sketch.fill((boxes.frames[boxes.nodes[0]] ?? .zero).drawable, .white)
    for (place, node) in boxes.nodes.enumerated() {
      let view = boxes.view(place, state: .satisfied)
      let isView = inspection.item(node).isView
      let takesPart = involved.contains(node)
      guard takesPart || (isView && !view.isHidden) else { continue }
      var box = Sketch()
      if takesPart {
        box.outlineBox(view.frame.drawable, isGuide: !isView)
      } else {
        box.outline(view.frame.drawable, Color(hex: 0xDCE0E5), width: 1)
      }
      if showingAlignmentRects, isView, view.alignmentRect != view.frame {
        box.outline(view.alignmentRect.drawable, Color(hex: 0x57606A), width: 0.75, dashes: [1, 2])
      }
      sketch.group(DrawingGroup(elements: box.elements, role: "view", title: view.name))
    }
    for name in names {
      // Lines of other boxes would strike it out.
      sketch.fill(name.rect.inset(-2, 1), Color(white: 1, alpha: 0.85), radius: 2)
      sketch.boxName(boxes.name(of: name.node), at: name.rect)
    }
    return sketch.elements
  }

  /// Where the names of those that take part stand: below each other where boxes begin at the same place.
  private static func names(
    of involved: [NodeID], _ boxes: InspectionBoxes, in region: Rect, _ inspection: LayoutInspection
  ) -> [(node: NodeID, rect: Rect)] {
    var names: [(node: NodeID, rect: Rect)] = []
    for node in involved {
      guard let frame = boxes.frames[node]?.drawable else { continue }
      let isLeaf = inspection.item(node).isView && !boxes.holdsOthers(node)
      let seen = seen(frame, in: region)
      let name = boxes.name(of: node)
      // The name of a view without a size stands beside it.
      let aside = Rect(
        x: frame.maxX + 4, y: frame.midY - 7, width: min(120, region.maxX - frame.maxX - 6), height: 14)
      let room = seen.width < 24 || seen.height < 12 ? aside : seen
      guard var rect = Sketch.boxNameRect(name, holdsOthers: !isLeaf, in: room.inset(0, -1)) else { continue }
      var attempts = 0
      while attempts < 4, names.contains(where: { $0.rect.intersects(rect) }) {
        rect = rect.moved(0, 13)
        attempts += 1
      }
      if rect.maxY <= room.maxY + 3 { names.append((node, rect)) }
    }
    return names
  }

  private static func seen(_ rect: Rect, in region: Rect) -> Rect {
    let (x, y) = (max(rect.minX, region.minX), max(rect.minY, region.minY))
    return Rect(
      x: x, y: y, width: max(0, min(rect.maxX, region.maxX) - x),
      height: max(0, min(rect.maxY, region.maxY) - y))
  }
}

/// An interval of one coordinate.
struct Span {
  var low: Double
  var high: Double

  init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  init(_ rect: Rect, _ axis: Axis) {
    self.init(
      low: axis == .horizontal ? rect.minX : rect.minY, high: axis == .horizontal ? rect.maxX : rect.maxY)
  }

  /// The interval, or one around it that is long enough.
  func widened(to length: Double) -> Span {
    let missing = max(0, length - (high - low)) / 2
    return Span(low: low - missing, high: high + missing)
  }

  /// What all have in common where that is enough to see something in; else all of them.
  static func around(_ spans: [Span]) -> Span {
    guard var all = spans.first else { return Span(low: 0, high: 0) }
    var common = all
    for span in spans {
      all = Span(low: min(all.low, span.low), high: max(all.high, span.high))
      common = Span(low: max(common.low, span.low), high: min(common.high, span.high))
    }
    guard all.high - all.low > 320, common.high - common.low >= 120 else { return all }
    return Span(low: common.low, high: min(common.high, common.low + 200))
  }
}

extension ConflictFigure {
  /// With what lies beyond the region across the figure's axis cut off, so that lines in the middle are seen.
  fileprivate func confined(to region: Rect) -> ConflictFigure {
    var figure = self
    let axis = constraint.first.axis
    figure.constraint.first.rect = constraint.first.rect.drawable.confined(to: region, across: axis)
    figure.constraint.second?.rect =
      constraint.second?.rect.drawable.confined(to: region, across: axis) ?? .zero
    return figure
  }
}

extension Rect {
  fileprivate func confined(to region: Rect, across axis: Axis) -> Rect {
    if axis == .horizontal {
      let low = min(max(minY, region.minY + 8), region.maxY - 8)
      return Rect(
        x: minX, y: low, width: width, height: max(0, min(maxY, region.maxY - 8) - low))
    }
    let low = min(max(minX, region.minX + 8), region.maxX - 8)
    return Rect(x: low, y: minY, width: max(0, min(maxX, region.maxX - 8) - low), height: height)
  }
}
