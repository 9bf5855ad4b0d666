import PlumbAutoLayout
import PlumbGeometry

/// In which order the constraints of a log are likely to be what Apple breaks.
///
/// Apple's rule is not published. This order is learnt from published logs that say what was broken: sizes and ratios
/// of the app go first, those that ask for most before others; then what a stack view aligns; then spacing, right and
/// bottom edges, and left and top ones; the system's own last. Where a container was given no width, what stands
/// between two views goes before sizes do.
package struct BreakingOrder {
  /// The places of the log's constraints, the likeliest first.
  package let places: [Int]

  package init(_ log: ConflictLog) {
    let containers = Self.containers(log)
    let isCollapsed = log.isCollapsedHorizontally
    let keys = log.constraints.enumerated().map { place, constraint -> Key in
      guard let statement = constraint.statement else { return Key(rank: 200, constant: 0, place: place) }
      let role = ConstraintRole(statement)
      let rank = Self.rank(constraint, role, isCollapsed, containers)
      let isFromEnd = role == .size || role == .center
      return Key(
        rank: rank, constant: role == .size ? -statement.constant.magnitude : 0,
        place: isFromEnd ? -place : place)
    }
    places = log.constraints.indices.sorted { keys[$0] < keys[$1] }
  }

  private struct Key: Comparable {
    var rank: Int
    var constant: Double
    var place: Int

    static func < (a: Key, b: Key) -> Bool { (a.rank, a.constant, a.place) < (b.rank, b.constant, b.place) }
  }

  private static func rank(
    _ constraint: LoggedConstraint, _ role: ConstraintRole, _ isCollapsed: Bool, _ containers: Set<String>
  ) -> Int {
    switch constraint.maker {
    case .app:
      if role == .size, let key = constraint.statement?.first.item.key, containers.contains(key) { return 65 }
      return rank(role, isCollapsed)
    case .stackView:
      let isAlignment = constraint.identifier == "UISV-alignment"
      let base = isAlignment ? 13 : 25
      return base + (role == .far ? 0 : role == .spacing ? 1 : 2)
    case .prototyping: return 60
    case .system, .unknown, .guide, .content:
      return 70 + (role == .spacing ? 0 : role == .far ? 1 : role == .near ? 2 : 3)
    case .mask: return 90 + (role == .far ? 0 : role == .near ? 1 : 5)
    case .stackViewHiding, .encapsulation, .measurement: return 120
    }
  }

  private static func rank(_ role: ConstraintRole, _ isCollapsed: Bool) -> Int {
    switch role {
    case .size: isCollapsed ? 12 : 10
    case .aspectRatio: isCollapsed ? 14 : 9
    case .likeness: isCollapsed ? 11 : 12
    case .spacing: isCollapsed ? 10 : 20
    case .far: isCollapsed ? 15 : 18
    case .center: 28
    case .near: 30
    case .other: 50
    }
  }

  /// Views that contain others and are in none: their size is given rather than wanted.
  private static func containers(_ log: ConflictLog) -> Set<String> {
    var (outer, inner): (Set<String>, Set<String>) = ([], [])
    for constraint in log.constraints {
      guard let statement = constraint.statement else { continue }
      let container = constraint.container
      if let container { outer.insert(container.key) }
      guard let second = statement.second, !statement.first.isDimension else { continue }
      for item in [statement.first.item, second.item] where item.key != container?.key {
        inner.insert(item.key)
      }
    }
    return outer.subtracting(inner)
  }
}

extension ConflictLog {
  /// Whether most of the list is horizontal, and a container was given no width.
  var isCollapsedHorizontally: Bool {
    let statements = constraints.compactMap { $0.statement }
    guard statements.filter({ $0.first.attribute.axis == .horizontal }).count * 2 > statements.count else {
      return false
    }
    return constraints.contains { constraint in
      let isGiven = constraint.maker.givesSize || constraint.maker == .mask
      return isGiven && constraint.statement.map { $0.second == nil && $0.constant == 0 } == true
    }
  }
}
