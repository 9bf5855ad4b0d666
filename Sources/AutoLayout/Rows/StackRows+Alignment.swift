import PlumbConstraintSolver
import PlumbGeometry

extension StackRows {
  /// The rows across the axis.
  mutating func align() {
    let axis = stack.axis.perpendicular
    let (near, far) = (axis.near, axis.far)
    switch stack.alignment {
    case .fill:
      for view in views.indices {
        add(edge(view, near) - canvas(near), from: view == 0 ? .stackCanvasConnection : .stackAlignment)
        add(canvas(far) - edge(view, far), from: view == 0 ? .stackCanvasConnection : .stackAlignment)
      }
      return
    case .leading, .trailing:
      let edgeToShare = startsNear ? near : far
      for view in views.indices {
        add(edge(view, edgeToShare) - canvas(edgeToShare), priority: alignmentPriority, from: .stackAlignment)
      }
    case .center:
      let center = axis.center
      for view in views.indices {
        add(edge(view, center) - canvas(center), priority: alignmentPriority, from: .stackAlignment)
      }
    case .firstBaseline, .lastBaseline:
      alignBaselines(stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline)
    }
    span(axis)
  }

  /// `NSStackView` lets a written constraint move a view out of line (n = 7), `UIStackView` does not.
  private var alignmentPriority: Priority { stack.hugging == nil ? .required : Self.desktopAlignment }

  /// Whether the views share the edge with the lesser coordinate.
  private var startsNear: Bool {
    let leading = stack.alignment == .leading
    return stack.axis == .vertical && direction == .rightToLeft ? !leading : leading
  }

  private mutating func alignBaselines(_ baseline: Attribute) {
    guard stack.axis == .horizontal else { return }
    for view in views.indices.dropFirst() {
      add(edge(view, baseline) - edge(0, baseline), priority: alignmentPriority, from: .stackAlignment)
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
