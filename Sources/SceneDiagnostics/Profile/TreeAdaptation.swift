import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
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
    for node in nodes { try adapt(node, &tree, to: other) }
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

  private static func adapt(
    _ node: NodeID, _ tree: inout LayoutTree, to other: LayoutTree
  ) throws(LayoutError) {
    if let frame = other.givenFrame(of: node) { try tree.setGivenFrame(frame, of: node) }
    if let placement = other.placement(of: node) { try tree.setPlacement(placement, of: node) }
    try tree.setDirection(other.direction(of: node), of: node)
    try tree.setAlignmentInsets(other.alignmentInsets(of: node), of: node)
    try tree.setMargins(other.margins(of: node), of: node)
    if other.contentDependsOnWidth(of: node) != tree.contentDependsOnWidth(of: node) {
      try tree.setContentDependsOnWidth(other.contentDependsOnWidth(of: node), of: node)
    }
    try tree.setContentSize(other.contentSize(of: node), of: node)
    for axis in Axis.allCases {
      try tree.setContentPriorities(other.contentPriorities(axis, of: node), axis, of: node)
    }
    try tree.setBaselines(other.baselines(of: node), of: node)
    if !isSame(other.stack(of: node), tree.stack(of: node)) {
      try tree.setStack(other.stack(of: node), of: node)
    }
  }

  /// Whether two arrangements agree in everything that surroundings can change.
  private static func isSame(_ a: StackArrangement?, _ b: StackArrangement?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.axis == b.axis && a.distribution == b.distribution && a.alignment == b.alignment
      && a.spacing == b.spacing && a.insets == b.insets && a.arranged.count == b.arranged.count
      && zip(a.arranged, b.arranged).allSatisfy {
        $0.node == $1.node && $0.isHidden == $1.isHidden && $0.spacingAfter == $1.spacingAfter
      }
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
