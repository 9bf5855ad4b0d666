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
  /// - Complexity: Linear in the rows; where nodes follow others, again for each report up to the last that any follows.
  package mutating func misplacements(
    moved: [FramePartID], evidence: [LayoutTree.Violation]
  ) throws(LayoutError) -> [MisplacementReport] {
    guard !evidence.isEmpty else { return [] }
    let movedParts = Set(moved)
    let influenced = numbers(influencedBy: evidence.map { $0.row })
    var parts: [NodeID: [FramePartID]] = [:]
    for part in moved { parts[part.node, default: []].append(part) }
    var violations: [NodeID: [LayoutTree.Violation]] = [:]
    for violation in evidence {
      for node in Set(violation.parts.map { $0.node }) { violations[node, default: []].append(violation) }
    }
    var reports: [MisplacementReport] = []
    var places: [NodeID: Int] = [:]
    var following: [[FramePartID]] = []
    for part in moved {
      guard let numbers = parts.removeValue(forKey: part.node) else { continue }
      let speaking = violations[part.node] ?? []
      var own: [RowSource] = []
      for number in numbers where contains(number, influenced) {
        for row in try influences(on: number, among: speaking.map { $0.row }) where !own.contains(row) {
          own.append(row)
        }
      }
      let follows = own.isEmpty && numbers.contains { contains($0, influenced) }
      if own.isEmpty, !follows { own = Self.lonely(numbers, speaking, among: movedParts) }
      if !own.isEmpty {
        places[part.node] = reports.count
        reports.append(MisplacementReport(node: part.node, evidence: own, followers: []))
      } else if follows {
        following.append(numbers)
      }
    }
    var causes: [[RowSource]] = Array(repeating: [], count: reports.count)
    for violation in evidence {
      if let report = violation.parts.compactMap({ places[$0.node] }).min() {
        causes[report].append(violation.row)
      }
    }
    // Those that no report before has.
    var open = following
    for report in causes.indices where !open.isEmpty {
      let influenced = self.numbers(influencedBy: causes[report])
      var rest: [[FramePartID]] = []
      for numbers in open {
        if numbers.contains(where: { contains($0, influenced) }) {
          reports[report].followers.append(numbers[0].node)
        } else {
          rest.append(numbers)
        }
      }
      open = rest
    }
    return reports
  }

  /// The violated rows that speak of a node where nothing else that they speak of is off: the node's value need not come
  /// from them to be shown wrong by them.
  private static func lonely(
    _ numbers: [FramePartID], _ violations: [LayoutTree.Violation], among moved: Set<FramePartID>
  ) -> [RowSource] {
    violations.filter { violation in numbers.contains { violation.isOnly($0, among: moved) } }.map { $0.row }
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
