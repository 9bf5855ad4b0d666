import PlumbGeometry

/// A row of a conflict as a picture shows it: where it holds, or where it would have to.
struct ConflictFigure {
  /// Its number in the picture's list.
  var number: Int
  var constraint: RenderedConstraint
  /// Only of the one that is broken.
  var wish: Wish?

  /// Where what is broken would end, and where that is.
  struct Wish {
    var start: Double
    var wanted: Double
    var actual: Double
    /// The length between these two in the layout, in points, however they are drawn.
    let gap: Double

    init(start: Double, wanted: Double, actual: Double) {
      self.start = start
      self.wanted = wanted
      self.actual = actual
      gap = (wanted - actual).magnitude
    }
  }

  /// What the label says behind the number.
  var caption: String {
    var anchors = constraint
    // Where things are aligned, the line alone says nothing of what clashes.
    guard let text = ConstraintCaption.text(constraint) else {
      return isBetweenEdges ? "0" : ""
    }
    guard anchors.first.kind == .extent else { return text }
    anchors.priority = 1000
    let isRatio =
      anchors.second.map { $0.axis != anchors.first.axis && $0.rect == anchors.first.rect } ?? false
    if isRatio { return text }
    let word = anchors.first.axis == .horizontal ? "width " : "height "
    let sign = text.unicodeScalars.first
    return sign == "=" || sign == "≤" || sign == "≥" ? word + text : word + "= " + text
  }

  private var isBetweenEdges: Bool {
    guard let second = constraint.second else { return false }
    return constraint.first.kind.isEdge && second.kind.isEdge
  }

  /// - Parameters:
  ///   - residual: By how much the row's left side is more than its right one, in points.
  ///   - others: The rows that do hold.
  static func wish(
    of constraint: RenderedConstraint, residual: Double, isRightToLeft: Bool, others: [RenderedConstraint]
  ) -> Wish {
    let first = constraint.first
    let rect = first.rect
    let near = first.axis == .horizontal ? rect.minX : rect.minY
    let length = rect.size[first.axis]
    if first.kind == .extent {
      let other = constraint.second.map { $0.rect.size[$0.axis] } ?? 0
      let wanted = constraint.multiplier * other + constraint.constant
      // It grows away from the edge that the others hold.
      let kinds = others.flatMap { [$0.first, $0.second ?? $0.first] }
        .filter { $0.rect == rect && $0.axis == first.axis }.map { $0.kind }
      let isHeldFar = kinds.contains(.maxEdge) && !kinds.contains(.minEdge)
      let isHeldNear = kinds.contains(.minEdge) && !kinds.contains(.maxEdge)
      if isHeldFar || (isRightToLeft && first.axis == .horizontal && !isHeldNear) {
        return Wish(start: near + length, wanted: near + length - wanted, actual: near)
      }
      return Wish(start: near, wanted: near + wanted, actual: near + length)
    }
    guard let second = constraint.second else {
      return Wish(
        start: first.position - residual - constraint.constant, wanted: first.position - residual,
        actual: first.position)
    }
    let wanted =
      constraint.multiplier == 1 ? second.position + constraint.constant : first.position - residual
    return Wish(start: second.position, wanted: wanted, actual: first.position)
  }
}
