import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

extension MissingSituation {
  /// How many siblings that line up are looked at.
  private static let mostReferences = 3

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
        if let sibling = operated.neighbour(of: view, on: side, in: canvas).flatMap({ $0.sibling }), references.contains(sibling) {
          candidates += spacing(of: view, side, to: .sibling(sibling), .spacing)
        }
        candidates += lined(view, rect, axis, references, side.attribute, .alignment)
      }
      if all || !has(.center, axis, of: view) { candidates += centers(view, container, rect, axis, references) }
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
        && board.canRefer(to: child) && !board.isOpen(operated.layout.viewNodes[child], axis) && !has(.far, axis, of: child)
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

  // MARK: Containers

  private func containers(of view: Int, _ parent: Int, _ side: ViewSide) -> [MissingCandidate] {
    var candidates = spacing(of: view, side, to: .container(parent), .edge)
    if operated.document.platform != .macOS {
      candidates += spacing(of: view, side, to: .container(parent), .margin)
    }
    for (place, guide) in operated.scene.guides.enumerated() where guide.owner == parent {
      let isMeant =
        switch guide.kind {
        case .safeArea, .contentLayout: true
        case .top: side == .top
        case .bottom: side == .bottom
        case .layoutMargins, .readableContent, .frameLayout: false
        }
      if isMeant, operated.layout.guideNodes[place] != nil { candidates += spacing(of: view, side, to: .guide(place), .guide) }
    }
    return candidates
  }

  private func spacing(
    of view: Int, _ side: ViewSide, to neighbour: Neighbour, _ kind: MissingKind
  ) -> [MissingCandidate] {
    let sides = operated.spacing(of: view, on: side, to: neighbour, margins: kind == .margin)
    guard let distance = canvas.distance(sides, in: operated) else { return [] }
    let constant = OperatedScene.written(distance)
    var candidate = MissingCandidate(
      NewConstraint(sides.first, sides.second, constant: constant), kind, .edge(isNear: side.isNear),
      reference: neighbour.sibling)
    candidate.distance = constant
    return [candidate]
  }

  // MARK: Siblings

  /// The same attribute of the nearest siblings that line up in it.
  private func lined(
    _ view: Int, _ rect: Rect, _ axis: Axis, _ references: [Int], _ attribute: Attribute, _ kind: MissingKind
  ) -> [MissingCandidate] {
    let own = NewConstraint.Side(operated.scene.views[view].id, attribute)
    var found: [(gap: Double, candidate: MissingCandidate)] = []
    for other in references {
      let side = NewConstraint.Side(operated.scene.views[other].id, attribute)
      if kind == .baseline {
        let tree = operated.layout.tree
        guard tree.baselines(of: operated.layout.viewNodes[view]).lastFromBottom != nil,
          tree.baselines(of: operated.layout.viewNodes[other]).lastFromBottom != nil
        else { continue }
      }
      guard let next = rects[other], let distance = canvas.distance((own, side), in: operated),
        abs(distance) <= MissingBoard.tolerance
      else { continue }
      found.append(
        (next.gap(to: rect), MissingCandidate(NewConstraint(own, side), kind, attribute.missingPlace, reference: other)))
    }
    return nearest(found)
  }

  private func centers(
    _ view: Int, _ parent: Int, _ rect: Rect, _ axis: Axis, _ references: [Int]
  ) -> [MissingCandidate] {
    let own = NewConstraint.Side(operated.scene.views[view].id, axis.center)
    var candidates: [MissingCandidate] = []
    func add(_ item: String, _ kind: MissingKind) {
      let side = NewConstraint.Side(item, axis.center)
      guard let distance = canvas.distance((own, side), in: operated), abs(distance) <= 1 else { return }
      candidates.append(MissingCandidate(NewConstraint(own, side), kind, .center))
    }
    add(operated.scene.views[parent].id, .center)
    for guide in operated.scene.guides where guide.owner == parent && guide.kind == .safeArea { add(guide.id, .guide) }
    candidates += lined(view, rect, axis, references, axis.center, .alignment)
    if axis == .vertical {
      candidates += lined(view, rect, axis, references, .lastBaseline, .baseline)
      candidates += lined(view, rect, axis, references, .firstBaseline, .baseline)
    }
    return candidates
  }

  private func nearest(_ found: [(gap: Double, candidate: MissingCandidate)]) -> [MissingCandidate] {
    let sorted = found.enumerated().sorted { ($0.element.gap, $0.offset) < ($1.element.gap, $1.offset) }
    var nearest = sorted.prefix(Self.mostReferences).map { $0.element.candidate }
    if !nearest.isEmpty { nearest[0].isNearest = true }
    return nearest
  }

  // MARK: Sizes

  private func sizes(_ view: Int, _ rect: Rect, _ axis: Axis, _ references: [Int]) -> [MissingCandidate] {
    let id = operated.scene.views[view].id
    let own = NewConstraint.Side(id, axis.extent)
    let extent = OperatedScene.written(rect.size[axis])
    var size = MissingCandidate(NewConstraint(own, constant: extent), .size, .size)
    size.distance = extent
    var candidates = [size]
    var equal: [(gap: Double, candidate: MissingCandidate)] = []
    for other in references {
      guard let next = rects[other], abs(next.size[axis] - rect.size[axis]) <= 0.25 else { continue }
      var candidate = MissingCandidate(
        NewConstraint(own, .init(operated.scene.views[other].id, axis.extent)), .equalSize, .size, reference: other)
      candidate.distance = extent
      equal.append((next.gap(to: rect), candidate))
    }
    candidates += nearest(equal)
    if rect.width > 0, rect.height > 0, has(.size, axis == .horizontal ? .vertical : .horizontal, of: view) {
      var constraint = NewConstraint(.init(id, .width), .init(id, .height))
      constraint.multiplier = OperatedScene.ratio(rect.size)
      var candidate = MissingCandidate(constraint, .aspectRatio, .size)
      candidate.multiplier = rect.width / rect.height
      candidate.distance = rect.width - rect.height
      candidates.append(candidate)
    }
    return candidates
  }
}

extension Neighbour {
  /// The sibling's position, if it is one.
  var sibling: Int? {
    if case .sibling(let position) = self { return position }
    return nil
  }
}

extension Rect {
  /// How far it is from another one along the axes together, in points.
  func gap(to other: Rect) -> Double {
    Axis.allCases.reduce(0) { sum, axis in
      let low = max(origin[axis], other.origin[axis])
      let high = min(origin[axis] + size[axis], other.origin[axis] + other.size[axis])
      return sum + max(low - high, 0)
    }
  }
}
