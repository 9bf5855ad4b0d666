import PlumbAutoLayout
import PlumbGeometry

/// A node whose frame is not the one that it was expected to have, explained.
package struct MisplacementReport: Sendable {
  package var node: NodeID
  /// The rows that the expected frame contradicts and the solved one keeps.
  package var evidence: [RowSource]
  /// Nodes that are off only because this one is, in the order of the tree.
  package var followers: [NodeID]
}

extension LayoutFacts {
  /// Explains why nodes are not where they were expected.
  ///
  /// 1. A node is misplaced by itself if a row that its value comes from speaks of it and does not hold for the expected
  ///    frames.
  /// 2. Else, where such rows of its chain speak of others, it follows those.
  /// 3. Else it is misplaced by itself if a row that speaks of it does not hold and speaks of nothing else that is off.
  /// 4. What no row explains is not reported: the expected frames satisfy all constraints, and only contents, unknown
  ///    sizes or rounding make the difference.
  ///
  /// - Parameters:
  ///   - moved: The nodes that are off, and in which numbers.
  ///   - evidence: The rows that can be trusted to show that a frame is wrong, of those that the expected frames violate.
  /// - Complexity: Linear in the rows, and in the size of the basis for each number that is off.
  package mutating func misplacements(
    moved: [FramePartID], evidence: [LayoutTree.Violation]
  ) throws(LayoutError) -> [MisplacementReport] {
    var broken: [RowSource: LayoutTree.Violation] = [:]
    for violation in evidence { broken[violation.row] = violation }
    guard !broken.isEmpty else { return [] }
    let movedParts = Set(moved)
    var parts: [NodeID: [FramePart]] = [:]
    for part in moved { parts[part.node, default: []].append(part.part) }
    var violations: [NodeID: [LayoutTree.Violation]] = [:]
    for violation in evidence {
      for node in Set(violation.parts.map { $0.node }) { violations[node, default: []].append(violation) }
    }
    var reports: [MisplacementReport] = []
    var places: [NodeID: Int] = [:]
    var following: [(node: NodeID, causes: [NodeID])] = []
    for part in moved {
      guard let numbers = parts.removeValue(forKey: part.node) else { continue }
      var own: [RowSource] = []
      var causes: [NodeID] = []
      for number in numbers {
        for row in try influences(on: FramePartID(node: part.node, part: number)) {
          guard let violation = broken[row] else { continue }
          if violation.parts.contains(where: { $0.node == part.node }) {
            if !own.contains(row) { own.append(row) }
          } else {
            causes += violation.parts.map { $0.node }
          }
        }
      }
      if own.isEmpty, causes.isEmpty {
        own = Self.lonely(part.node, numbers, violations[part.node] ?? [], among: movedParts)
      }
      if !own.isEmpty {
        places[part.node] = reports.count
        reports.append(MisplacementReport(node: part.node, evidence: own, followers: []))
      } else if !causes.isEmpty {
        following.append((part.node, causes))
      }
    }
    for follower in following {
      guard let place = follower.causes.compactMap({ places[$0] }).min() else { continue }
      reports[place].followers.append(follower.node)
    }
    return reports
  }

  /// The violated rows that speak of a node where nothing else that they speak of is off: the node's value need not come
  /// from them to be shown wrong by them.
  private static func lonely(
    _ node: NodeID, _ parts: [FramePart], _ violations: [LayoutTree.Violation], among moved: Set<FramePartID>
  ) -> [RowSource] {
    violations.filter { violation in
      parts.contains { violation.isOnly(FramePartID(node: node, part: $0), among: moved) }
    }.map { $0.row }
  }
}

extension LayoutTree.Violation {
  /// Whether a number's node is the only one of the row, along the number's axis, that is off.
  fileprivate func isOnly(_ part: FramePartID, among moved: Set<FramePartID>) -> Bool {
    var speaksOfNode = false
    for other in parts where other.part.axis == part.part.axis {
      if other.node == part.node { speaksOfNode = true } else if moved.contains(other) { return false }
    }
    return speaksOfNode
  }
}
