import PlumbConstraintSolver
import PlumbGeometry

extension StackRows {
  /// The rows across the axis.
  mutating func align() {
    let axis = stack.axis.perpendicular
    let (near, far) = (axis.near, axis.far)
    switch stack.alignment {
    case .fill:
      align([near, far], priority: .required)
      return
    case .leading, .trailing: align([startsNear ? near : far], priority: alignmentPriority)
    case .center: align([axis.center], priority: alignmentPriority)
    case .firstBaseline, .lastBaseline:
      alignBaselines(stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline)
    }
    span(axis)
  }

  /// The first arranged view keeps to the canvas and the others to it, as console logs show it, so that all stay in line where
  /// a constraint moves one. `NSStackView` aligns each to the canvas.
  private mutating func align(_ attributes: [Attribute], priority: Priority) {
    let generator = isDesktop && stack.alignment != .fill ? Generator.stackAlignment : .stackCanvasConnection
    for view in views.indices {
      for attribute in attributes {
        let line = view == first || isDesktop ? canvas(attribute) : edge(first, attribute)
        add(
          line - edge(view, attribute), priority: priority,
          from: view == first ? generator : .stackAlignment)
      }
    }
  }

  /// The view that is arranged first.
  private var first: Int { stack.axis == .horizontal && direction == .rightToLeft ? views.count - 1 : 0 }

  /// `NSStackView` lets a written constraint move a view out of line (n = 7), `UIStackView` does not.
  private var alignmentPriority: Priority { isDesktop ? Self.desktopAlignment : .required }

  /// Whether the views share the edge with the lesser coordinate.
  private var startsNear: Bool {
    let leading = stack.alignment == .leading
    return stack.axis == .vertical && direction == .rightToLeft ? !leading : leading
  }

  private mutating func alignBaselines(_ baseline: Attribute) {
    guard stack.axis == .horizontal else { return }
    for view in views.indices where view != first {
      add(edge(view, baseline) - edge(first, baseline), priority: alignmentPriority, from: .stackAlignment)
    }
  }

  /// No view sticks out of the canvas, and the canvas is no larger than they need.
  ///
  /// `NSStackView` minimizes its size with the priority of its hugging (its documentation). Recorded frames
  /// show no view stretched for it (n = 12) but where it is required (n = 14), so that only there each view
  /// is pulled.
  private mutating func span(_ axis: Axis) {
    let (near, far) = (axis.near, axis.far)
    let hugging = hugging(axis)
    for view in views.indices {
      add(edge(view, near) - canvas(near), .greaterThanOrEqual, from: .stackSpanningBoundary)
      add(
        canvas(far) - edge(view, far), .greaterThanOrEqual, priority: clippingResistance(axis),
        from: .stackSpanningBoundary)
      if hugging == .required {
        add(edge(view, near) - canvas(near), .lessThanOrEqual, from: .stackSpanningFit)
        add(canvas(far) - edge(view, far), .lessThanOrEqual, from: .stackSpanningFit)
      } else if hugging == nil, tree.nodes[Int(views[view].node.index)].description.content[axis] == nil {
        add(edge(view, axis.extent), priority: Self.ambiguitySuppression, from: .stackAmbiguitySuppression)
      }
    }
    if hugging != .required {
      add(canvas(axis.extent), priority: hugging ?? Self.spanningFit, from: .stackSpanningFit)
    }
  }
}
