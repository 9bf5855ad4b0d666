import AutoLayout
import ConstraintSolver
import Geometry

/// The lengths that a conflict lines up, from near to far, against the one length that they do not come to.
public struct ConflictChain: Hashable, Sendable {
  /// A distance or an extent.
  public struct Link: Hashable, Sendable {
    /// The place of its constraint in the log.
    public var constraint: Int
    /// In points.
    public var length: Double
    /// What is as long; nil for a distance between two items.
    public var item: String?
  }

  public var links: [Link]
  /// What they are compared with, in points.
  public var given: Double
  /// Along which axis.
  public var axis: Axis

  public var length: Double { links.reduce(0) { $0 + $1.length } }
}

extension LogExplanation {
  /// The chain of a conflict that is one: lengths that are added up, each once; nil for others.
  public var chain: ConflictChain? {
    guard let conflict, let layout, let sum, sum.wanted >= 0,
      conflict.shares.count == conflict.rows.count,
      let subject = layout.place(of: conflict.broken).flatMap({ log.constraints[$0].statement }),
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
      links: ordered(links), given: sum.wanted, axis: subject.first.attribute.axis)
  }

  /// From what touches the near edge on: each next one shares an item with the one before.
  private func ordered(_ links: [ConflictChain.Link]) -> [ConflictChain.Link] {
    var rest = links
    var ordered: [ConflictChain.Link] = []
    var current: Set<String> = []
    while !rest.isEmpty {
      let next =
        rest.firstIndex { !current.isDisjoint(with: keys($0)) } ?? rest.firstIndex { role($0) == .near } ?? 0
      let link = rest.remove(at: next)
      ordered.append(link)
      current = keys(link)
    }
    return ordered
  }

  private func role(_ link: ConflictChain.Link) -> ConstraintRole? {
    log.constraints[link.constraint].statement.map { ConstraintRole($0) }
  }

  /// What a link leads on to: not what all others are in as well.
  private func keys(_ link: ConflictChain.Link) -> Set<String> {
    let constraint = log.constraints[link.constraint]
    guard let statement = constraint.statement else { return [] }
    var keys = Set([statement.first.item.key])
    if let second = statement.second { keys.insert(second.item.key) }
    if let superview = constraint.superview { keys.remove(superview.key) }
    return keys
  }
}
