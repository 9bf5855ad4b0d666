import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

extension ConstraintWords {
  /// Repairs after which the node of a report is determined, tried one after the other on a copy; none where the budget
  /// is spent before they are found.
  func settling(
    _ report: AmbiguityReport, under root: NodeID, _ budget: inout TrialBudget
  ) throws(LayoutError) -> [Repair] {
    guard !budget.isSpent else { return [] }
    var chosen: [Repair] = []
    var current = tree
    let broken = Set(try tree.brokenRows(under: root))
    for opening in report.openings {
      guard try !current.isDetermined(opening.part, of: report.node) else { continue }
      let candidates = SettlingCandidates(current, report.node, opening)
      for candidate in candidates.repairs().prefix(8) {
        guard budget.spend() else { return [] }
        guard let copy = current.trying([candidate]) else { continue }
        let isClean = try copy.brokenRows(under: root).allSatisfy(broken.contains)
        guard isClean, try copy.isDetermined(opening.part, of: report.node) else { continue }
        chosen.append(candidate)
        current = copy
        break
      }
    }
    for opening in report.openings where try !current.isDetermined(opening.part, of: report.node) {
      return []
    }
    return chosen
  }
}

/// What a designer would try first, most natural first: the present frame, made certain.
private struct SettlingCandidates {
  private let tree: LayoutTree
  private let node: NodeID
  private let opening: AmbiguityReport.Opening

  init(_ tree: LayoutTree, _ node: NodeID, _ opening: AmbiguityReport.Opening) {
    self.tree = tree
    self.node = node
    self.opening = opening
  }

  func repairs() -> [Repair] {
    if case .tie(let rows) = opening.reason { return rows.reversed().compactMap(breakingTie) }
    guard let rect = tree.alignmentRect(of: node) else { return [] }
    if tree.parent(of: node).map({ tree.contentArea(of: $0) == node }) == true { return content(rect) }
    if opening.part.isExtent { return extents(rect) }
    return positions(rect)
  }

  // MARK: Ties

  private func breakingTie(_ row: RowSource) -> Repair? {
    switch row {
    case .constraint(let id):
      guard let priority = tree.constraint(id)?.priority, priority.value > 1 else { return nil }
      return .changePriority(id, to: Priority(priority.value - 1))
    case .generated(let node, .contentHugging, let part):
      let axis: Axis = part == .width ? .horizontal : .vertical
      let priority = tree.contentPriorities(axis, of: node).hugging
      return priority.value < 999 ? .changeHugging(node, axis, to: Priority(priority.value + 1)) : nil
    case .generated(let node, .contentCompressionResistance, let part):
      let axis: Axis = part == .width ? .horizontal : .vertical
      let priority = tree.contentPriorities(axis, of: node).compressionResistance
      return priority.value < 999
        ? .changeCompressionResistance(node, axis, to: Priority(priority.value + 1)) : nil
    case .generated:
      return nil
    }
  }

  // MARK: Extents

  private var axis: Axis { opening.part.axis }

  private func extents(_ rect: Rect) -> [Repair] {
    let attribute = axis.extent
    let fixed = LayoutConstraint(Anchor(node, attribute), constant: rounded(rect.size[axis]))
    guard let reference, let frame = frame(of: reference) else { return [.add(fixed)] }
    let margin = frame.origin[axis] + frame.size[axis] - rect.origin[axis] - rect.size[axis]
    // What nearly fills its superview is meant to go on filling it.
    guard margin >= 0, margin <= 40, rect.size[axis] > frame.size[axis] / 2 else { return [.add(fixed)] }
    let far: Attribute = axis == .horizontal ? .trailing : .bottom
    let pinned = LayoutConstraint(
      Anchor(reference, far), to: Anchor(node, far), constant: rounded(margin))
    return [.add(pinned), .add(fixed)]
  }

  /// The extent of a scroll view's content: what lies furthest inside it holds its edge.
  private func content(_ rect: Rect) -> [Repair] {
    guard let scroll = tree.parent(of: node) else { return [] }
    let far: Attribute = axis == .horizontal ? .trailing : .bottom
    var furthest: (node: NodeID, edge: Double)?
    for child in tree.children(of: scroll) where child != node && tree.placement(of: child) == .constraints {
      guard let rect = tree.alignmentRect(of: child) else { continue }
      let edge = rect.origin[axis] + rect.size[axis]
      if edge > furthest?.edge ?? -.infinity { furthest = (child, edge) }
    }
    guard let furthest else { return [] }
    let margin = rounded(max(rect.origin[axis] + rect.size[axis] - furthest.edge, 0))
    let pinned = LayoutConstraint(
      Anchor(scroll, far), to: Anchor(furthest.node, far), constant: min(margin, 40))
    return [.add(pinned)]
  }

  // MARK: Positions

  private func positions(_ rect: Rect) -> [Repair] {
    var constraints = axis == .horizontal ? aligned(rect) + beside(rect) : stacked(rect)
    if let reference, let frame = frame(of: reference) {
      let near: Attribute = axis == .horizontal ? .leading : .top
      let center = frame.origin[axis] + frame.size[axis] / 2 - rect.origin[axis] - rect.size[axis] / 2
      if center.magnitude < 0.75, rect.size[axis] < frame.size[axis] {
        constraints.append(LayoutConstraint(Anchor(node, axis.center), to: Anchor(reference, axis.center)))
      }
      constraints.append(
        LayoutConstraint(
          Anchor(node, near), to: Anchor(reference, near),
          constant: rounded(rect.origin[axis] - frame.origin[axis])))
    }
    return constraints.map { .add($0) }
  }

  /// Beside others of a column: the same leading edge or center as the nearest of them.
  private func aligned(_ rect: Rect) -> [LayoutConstraint] {
    var best: (distance: Double, constraint: LayoutConstraint)?
    for (sibling, other) in siblings() {
      let distance = (other.minY - rect.minY).magnitude
      guard distance < best?.distance ?? .infinity else { continue }
      if (other.minX - rect.minX).magnitude < 0.75 {
        best = (distance, LayoutConstraint(Anchor(node, .leading), to: Anchor(sibling, .leading)))
      } else if (other.minX + other.width / 2 - rect.minX - rect.width / 2).magnitude < 0.75 {
        best = (distance, LayoutConstraint(Anchor(node, .centerX), to: Anchor(sibling, .centerX)))
      }
    }
    return [best?.constraint, inColumn(rect)].compactMap { $0 }
  }

  /// Between two views of a column that it left a little: the column's edge.
  private func inColumn(_ rect: Rect) -> LayoutConstraint? {
    let near = siblings().filter { ($0.rect.minX - rect.minX).magnitude < 40 }
    let above = near.filter { $0.rect.maxY <= rect.minY }.max { $0.rect.maxY < $1.rect.maxY }
    let below = near.filter { $0.rect.minY >= rect.maxY }.min { $0.rect.minY < $1.rect.minY }
    guard let above, let below, (above.rect.minX - below.rect.minX).magnitude < 0.75 else { return nil }
    return LayoutConstraint(Anchor(node, .leading), to: Anchor(above.node, .leading))
  }

  /// Behind the nearest view to the left, where that is nearer than the superview's edge: one spacing of a row.
  private func beside(_ rect: Rect) -> [LayoutConstraint] {
    let edge = reference.flatMap(frame).map { (rect.minX - $0.minX).magnitude } ?? .infinity
    var best: (gap: Double, constraint: LayoutConstraint)?
    for (sibling, other) in siblings() {
      let gap = rect.minX - other.maxX
      guard gap >= 0, gap < min(best?.gap ?? .infinity, edge, 100), other.minY < rect.maxY,
        rect.minY < other.maxY
      else { continue }
      best = (
        gap, LayoutConstraint(Anchor(node, .leading), to: Anchor(sibling, .trailing), constant: rounded(gap))
      )
    }
    return best.map { [$0.constraint] } ?? []
  }

  /// Below the nearest view above it, or level with one beside it.
  private func stacked(_ rect: Rect) -> [LayoutConstraint] {
    var best: (gap: Double, constraint: LayoutConstraint)?
    for (sibling, other) in siblings() {
      if (other.minY + other.height / 2 - rect.minY - rect.height / 2).magnitude < 0.75 {
        return [LayoutConstraint(Anchor(node, .centerY), to: Anchor(sibling, .centerY))]
      }
      let gap = rect.minY - other.maxY
      guard gap >= 0, gap < min(best?.gap ?? .infinity, 100), other.minX < rect.maxX, rect.minX < other.maxX
      else { continue }
      best = (gap, LayoutConstraint(Anchor(node, .top), to: Anchor(sibling, .bottom), constant: rounded(gap)))
    }
    return best.map { [$0.constraint] } ?? []
  }

  /// The views beside the node, with their alignment rectangles.
  private func siblings() -> [(node: NodeID, rect: Rect)] {
    guard let parent = tree.parent(of: node) else { return [] }
    return tree.children(of: parent).compactMap { sibling in
      guard sibling != node, tree.placement(of: sibling) == .constraints,
        tree.contentArea(of: parent) != sibling
      else { return nil }
      return tree.alignmentRect(of: sibling).map { (sibling, $0) }
    }
  }

  /// What a position is best counted from: the superview's first guide (the safe area, where it has one), or itself.
  private var reference: NodeID? {
    guard let parent = tree.parent(of: node) else { return nil }
    let guide = tree.children(of: parent).first { child in
      if case .insets? = tree.placement(of: child) { return true }
      return false
    }
    return guide ?? parent
  }

  /// The reference's rectangle in the coordinates of the node's parent.
  private func frame(of reference: NodeID) -> Rect? {
    guard let frame = tree.frame(of: reference) else { return nil }
    return reference == tree.parent(of: node) ? Rect(origin: .zero, size: frame.size) : frame
  }

  /// Constants are written in whole or half points.
  private func rounded(_ value: Double) -> Double { (value * 2).rounded() / 2 }
}
