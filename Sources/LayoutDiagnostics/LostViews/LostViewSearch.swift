import PlumbAutoLayout
import PlumbGeometry

/// A walk down a tree that gathers the views that are lost.
struct LostViewSearch {
  /// What a view stands in.
  struct Surroundings {
    /// The superview's origin, in the root's coordinates.
    var origin: Point
    /// What the innermost view that clips, or else the root, shows, in the root's coordinates.
    var visible: Rect
    /// Nil where it is the root.
    var clipper: NodeID?
    /// Whether what lies outside stays outside: nothing around it scrolls.
    var isFixed: Bool
    /// The superviews that stand out over what is visible, the nearest first.
    var protruding: [NodeID] = []
    /// The lost view around it, by its place among those found.
    var lost: Int?
  }

  private let inspection: LayoutInspection
  private let tolerance: Double
  private let includesSpacers: Bool
  private(set) var found: [LostView] = []

  init(_ inspection: LayoutInspection, tolerance: Double, includesSpacers: Bool) {
    self.inspection = inspection
    self.includesSpacers = includesSpacers
    self.tolerance = tolerance
  }

  private var tree: LayoutTree { inspection.tree }

  /// - Parameter losing: What answers which rows lose a view.
  mutating func visit(
    _ node: NodeID, _ outer: Surroundings, _ losing: inout LostViewRows
  ) throws(LayoutError) {
    // What is asked about may be a window that is not shown yet.
    let isRoot = tree.parent(of: node) == nil
    guard let item = inspection.objects.items[node], item.isView, isRoot || !item.isHidden,
      let frame = tree.frame(of: node)
    else { return }
    var inner = outer
    if found.count >= Self.most { return }
    if !isRoot {
      inner.origin = Point(x: outer.origin.x + frame.minX, y: outer.origin.y + frame.minY)
      if let loss = loss(of: node, item, frame.size, at: inner.origin, outer) {
        let place = try report(node, loss, outer, &losing)
        if !loss.isInPart { inner.lost = place }
      }
      if !outer.visible.contains(Rect(origin: inner.origin, size: frame.size)) {
        inner.protruding.insert(node, at: 0)
      }
    }
    if item.hasPrivateInsides { return }
    if item.scrolls || tree.contentArea(of: node) != nil {
      inner.isFixed = false
    } else if item.clipsToBounds {
      let own = Rect(origin: inner.origin, size: frame.size)
      // Nothing is seen of what is inside a view that has itself no place to be seen at.
      if let overlap = own.overlap(with: outer.visible) { (inner.visible, inner.clipper) = (overlap, node) }
    }
    for child in tree.children(of: node) { try visit(child, inner, &losing) }
  }

  // MARK: What is lost

  private func loss(
    of node: NodeID, _ item: InspectedItem, _ size: Size, at origin: Point, _ outer: Surroundings
  ) -> LostView.Loss? {
    var empty: AxisSet = []
    for axis in Axis.allCases where size[axis] < Self.least { empty.insert(AxisSet(axis)) }
    if !empty.isEmpty { return includesSpacers || showsSomething(node) ? .empty(empty) : nil }
    if outer.isFixed, let beyond = outer.visible.beyond(Rect(origin: origin, size: size)) {
      return outer.clipper.map { .clippedAway(by: $0, beyond) } ?? .offScreen(beyond)
    }
    return squeeze(of: node, item).map { .squeezed($0) }
  }

  /// Nobody reads of more, each of which takes time by the size of the tree.
  private static let most = 300

  /// Less is nothing, in points.
  private static let least = 0.25

  /// Whether a view would be missed: it has a content, a background, or something inside that would be.
  private func showsSomething(_ node: NodeID) -> Bool {
    guard let item = inspection.objects.items[node], item.isView, !item.isHidden else { return false }
    let content = tree.contentSize(of: node)
    let hasContent =
      content != .none && content.width ?? 1 > Self.least && content.height ?? 1 > Self.least
    return item.hasBackground || hasContent || tree.children(of: node).contains(where: showsSomething)
  }

  private func squeeze(of node: NodeID, _ item: InspectedItem) -> LostView.Squeeze? {
    guard let content = item.squeezableContent, let rect = tree.alignmentRect(of: node) else { return nil }
    let needed = tree.contentSize(of: node)
    var worst: LostView.Squeeze?
    for axis in Axis.allCases {
      guard let extent = needed[axis], rect.size[axis] < extent - tolerance else { continue }
      let squeeze = LostView.Squeeze(
        content: content, axis: axis, needed: extent, given: rect.size[axis])
      if squeeze.part < worst?.part ?? 1 { worst = squeeze }
    }
    return worst
  }

  // MARK: Why

  /// - Returns: The place in `found` of the lost view that tells of this one.
  private mutating func report(
    _ node: NodeID, _ loss: LostView.Loss, _ outer: Surroundings, _ losing: inout LostViewRows
  ) throws(LayoutError) -> Int {
    // What is inside a lost view is lost with it.
    if let place = outer.lost {
      found[place].followers.append(node)
      return place
    }
    var lost = LostView(node: node, loss: loss, rows: [], isFolded: false)
    lost.rows = try losing.rows(of: lost, outer)
    lost.isFolded = lost.rows.contains(where: isFolding)
    found.append(lost)
    return found.count - 1
  }

  /// Whether a row is a constraint that gives an extent of nothing.
  private func isFolding(_ row: RowSource) -> Bool {
    guard case .constraint(let id) = row, let constraint = tree.constraint(id) else { return false }
    return constraint.second == nil && constraint.first.attribute.isDimension && constraint.constant == 0
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }

  /// What two rectangles share; nil where they share nothing.
  fileprivate func overlap(with other: Rect) -> Rect? {
    let shared = shared(with: other)
    return shared.width > 0 && shared.height > 0 ? shared : nil
  }

  /// Beyond which edge of this rectangle another one lies wholly; nil where they share anything.
  fileprivate func beyond(_ other: Rect) -> LostView.Beyond? {
    // Edges that are a little off by rounding touch.
    let slack = 0.01
    let sides: [(LostView.Beyond.Side, Double)] = [
      (.left, minX - other.maxX), (.right, other.minX - maxX), (.above, minY - other.maxY),
      (.below, other.minY - maxY),
    ]
    var farthest: LostView.Beyond?
    for (side, distance) in sides where distance >= -slack && distance > farthest?.distance ?? -1 {
      farthest = LostView.Beyond(side: side, distance: max(distance, 0))
    }
    return farthest
  }
}
