import ConstraintSolver
import Geometry

extension StackRows {
  /// The rows along the axis.
  mutating func distribute() {
    switch stack.distribution {
    case .fill:
      connectEnds()
      space(.equal)
    case .fillEqually:
      connectEnds()
      space(.equal)
      for view in views.indices.dropFirst() {
        add(edge(view, extent(stack.axis)) - edge(0, extent(stack.axis)), from: .stackFillEqually)
      }
    case .fillProportionally:
      connectEnds()
      space(.equal)
      fillProportionally()
    case .equalSpacing:
      connectEnds()
      space(.greaterThanOrEqual)
      distributeEvenly { rows, view in rows.gap(after: view) }
    case .equalCentering:
      connectEnds()
      space(.greaterThanOrEqual)
      let center = center(stack.axis)
      distributeEvenly(priority: Self.equalCentering) { rows, view in
        rows.edge(view + 1, center) - rows.edge(view, center)
      }
    case .gravityAreas:
      gather()
    }
  }

  /// First and last view touch the canvas.
  private mutating func connectEnds() {
    let (near, far) = (near(stack.axis), far(stack.axis))
    add(edge(0, near) - canvas(near), from: .stackCanvasConnection)
    add(canvas(far) - edge(views.count - 1, far), from: .stackCanvasConnection)
  }

  private mutating func space(_ relation: Relation) {
    for view in views.indices.dropLast() { add(gapExcess(after: view), relation, from: .stackSpacing) }
  }

  /// Makes a distance between neighbours the same everywhere, and no longer than the spacing needs.
  private mutating func distributeEvenly(
    priority: Priority = .required, _ distance: (StackRows, Int) -> LinearExpression
  ) {
    for view in views.indices.dropLast() {
      if view > 0 { add(distance(self, view) - distance(self, 0), priority: priority, from: .stackDistributing) }
      add(gapExcess(after: view), .lessThanOrEqual, priority: Self.spanningFit, from: .stackSpanningFit)
    }
  }

  /// Views share what the spacing leaves in proportion to their content sizes.
  private mutating func fillProportionally() {
    let sizes = views.map { tree.nodes[Int($0.node.index)].content[stack.axis] ?? 0 }
    let total = sizes.reduce(0, +)
    guard total > 0 else { return }
    let gaps = views.indices.dropLast().reduce(0) { $0 + spacing(after: $1) }
    let room = canvas(extent(stack.axis)) - gaps
    for view in views.indices {
      add(
        edge(view, extent(stack.axis)) - room * (sizes[view] / total), priority: Self.proportional,
        from: .stackFillProportionally)
    }
  }

  /// Gravity areas: three groups, at the beginning, in the middle and at the end.
  private mutating func gather() {
    let (near, far, center) = (near(stack.axis), far(stack.axis), center(stack.axis))
    for view in views.indices.dropLast() {
      let sameGroup = views[view].gravity == views[view + 1].gravity
      add(gapExcess(after: view), sameGroup ? .equal : .greaterThanOrEqual, from: .stackSpacing)
    }
    let last = views.count - 1
    add(
      edge(0, near) - canvas(near), views[0].gravity == .leading ? .equal : .greaterThanOrEqual,
      from: .stackCanvasConnection)
    add(
      canvas(far) - edge(last, far), views[last].gravity == .trailing ? .equal : .greaterThanOrEqual,
      from: .stackCanvasConnection)
    let middle = views.indices.filter { views[$0].gravity == .center }
    if let first = middle.first, let end = middle.last {
      let middleOfGroup = (edge(first, near) + edge(end, far)) * 0.5
      add(middleOfGroup - canvas(center), priority: Self.equalCentering, from: .stackDistributing)
    }
  }
}
