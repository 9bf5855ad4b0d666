import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

extension MissingSituation {
  /// What could place a view on an axis.
  ///
  /// - Parameter all: Whether also what says something about the same number as a constraint that is there.
  func candidates(
    for view: Int, _ axis: Axis, _ board: MissingBoard, all: Bool = false
  ) -> [MissingCandidate] {
    guard let parent = operated.scene.views[view].parent, let container = operated.namedContainer(of: view),
      let rect = rects[view]
    else { return [] }
    let references = children(of: parent).filter { other in
      other != view && rects[other] != nil && operated.canBeNamed(other) && board.canRefer(to: other)
        && !board.isOpen(operated.layout.viewNodes[other], axis)
    }
    var candidates: [MissingCandidate] = []
    if operated.isPlacedByConstraints(orMask: view) {
      for side in axis == .horizontal ? [ViewSide.leading, .trailing] : [.top, .bottom]
      where all || !has(.edge(isNear: side.isNear), axis, of: view) {
        candidates += containers(of: view, container, side)
        if let sibling = operated.neighbour(of: view, on: side, in: canvas).flatMap({ $0.sibling }),
          references.contains(sibling)
        {
          candidates += spacing(of: view, side, to: .sibling(sibling), .spacing)
        }
        candidates += lined(view, rect, axis, references, side.attribute, .alignment)
      }
      if all || !has(.center, axis, of: view) {
        candidates += centers(view, container, rect, axis, references)
      }
    }
    if all || !has(.size, axis, of: view) {
      candidates += sizes(view, rect, axis, references)
      // What has a place by constraints and no size may follow what is inside it.
      if operated.layout.tree.placement(of: operated.layout.viewNodes[view]) == .constraints {
        candidates += followers(of: view, axis, board)
      }
    }
    return candidates.map { judged($0, view, parent, rect, axis, references) }
  }

  /// What could say how far the content of a scroll view reaches: the far edges of what is inside.
  func contentCandidates(for scroll: Int, _ axis: Axis, _ board: MissingBoard) -> [MissingCandidate] {
    followers(of: scroll, axis, board)
  }

  private func followers(of container: Int, _ axis: Axis, _ board: MissingBoard) -> [MissingCandidate] {
    guard operated.canBeNamed(container) else { return [] }
    let side: ViewSide = axis == .horizontal ? .trailing : .bottom
    let open = children(of: container).filter { child in
      operated.isPlacedByConstraints(orMask: child) && operated.canBeNamed(child) && rects[child] != nil
        && board.canRefer(to: child) && !board.isOpen(operated.layout.viewNodes[child], axis)
        && !has(.far, axis, of: child)
    }
    return open.sorted { far($0, axis) > far($1, axis) }.flatMap { child in
      spacing(of: child, side, to: .container(container), .child).map { candidate in
        var constraint = candidate.constraint
        constraint.constant = max(constraint.constant, 0)
        return MissingCandidate(constraint, .child, .size, reference: child)
      }
    }
  }

  private func far(_ position: Int, _ axis: Axis) -> Double {
    rects[position].map { $0.origin[axis] + $0.size[axis] } ?? 0
  }
}
