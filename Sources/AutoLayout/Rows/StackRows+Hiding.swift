import PlumbConstraintSolver
import PlumbGeometry

extension StackRows {
  /// Just below required, as measured on iOS 26; before, it was required, and what a hidden view wanted
  /// itself was broken instead.
  static let hiding = Priority(999.9990234375)

  /// Takes the room of hidden views along the axis.
  ///
  /// As a published list of a stack view's constraints has it, the space before a hidden view stays and that
  /// after it goes away: it stands where the next view begins, or at the end of the last one. Nothing else
  /// depends on a hidden view, so that it cannot keep the others apart.
  mutating func hide() {
    let axis = stack.axis
    let runsFromNear = axis == .vertical || direction == .leftToRight
    let (start, end) = runsFromNear ? (axis.near, axis.far) : (axis.far, axis.near)
    let reading = runsFromNear ? Array(views.indices) : views.indices.reversed()
    for (place, view) in reading.enumerated() where views[view].isHidden {
      add(edge(view, axis.extent), priority: Self.hiding, from: .stackHiding)
      if let next = reading[place...].first(where: { !views[$0].isHidden }) {
        add(edge(next, start) - edge(view, start), from: .stackSpacing)
      } else if let last = reading[..<place].last(where: { !views[$0].isHidden }) {
        add(edge(view, start) - edge(last, end), from: .stackSpacing)
      } else {
        add(edge(view, start) - canvas(start), from: .stackCanvasConnection)
      }
    }
  }

  /// A stack view of which all views are hidden takes no room along its axis, unless something demands it.
  mutating func closeUp() {
    add(canvas(stack.axis.extent), priority: Self.hiding, from: .stackHiding)
  }
}

extension StackArrangement {
  var withoutHiddenViews: StackArrangement {
    var stack = self
    stack.arranged.removeAll { $0.isHidden }
    return stack
  }

  /// The view whose baseline is the stack view's.
  ///
  /// - Parameter height: What a view's content asks for, in points.
  func baselineView(first: Bool, height: (NodeID) -> Double) -> NodeID? {
    if axis == .vertical {
      return first ? arranged.first { !$0.isHidden }?.node : arranged.last { !$0.isHidden }?.node
    }
    var tallest: NodeID?
    var greatest = -Double.infinity
    for view in arranged where !view.isHidden {
      if tallest != nil, !hasBaselineOfTallest { break }
      let height = height(view.node)
      if height > greatest { (tallest, greatest) = (view.node, height) }
    }
    return tallest
  }
}
