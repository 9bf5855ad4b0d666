import PlumbAutoLayout
import PlumbGeometry

/// In which order the constraints of a log are likely to be what Apple breaks: by their kinds, as published logs show them.
///
/// Of sizes the one that asks for most goes first. Of edges that which is farthest from where a size is given: what a cell or
/// a hidden view holds gives way, and not how it is held (4 apps, none against). Then right and bottom edges go before spaces,
/// and these before left and top edges.
package struct BreakingOrder {
  /// The places of the log's constraints, the likeliest first.
  package let places: [Int]
  /// What places each constraint, by its place in the log.
  package let keys: [Key]

  package init(_ log: ConflictLog) {
    let containers = Self.containers(log)
    let isSqueezed = log.isCollapsedHorizontally
    let distances = log.distancesFromGivenSizes
    let keys = log.constraints.enumerated().map { place, constraint -> Key in
      let item = constraint.statement?.first.item.key
      let kind = BreakingKind(
        constraint, isSqueezed: isSqueezed, isOfContainer: item.map { containers.contains($0) } ?? false)
      guard let statement = constraint.statement else {
        return Key(kind: kind, preference: 0, side: 0, place: place)
      }
      let role = ConstraintRole(statement)
      let distance = constraint.items.reduce(0) { max($0, distances[$1.key] ?? 0) }
      let nearest = constraint.items.reduce(distance) { min($0, distances[$1.key] ?? 0) }
      let isSize = role == .size || role == .aspectRatio || role == .likeness
      return Key(
        kind: kind,
        preference: role == .size ? -statement.constant.magnitude : isSize ? 0 : -Double(distance + nearest),
        side: role == .far ? 0 : role == .spacing ? 1 : 2,
        place: Self.lastGoesFirst(kind, role) ? -place : place)
    }
    self.keys = keys
    places = log.constraints.indices.sorted { keys[$0] < keys[$1] }
  }

  /// What decides between constraints, the kind first.
  package struct Key: Comparable, Sendable {
    package var kind: BreakingKind
    /// What goes first within a kind is less.
    package var preference: Double
    var side: Int
    /// Where nothing else decides.
    var place: Int

    package static func < (a: Key, b: Key) -> Bool {
      (a.kind.rawValue, a.preference, a.side, a.place) < (b.kind.rawValue, b.preference, b.side, b.place)
    }
  }

  /// Whether of equals the last one in the list goes first: among sizes, centers, and what stack views and the system's own
  /// views do; of others the first does.
  private static func lastGoesFirst(_ kind: BreakingKind, _ role: ConstraintRole) -> Bool {
    role == .size || role == .center || kind == .stack || kind == .systemEdge
  }

  /// Views that contain others and are in none: their size is given rather than wanted.
  private static func containers(_ log: ConflictLog) -> Set<String> {
    var (outer, inner): (Set<String>, Set<String>) = ([], [])
    for constraint in log.constraints {
      guard let statement = constraint.statement else { continue }
      let container = constraint.container
      if let container { outer.insert(container.key) }
      guard let second = statement.second, !statement.first.isDimension else { continue }
      // An edge at a center tells nothing of what is inside of what.
      guard container != nil || (statement.first.side == .center) == (second.side == .center)
      else { continue }
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

  /// By the items' keys, over how many constraints they hang on a view that is given a size; others have none.
  fileprivate var distancesFromGivenSizes: [String: Int] {
    var distances: [String: Int] = [:]
    var open: [String] = []
    for constraint in constraints {
      guard constraint.maker.givesSize || constraint.maker == .mask || constraint.maker == .stackViewHiding,
        let statement = constraint.statement, ConstraintRole(statement) == .size
      else { continue }
      let key = statement.first.item.key
      if distances.updateValue(0, forKey: key) == nil { open.append(key) }
    }
    var neighbours: [String: Set<String>] = [:]
    for constraint in constraints {
      let keys = constraint.items.map { $0.key }
      for key in keys { neighbours[key, default: []].formUnion(keys) }
    }
    var next = 0
    while next < open.count {
      let key = open[next]
      next += 1
      for neighbour in neighbours[key] ?? [] where distances[neighbour] == nil {
        distances[neighbour] = (distances[key] ?? 0) + 1
        open.append(neighbour)
      }
    }
    return distances
  }
}
