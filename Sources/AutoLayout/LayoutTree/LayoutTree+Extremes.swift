import PlumbConstraintSolver
import PlumbGeometry

/// Layouts that are as good as the solved one, where constraints leave something open.
extension LayoutTree {
  /// The extreme layouts of a root's tree, in a fixed order: for each group of what constraints tie together, of
  /// the first node with an open extent, else of the first node, each open number at its least and greatest.
  ///
  /// Two labels side by side without widths have two: the first has no width, the second has none.
  ///
  /// - Complexity: That of `freedomGroups`, and two descents a number.
  package func ambiguityExtremes(under root: NodeID) throws(LayoutError) -> [AmbiguityExtreme] {
    var extremes: [AmbiguityExtreme] = []
    for group in try freedomGroups(under: root) {
      guard let first = group.first(where: { $0.part.isExtent }) ?? group.first else { continue }
      let own = group.filter { $0.node == first.node }
      for number in own.filter({ $0.part.isExtent }) + own.filter({ !$0.part.isExtent }) {
        extremes += try self.extremes(of: number)
      }
    }
    return extremes
  }

  /// The extreme layouts of one node, in the order x, y, width, height; each number at its least and greatest.
  ///
  /// - Complexity: That of `freedom`, and two descents a number.
  package func ambiguityExtremes(of node: NodeID) throws(LayoutError) -> [AmbiguityExtreme] {
    guard let root = root(of: node) else { throw .unknownNode(node) }
    var extremes: [AmbiguityExtreme] = []
    for entry in try freedom(under: root) where entry.node == node {
      for part in entry.free.parts { extremes += try self.extremes(of: FramePartID(node: node, part: part)) }
    }
    return extremes
  }

  /// The least and the greatest, where they differ by more than nothing.
  private func extremes(of number: FramePartID) throws(LayoutError) -> [AmbiguityExtreme] {
    guard let value = frame(of: number.node)?[number.part] else { return [] }
    let range = try range(of: number.part, number.node)
    guard range.highest - range.lowest > 1e-6 else { return [] }
    let lowest = range.lowest.isFinite ? range.lowest : value - Self.step
    let highest = range.highest.isFinite ? range.highest : value + Self.step
    return [
      AmbiguityExtreme(
        number: number, isGreatest: false, value: lowest, isBounded: range.lowest.isFinite),
      AmbiguityExtreme(
        number: number, isGreatest: true, value: highest, isBounded: range.highest.isFinite),
    ]
  }

  /// Where there is no end, this far counts as one, in points.
  private static let step = 100.0

  /// Takes an extreme layout, and keeps it until something else changes: what is open stays open.
  ///
  /// - Complexity: Three layouts, and that of `freedom`.
  package mutating func take(_ extreme: AmbiguityExtreme) throws(LayoutError) {
    let node = extreme.number.node
    guard let root = root(of: node) else { throw .unknownNode(node) }
    let open = try freedom(under: root).map { $0.node }
    let held = try add(holding(extreme))
    try layout()
    let frames = open.map { ($0, frame(of: $0)) }
    try remove(held)
    for case (let node, .some(let frame)) in frames { try setGivenFrame(frame, of: node) }
    try layout()
  }

  /// Weaker than any constraint that somebody writes.
  private func holding(_ extreme: AmbiguityExtreme) -> LayoutConstraint {
    let (node, part) = (extreme.number.node, extreme.number.part)
    let weakest = Priority(1e-3)
    if part.isExtent {
      return LayoutConstraint(
        Anchor(node, part == .width ? .width : .height),
        constant: alignmentExtent(at: node.index, part.axis, ofFrame: extreme.value), priority: weakest)
    }
    let attribute = part.axis == .horizontal ? Attribute.left : .top
    return LayoutConstraint(
      Anchor(node, attribute), to: parent(of: node).map { Anchor($0, attribute) },
      constant: extreme.value + alignmentInsets(of: node).near(part.axis)
        - (parent(of: node).map { alignmentInsets(of: $0).near(part.axis) } ?? 0), priority: weakest)
  }
}

extension Rect {
  /// A number of the rectangle.
  package subscript(part: FramePart) -> Double {
    switch part {
    case .x: origin.x
    case .y: origin.y
    case .width: size.width
    case .height: size.height
    }
  }
}
