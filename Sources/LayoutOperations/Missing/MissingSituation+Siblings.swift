import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

extension MissingSituation {
  /// How many siblings that line up are looked at.
  private static let mostReferences = 3

  /// The same attribute of the nearest siblings that line up in it.
  func lined(
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
        (
          next.gap(to: rect),
          MissingCandidate(NewConstraint(own, side), kind, attribute.missingPlace, reference: other)
        ))
    }
    return nearest(found)
  }

  func centers(
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
    for guide in operated.scene.guides where guide.owner == parent && guide.kind == .safeArea {
      add(guide.id, .guide)
    }
    candidates += lined(view, rect, axis, references, axis.center, .alignment)
    if axis == .vertical {
      candidates += lined(view, rect, axis, references, .lastBaseline, .baseline)
      candidates += lined(view, rect, axis, references, .firstBaseline, .baseline)
    }
    return candidates
  }

  func nearest(_ found: [(gap: Double, candidate: MissingCandidate)]) -> [MissingCandidate] {
    let sorted = found.enumerated().sorted { ($0.element.gap, $0.offset) < ($1.element.gap, $1.offset) }
    var nearest = sorted.prefix(Self.mostReferences).map { $0.element.candidate }
    if !nearest.isEmpty { nearest[0].isNearest = true }
    return nearest
  }

  func sizes(_ view: Int, _ rect: Rect, _ axis: Axis, _ references: [Int]) -> [MissingCandidate] {
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
        NewConstraint(own, .init(operated.scene.views[other].id, axis.extent)), .equalSize, .size,
        reference: other)
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
