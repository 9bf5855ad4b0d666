import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics

/// Which nodes of two layouts are the same.
struct NodeMatching {
  private var newNodes: [NodeID: NodeID] = [:]
  private var oldNodes: [NodeID: NodeID] = [:]
  /// Positions in `SceneComparison.appeared` and `gone`, by the views' nodes.
  private var appearedNodes: [NodeID: Int] = [:]
  private var goneNodes: [NodeID: Int] = [:]

  /// - Complexity: Linear in the views, times the guides of one.
  init(_ old: ComparedLayout, _ new: ComparedLayout, _ views: ViewMatching) {
    for (before, after) in views.pairs {
      match(old.layout.viewNodes[before], new.layout.viewNodes[after])
    }
    for (place, position) in views.appeared.enumerated() {
      appearedNodes[new.layout.viewNodes[position]] = place
    }
    for (place, position) in views.gone.enumerated() { goneNodes[old.layout.viewNodes[position]] = place }
    for (guide, node) in zip(old.layout.scene.guides, old.layout.guideNodes) {
      guard let node, let owner = views.newPositions[guide.owner] else { continue }
      for (other, partner) in zip(new.layout.scene.guides, new.layout.guideNodes)
      where other.owner == owner && other.kind == guide.kind {
        if let partner { match(node, partner) }
      }
    }
  }

  private mutating func match(_ old: NodeID, _ new: NodeID) {
    newNodes[old] = new
    oldNodes[new] = old
  }

  func new(_ node: NodeID) -> NodeID? { newNodes[node] }

  func old(_ node: NodeID) -> NodeID? { oldNodes[node] }

  /// The first view in a row of the newer layout that was not there before.
  func appeared(in row: RowReading) -> Int? {
    row.left.terms.lazy.compactMap { appearedNodes[$0.part.node] }.first
  }

  /// The first view in a row of the older layout that is not there any more.
  func gone(in row: RowReading) -> Int? { row.left.terms.lazy.compactMap { goneNodes[$0.part.node] }.first }

  /// Whether two rows say the same of the same numbers, but for their constants.
  ///
  /// - Complexity: O(*terms*²), of which there are few.
  func isSameForm(_ old: RowReading, _ new: RowReading) -> Bool {
    guard old.relation == new.relation, old.priority == new.priority,
      old.left.terms.count == new.left.terms.count
    else { return false }
    return new.left.terms.allSatisfy { term in
      // What has no partner is a node that nobody named: which one it was is not known.
      guard let node = oldNodes[term.part.node] else { return appearedNodes[term.part.node] == nil }
      let partner = old.left.coefficient(of: FramePartID(node: node, part: term.part.part))
      return (partner - term.coefficient).magnitude < 1e-9
    }
  }
}
