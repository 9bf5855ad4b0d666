import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbInterfaceBuilder

/// Changes the tree of a scene to the tree of the same scene in other surroundings, edit by edit.
///
/// A live view hierarchy would make the same edits.
enum TreeAdaptation {
  /// Whether two layouts have the same views and guides.
  ///
  /// Their trees, which are built alike, then have the same nodes.
  static func isPossible(from old: SceneLayout, to new: SceneLayout) -> Bool {
    guard old.viewNodes == new.viewNodes, old.guideNodes == new.guideNodes,
      old.scene.views.map({ $0.id }) == new.scene.views.map({ $0.id })
    else { return false }
    let (nodes, others) = (nodes(of: old.tree), nodes(of: new.tree))
    return nodes == others && nodes.allSatisfy { old.tree.parent(of: $0) == new.tree.parent(of: $0) }
  }

  static func adapt(_ tree: inout LayoutTree, to other: LayoutTree) throws(LayoutError) {
    let nodes = nodes(of: other)
    for node in nodes {
      if let description = other.description(of: node) { try tree.describe(node, as: description) }
    }
    try adaptConstraints(nodes, &tree, to: other)
  }

  private static func nodes(of tree: LayoutTree) -> [NodeID] {
    var open: [NodeID] = tree.rootNodes.reversed()
    var found: [NodeID] = []
    while let node = open.popLast() {
      found.append(node)
      open += tree.children(of: node).reversed()
    }
    return found
  }

  /// The identity of a constraint: between constraints that share it, only numbers change.
  private struct Relationship: Hashable {
    let first: Anchor
    let relation: Relation
    let second: Anchor?
    let multiplier: Double

    init(_ constraint: LayoutConstraint) {
      first = constraint.first
      relation = constraint.relation
      second = constraint.second
      multiplier = constraint.multiplier
    }
  }

  private static func adaptConstraints(
    _ nodes: [NodeID], _ tree: inout LayoutTree, to other: LayoutTree
  ) throws(LayoutError) {
    var kept: [Relationship: [LayoutConstraintID]] = [:]
    let old = constraints(of: tree, nodes)
    for (id, constraint) in old.reversed() { kept[Relationship(constraint), default: []].append(id) }
    var added: [LayoutConstraint] = []
    var used: Set<LayoutConstraintID> = []
    for (_, constraint) in constraints(of: other, nodes) {
      guard let id = kept[Relationship(constraint)]?.popLast() else {
        added.append(constraint)
        continue
      }
      used.insert(id)
      try tree.setConstant(constraint.constant, of: id)
      try tree.setPriority(constraint.priority, of: id)
    }
    for (id, _) in old where !used.contains(id) { try tree.remove(id) }
    for constraint in added { _ = try tree.add(constraint) }
  }

  /// The constraints that name one of the nodes, in the order of their origins.
  private static func constraints(
    of tree: LayoutTree, _ nodes: [NodeID]
  ) -> [(id: LayoutConstraintID, constraint: LayoutConstraint)] {
    var seen: Set<LayoutConstraintID> = []
    var found: [(id: LayoutConstraintID, constraint: LayoutConstraint)] = []
    for node in nodes {
      for id in tree.constraints(naming: node) where seen.insert(id).inserted {
        if let constraint = tree.constraint(id) { found.append((id, constraint)) }
      }
    }
    return found.sorted { $0.constraint.origin.reference < $1.constraint.origin.reference }
  }
}
