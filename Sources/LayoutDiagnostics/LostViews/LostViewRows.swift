import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

/// Finds the rows that lose a view.
struct LostViewRows {
  private var facts: LayoutFacts

  init(_ tree: LayoutTree) { facts = LayoutFacts(tree) }

  /// The rows that decide the extent of an empty or squeezed view, for the latter those that outrank its
  /// compression resistance; for another one those that decide where it is, and where the superviews are that
  /// stand out with it. An extent that nothing but “≥ 0” speaks of is decided by none: which of its values stands
  /// is then no row's doing.
  mutating func rows(
    of lost: LostView, _ outer: LostViewSearch.Surroundings
  ) throws(LayoutError) -> [RowSource] {
    var rows: [RowSource] = []
    for axis in Axis.allCases where lost.axes.contains(axis) {
      switch lost.loss {
      case .empty, .squeezed:
        try add(axis == .horizontal ? .width : .height, of: lost.node, to: &rows)
      case .offScreen, .clippedAway:
        for node in [lost.node] + outer.protruding {
          try add(axis == .horizontal ? .x : .y, of: node, to: &rows)
        }
      }
    }
    guard case .squeezed(let squeeze) = lost.loss else { return rows }
    let resistance = facts.tree.contentPriorities(squeeze.axis, of: lost.node).compressionResistance
    return rows.filter { priority(of: $0) >= resistance }
  }

  private mutating func add(
    _ part: FramePart, of node: NodeID, to rows: inout [RowSource]
  ) throws(LayoutError) {
    let known = Set(rows)
    let influences = try facts.influences(on: FramePartID(node: node, part: part))
    guard influences.contains(where: { !$0.isNonNegativeSize }) else { return }
    rows += influences.filter { !known.contains($0) }
  }

  /// Rows that nobody wrote are required, but for contents.
  private func priority(of row: RowSource) -> Priority {
    switch row {
    case .constraint(let id): facts.tree.constraint(id)?.priority ?? .required
    case .generated(let node, .contentHugging, let part):
      facts.tree.contentPriorities(part.attribute.axis, of: node).hugging
    case .generated(let node, .contentCompressionResistance, let part):
      facts.tree.contentPriorities(part.attribute.axis, of: node).compressionResistance
    case .generated: .required
    }
  }
}

extension RowSource {
  fileprivate var isNonNegativeSize: Bool {
    if case .generated(_, .nonNegativeSize, _) = self { true } else { false }
  }
}

extension [LostView] {
  /// The same with one view for all that are lost for one reason: those whose places or extents constraints
  /// tie to one another. The one told of is that which the fewest rows decide.
  ///
  /// - Complexity: Linear in the rows, and quadratic in the views.
  func withFollowersFolded(in tree: LayoutTree) -> [LostView] {
    var places: [NodeID: Int] = [:]
    for (place, lost) in enumerated() { places[lost.node] = place }
    var groups = [Int](indices)
    for (place, lost) in enumerated() {
      for other in lost.neighbours(in: tree) {
        guard let next = places[other], self[next].isAlike(lost), groups[next] != groups[place] else {
          continue
        }
        let (kept, gone) = (Swift.min(groups[next], groups[place]), Swift.max(groups[next], groups[place]))
        for index in groups.indices where groups[index] == gone { groups[index] = kept }
      }
    }
    var folded: [LostView] = []
    for group in indices where groups[group] == group {
      let members = indices.filter { groups[$0] == group }
      var leader = members[0]
      for member in members where self[member].rows.count < self[leader].rows.count { leader = member }
      var lost = self[leader]
      for member in members where member != leader {
        lost.followers.append(self[member].node)
        lost.followers += self[member].followers
      }
      folded.append(lost)
    }
    return folded
  }
}

extension LostView {
  /// What the constraints that decide a view's place or extent tie it to.
  fileprivate func neighbours(in tree: LayoutTree) -> [NodeID] {
    if case .squeezed = loss { return [] }
    var neighbours: [NodeID] = []
    for case .constraint(let id) in rows {
      guard let constraint = tree.constraint(id), let second = constraint.second?.node else { continue }
      let first = constraint.first.node
      if first == node { neighbours.append(second) } else if second == node { neighbours.append(first) }
    }
    return neighbours
  }

  fileprivate func isAlike(_ other: LostView) -> Bool {
    switch (loss, other.loss) {
    case (.empty, .empty), (.offScreen, .offScreen): axes == other.axes
    case (.clippedAway(let first, _), .clippedAway(let second, _)): first == second && axes == other.axes
    default: false
    }
  }
}
