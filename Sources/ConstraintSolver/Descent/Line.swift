/// The line on which the edges of a source lie, kept from one search to the next.
///
/// The row that ends an edge is active afterwards, and its own edges lie on the same line: all other active
/// rows are the same. And a source that was followed in vain may be looked at again as soon as a slope on its
/// line has changed. In both cases directions and rates are known, but for a factor.
struct Line: Sendable {
  /// The constraint or `~variable` that the line belongs to; nil if the walk is about something else.
  var source: Int32?
  /// The versions of plan and core that it was followed in, and whether the tail was left out.
  var plan = 0
  var core = 0
  var skipsTail = false
  /// What directions and rates have still to be multiplied by.
  var factor = 1.0
  /// From how many sources it was handed on: each adds a rounding error.
  var age = 0

  static let greatestAge = 20
}

extension Solver {
  /// Whether the walk at hand is that along a source's line; its directions and rates are then those for the
  /// source.
  mutating func followsLine(_ source: Int32) -> Bool {
    let line = walk.line
    if line.source != source || line.plan != planVersion || line.core != coreVersion { return false }
    if line.skipsTail != walk.skipsTail { return false }
    renewMarks()
    if line.factor == 1 { return true }
    let (direction, rates) = (walk.direction, walk.rates)
    for index in walk.order.indices { direction[walk.order[index]] *= line.factor }
    for index in walk.touched.indices { rates[walk.touched[index]] *= line.factor }
    walk.line.factor = 1
    return true
  }

  /// Another walk may have been at the same variables since.
  private mutating func renewMarks() {
    walk.stamp &+= 2
    let (columns, stamp) = (table.columns, walk.stamp)
    for index in walk.order.indices { columns[walk.order[index]].mark = stamp }
    for index in walk.touched.indices { walk.rowMark[walk.touched[index]] = stamp }
  }

  /// Hands the line at hand on to the row that has just become active in place of its source.
  ///
  /// - Precondition: the exchange's peeling has not been ended.
  mutating func handLine(from source: Int32, to row: Int32) {
    let rate = walk.rates[row]
    guard let place = walk.touched.indices.first(where: { walk.touched[$0] == row }),
      walk.line.age < Line.greatestAge
    else {
      walk.line.source = nil
      return
    }
    walk.touched[place] = walk.touched.last
    walk.touched.removeLast()
    walk.rowMark[row] = 0
    if source >= 0 {
      walk.touch(source)
      walk.rates[source] = 1
    }
    reorderWalk()
    walk.line.source = row
    walk.line.plan = planVersion
    walk.line.factor = 1 / rate
    walk.line.age += 1
  }

  /// Puts the variables that were settled anew before all others, in their new order.
  private mutating func reorderWalk() {
    var kept = 0
    for index in walk.order.indices where table.columns[walk.order[index]].sequence == 0 {
      walk.order[kept] = walk.order[index]
      kept += 1
    }
    walk.order.truncate(to: kept)
    for index in peeling.order.indices.reversed() { walk.order.append(peeling.order[index]) }
  }
}
