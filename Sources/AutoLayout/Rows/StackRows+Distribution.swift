import PlumbConstraintSolver
import PlumbGeometry

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
        add(
          edge(view, stack.axis.extent) - edge(0, stack.axis.extent),
          priority: isDesktop ? Self.desktopFillEqually : .required, from: .stackFillEqually)
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
      if views.count == 1, isDesktop { return centerOnly() }
      connectEnds()
      space(.greaterThanOrEqual)
      let center = stack.axis.center
      distributeEvenly(priority: Self.equalCentering) { rows, view in
        rows.edge(view + 1, center) - rows.edge(view, center)
      }
    case .gravityAreas:
      gather()
    }
  }

  /// First and last view touch the canvas.
  private mutating func connectEnds() {
    let (near, far) = (stack.axis.near, stack.axis.far)
    add(edge(0, near) - canvas(near), from: .stackCanvasConnection)
    let slack = canvas(far) - edge(views.count - 1, far)
    let resistance = clippingResistance(stack.axis)
    if resistance == .required {
      add(slack, from: .stackCanvasConnection)
    } else {
      // What does not fit sticks out at the far end.
      add(slack, .lessThanOrEqual, from: .stackCanvasConnection)
      add(slack, .greaterThanOrEqual, priority: resistance, from: .stackCanvasConnection)
    }
  }

  /// `NSStackView` centers a view that is alone under equal centering, as recorded frames show.
  private mutating func centerOnly() {
    let axis = stack.axis
    add(edge(0, axis.center) - canvas(axis.center), from: .stackDistributing)
    add(edge(0, axis.near) - canvas(axis.near), .greaterThanOrEqual, from: .stackCanvasConnection)
    add(canvas(axis.far) - edge(0, axis.far), .greaterThanOrEqual, from: .stackCanvasConnection)
  }

  private mutating func space(_ relation: Relation) {
    for view in views.indices.dropLast() { add(gapExcess(after: view), relation, from: .stackSpacing) }
  }

  /// Makes a distance between neighbours the same everywhere, and no longer than the spacing needs.
  ///
  /// - Parameter priority: Of each neighbour's equality with the first, where not required.
  private mutating func distributeEvenly(
    priority: (Int) -> Priority = { _ in .required }, _ distance: (StackRows, Int) -> LinearExpression
  ) {
    for view in views.indices.dropLast() {
      if view > 0 {
        add(distance(self, view) - distance(self, 0), priority: priority(view), from: .stackDistributing)
      }
      add(
        gapExcess(after: view), .lessThanOrEqual, priority: hugging(stack.axis) ?? Self.spanningFit,
        from: .stackSpanningFit)
    }
  }

  /// Views share what the spacing leaves in proportion to their content sizes.
  ///
  /// UIKit makes each view's extent its share of the sum of contents and spacing. As long as the stack view
  /// is free these equalities also fix its own extent to that sum, and where it is not, recorded frames show
  /// the views in proportion to each other: hence two kinds of rows, of which the second yields first. Views
  /// without content size have no proportion.
  private mutating func fillProportionally() {
    var sizes: [Double] = []
    for view in views {
      guard let size = tree.nodes[Int(view.node.index)].description.content[stack.axis] else { return }
      sizes.append(size)
    }
    let total = sizes.reduce(0, +)
    guard total > 0 else { return }
    let gaps = views.indices.dropLast().reduce(0) { $0 + spacing(after: $1) }
    let whole = canvas(stack.axis.extent)
    for view in views.indices {
      add(
        edge(view, stack.axis.extent) - (whole - gaps) * (sizes[view] / total), priority: Self.proportional,
        from: .stackFillProportionally)
    }
    add(whole - (total + gaps), priority: Self.proportionalWhole, from: .stackFillProportionally)
  }

  /// Gravity areas: three groups, at the beginning, in the middle and at the end.
  private mutating func gather() {
    let (near, far, center) = (stack.axis.near, stack.axis.far, stack.axis.center)
    for view in views.indices.dropLast() {
      let sameGroup = views[view].gravity == views[view + 1].gravity
      add(gapExcess(after: view), sameGroup ? .equal : .greaterThanOrEqual, from: .stackSpacing)
    }
    let last = views.count - 1
    add(
      edge(0, near) - canvas(near), views[0].gravity == .leading ? .equal : .greaterThanOrEqual,
      from: .stackCanvasConnection)
    let slack = canvas(far) - edge(last, far)
    add(slack, .greaterThanOrEqual, priority: clippingResistance(stack.axis), from: .stackCanvasConnection)
    if views[last].gravity == .trailing { add(slack, .lessThanOrEqual, from: .stackCanvasConnection) }
    if let hugging = hugging(stack.axis) {
      for view in views.indices.dropLast() where views[view].gravity != views[view + 1].gravity {
        add(gapExcess(after: view), .lessThanOrEqual, priority: hugging, from: .stackSpanningFit)
      }
      add(edge(0, near) - canvas(near), .lessThanOrEqual, priority: hugging, from: .stackSpanningFit)
      add(canvas(far) - edge(last, far), .lessThanOrEqual, priority: hugging, from: .stackSpanningFit)
    }
    let middle = views.indices.filter { views[$0].gravity == .center }
    if let first = middle.first, let end = middle.last {
      let middleOfGroup = (edge(first, near) + edge(end, far)) * 0.5
      add(middleOfGroup - canvas(center), priority: Self.equalCentering(1), from: .stackDistributing)
    }
  }
}
