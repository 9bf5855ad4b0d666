import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry

/// A repair that was tried on a copy of a tree, and what it does there.
package struct TriedRepair: Sendable {
  /// A number of a frame that changes, in the parent's coordinates, in points.
  package struct Move: Hashable, Sendable {
    package var number: FramePartID
    package var before: Double
    package var after: Double
  }

  package var repair: Repair
  /// In the order of the tree; less than a tenth of a point is none.
  package var moves: [Move]

  /// How much all that it moves moves, in points.
  package var movement: Double { moves.reduce(0) { $0 + ($1.after - $1.before).magnitude } }

  /// - Complexity: Linear in the nodes.
  init(_ repair: Repair, from old: LayoutTree, to new: LayoutTree, under root: NodeID) {
    self.repair = repair
    moves = []
    var pending = [root]
    while let node = pending.popLast() {
      pending += old.children(of: node).reversed()
      guard let before = old.frame(of: node), let after = new.frame(of: node) else { continue }
      for part in FramePart.allCases where (after[part] - before[part]).magnitude >= 0.1 {
        moves.append(
          Move(number: FramePartID(node: node, part: part), before: before[part], after: after[part]))
      }
    }
  }
}

extension ConstraintWords {
  /// What a repair does to the frames: `“Field”.width becomes 280 (was 320), and 2 more change`.
  package func consequences(of tried: TriedRepair) -> Message {
    guard !tried.moves.isEmpty else { return "nothing moves" }
    var message: Message = ""
    for (index, move) in tried.moves.prefix(2).enumerated() {
      let name = name(of: move.number.node) + "." + move.number.part.symbol.description
      if index > 0 { message += ", " }
      message += "\(value: name) becomes \(value: move.after.points) (was \(value: move.before.points))"
    }
    let rest = tried.moves.count - 2
    return rest > 0 ? message + ", and \(rest) more change" : message
  }
}
