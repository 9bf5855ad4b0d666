import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbLayoutDiagnostics

/// The lengths that a conflict lines up, from near to far, against the one length that they do not come to.
package struct ConflictChain: Hashable, Sendable {
  /// A distance or an extent.
  package struct Link: Hashable, Sendable {
    /// The place of its constraint in the log.
    package var constraint: Int
    /// In points.
    package var length: Double
    /// What is as long; nil for a distance between two items.
    package var item: String?
  }

  package var links: [Link]
  /// What they are compared with, in points.
  package var given: Double
  /// Along which axis.
  package var axis: Axis

  package var length: Double { links.reduce(0) { $0 + $1.length } }
}

extension LogExplanation {
  /// The chain of a conflict that is one: lengths that are added up, each once; nil for others.
  package var chain: ConflictChain? {
    guard let conflict, let layout, let sum, sum.wanted >= 0,
      conflict.shares.count == conflict.rows.count,
      let given = layout.place(of: conflict.broken), let subject = log.constraints[given].statement,
      subject.first.isDimension, subject.second == nil
    else { return nil }
    var links: [ConflictChain.Link] = []
    for (index, row) in conflict.rows.enumerated() where row != conflict.broken {
      let share = conflict.shares[index]
      guard (share.multiplier.magnitude - 1).magnitude < 1e-9 else { return nil }
      let length = -share.multiplier * share.constant
      guard length > -1e-9 else { return nil }
      guard length > 1e-9, let place = layout.place(of: row) else { continue }
      let statement = log.constraints[place].statement
      let isSize = log.constraints[place].isSize
      links.append(
        ConflictChain.Link(
          constraint: place, length: length,
          item: isSize ? statement.flatMap { names[$0.first.item.key] } : nil))
    }
    guard !links.isEmpty else { return nil }
    return ConflictChain(
      links: ordered(links, without: given), given: sum.wanted, axis: subject.first.attribute.axis)
  }

  /// From near to far, where all but what is given would have it.
  private func ordered(_ links: [ConflictChain.Link], without given: Int) -> [ConflictChain.Link] {
    var options = options
    options.yielding = given
    options.arranges = true
    options.sizesMayBeNegative = false
    guard let drawn = try? RebuiltLayout(log, options) else { return links }
    let starts = links.map { link in
      drawn.rows[link.constraint].flatMap { drawn.tree.constraint($0) }.map { drawn.start(of: $0) } ?? 0
    }
    return links.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }.map { links[$0] }
  }
}

extension RebuiltLayout {
  /// Where what a constraint measures begins, in the root's coordinates.
  fileprivate func start(of constraint: LayoutConstraint) -> Double {
    let axis = constraint.first.attribute.axis
    guard constraint.first.attribute.isDimension else {
      return [constraint.first, constraint.second].compactMap { $0 }.map { place(of: $0, axis) }.min() ?? 0
    }
    return place(of: Anchor(constraint.first.node, axis.near), axis)
  }

  private func place(of anchor: Anchor, _ axis: Axis) -> Double {
    var place = tree.solvedOffset(of: anchor) ?? 0
    var node: NodeID? = anchor.node
    while let current = node {
      if let frame = tree.frame(of: current) { place += axis == .horizontal ? frame.minX : frame.minY }
      node = tree.parent(of: current)
    }
    return place
  }
}
