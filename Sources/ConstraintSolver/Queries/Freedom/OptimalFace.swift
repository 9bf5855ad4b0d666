/// All solutions that are equally good at every priority, as seen from one of them.
///
/// Where the descent stops no edge descends. Along some edges no level changes: they are flat. Take as
/// coordinates how far the sources of the flat edges have let go, t ≥ 0 (of either sign where both directions
/// are flat). The costs are convex, so along all other edges they only grow, and what costs nothing is
/// exactly this:
///
/// * the point is the vertex plus a combination of the flat edges with such coordinates, and
/// * no row that counts changes sides: Σ rate·t ≥ −slack for each one that flat edges touch.
///
/// So the solutions form a polyhedron, a face of the costs' graph at each level. Rows with a single
/// coordinate are its bounds. Rows with several tie coordinates together; those that are not tied, even by
/// others, are independent: the face is the product of such *parts*, and the range of anything linear the sum
/// of its ranges over the parts. Most parts have one coordinate only, and its range is what one ratio test
/// says.
struct OptimalFace {
  /// A flat edge.
  struct Edge {
    /// How far it leads before a row changes sides, and how far back where the way back is flat as well.
    var length = 0.0
    var lengthBack = 0.0
    /// The least and the greatest coordinate that the limits of this edge alone allow.
    var lowest = 0.0
    var highest = Double.infinity
    /// The part that it belongs to.
    var part: Int32 = 0
  }

  /// A row that must not change sides.
  struct Limit {
    /// How much its error may still approach zero.
    var slack: Double
    var motions: [Motion] = []
  }

  /// What one unit along an edge changes something by.
  struct Motion: Hashable {
    var edge: Int32
    var rate: Double
  }

  private(set) var edges: [Edge] = []
  private(set) var limits: [Limit] = []
  /// By variable; empty for most.
  private(set) var motions: [[Motion]]
  var parts: [FacePart] = []

  init(variableCount: Int) { motions = Array(repeating: [], count: variableCount) }

  mutating func append(_ edge: Edge) { edges.append(edge) }

  mutating func appendMotion(of variable: Int32, _ rate: Double) {
    motions[Int(variable)].append(Motion(edge: Int32(edges.count - 1), rate: rate))
  }

  mutating func appendMotion(of limit: Int, rate: Double) {
    limits[limit].motions.append(Motion(edge: Int32(edges.count - 1), rate: rate))
  }

  mutating func appendLimit(slack: Double) -> Int {
    limits.append(Limit(slack: slack))
    return limits.count - 1
  }

  /// Divides the edges into parts: of two that a limit has in common both are in the same.
  mutating func divide() {
    var leader = edges.indices.map { Int32($0) }
    func find(_ edge: Int32) -> Int32 {
      var edge = edge
      while leader[Int(edge)] != edge {
        leader[Int(edge)] = leader[Int(leader[Int(edge)])]
        edge = leader[Int(edge)]
      }
      return edge
    }
    for limit in limits {
      if limit.motions.count == 1 { bound(limit.motions[0], slack: limit.slack) }
      for motion in limit.motions.dropFirst() {
        let (a, b) = (find(limit.motions[0].edge), find(motion.edge))
        leader[Int(max(a, b))] = min(a, b)
      }
    }
    var partOfLeader = [Int32](repeating: -1, count: edges.count)
    for edge in edges.indices {
      let first = Int(find(Int32(edge)))
      if partOfLeader[first] < 0 {
        partOfLeader[first] = Int32(parts.count)
        parts.append(FacePart())
      }
      edges[edge].part = partOfLeader[first]
      parts[Int(partOfLeader[first])].edges.append(Int32(edge))
    }
    for (index, limit) in limits.enumerated() where limit.motions.count > 1 {
      parts[Int(edges[Int(limit.motions[0].edge)].part)].limits.append(Int32(index))
    }
  }

  /// Applies a limit that ties nothing together.
  private mutating func bound(_ motion: Motion, slack: Double) {
    let edge = Int(motion.edge)
    if motion.rate > 0 {
      edges[edge].lowest = max(edges[edge].lowest, -slack / motion.rate)
    } else {
      edges[edge].highest = min(edges[edge].highest, -slack / motion.rate)
    }
  }

  /// Whether a motion along a single edge moves a value of this magnitude by more than rounding.
  func isCertain(_ motions: [Motion], magnitude: Double) -> Bool {
    motions.contains { motion in
      let edge = edges[Int(motion.edge)]
      return motion.rate.magnitude * max(edge.length, edge.lengthBack) > 1e-9 * max(1, magnitude)
    }
  }

  /// The range over the face of Σ rate·t.
  mutating func extent(_ motions: [Motion]) throws(SolverError) -> (lowest: Double, highest: Double) {
    var (lowest, highest) = (0.0, 0.0)
    var tied: [Motion] = []
    for motion in motions {
      let edge = edges[Int(motion.edge)]
      if parts[Int(edge.part)].edges.count > 1 {
        tied.append(motion)
        continue
      }
      // Infinity times zero would not be a number, but no rate is zero.
      let (low, high) = (edge.lowest * motion.rate, edge.highest * motion.rate)
      lowest += motion.rate > 0 ? low : high
      highest += motion.rate > 0 ? high : low
    }
    while let first = tied.first {
      let part = edges[Int(first.edge)].part
      let own = tied.filter { edges[Int($0.edge)].part == part }
      tied.removeAll { edges[Int($0.edge)].part == part }
      let ends = try parts[Int(part)].extent(own, edges, limits)
      lowest += ends.lowest
      highest += ends.highest
    }
    return (lowest, highest)
  }
}

extension Solver {
  /// The face of equally good solutions that the vertex is on.
  ///
  /// - Precondition: the solver is a copy for this purpose, and solved.
  /// - Complexity: the pricing of all edges once, and O(z) for each flat one.
  mutating func optimalFace() -> OptimalFace {
    becomeUnique()
    suspectAll()
    return face(alongSuspects: Goal.levels(below: levelCount))
  }

  /// The face as far as the edges of the suspects span it.
  mutating func face(alongSuspects goal: Goal) -> OptimalFace {
    priceSuspects(goal, isCautious: false)
    var sources: [Int32] = []
    if pricing.promising.isEmpty {
      for index in pricing.candidates.indices where sources.last != pricing.candidates[index].source {
        sources.append(pricing.candidates[index].source)
      }
    } else {
      // By its rounding errors, pricing has not come to the later levels: the edges tell by themselves.
      for index in pricing.suspects.indices { sources.append(pricing.suspects[index]) }
    }
    acquitAll()
    pricing.promising.removeAll()
    var face = OptimalFace(variableCount: values.count)
    var limits = [Int32](repeating: -1, count: table.rows.count)
    for source in sources where isSource(source) { appendEdge(source, goal, to: &face, &limits) }
    face.divide()
    return face
  }

  private mutating func appendEdge(
    _ source: Int32, _ goal: Goal, to face: inout OptimalFace, _ limits: inout [Int32]
  ) {
    follow(source)
    collectSlopes(source, goal)
    let (isFlatAhead, isFlatBack) = (isFlat(source, 1, goal), isFlat(source, -1, goal))
    if !isFlatAhead && !isFlatBack { return }
    let direction: Int8 = isFlatAhead ? 1 : -1
    let sign = Double(direction)
    let isTwoWay = isFlatAhead && isFlatBack
    face.append(
      .init(
        length: lengthWithoutCost(direction, goal),
        lengthBack: isTwoWay ? lengthWithoutCost(-direction, goal) : 0,
        lowest: isTwoWay ? -.infinity : 0))
    for index in walk.order.indices {
      let variable = walk.order[index]
      let rate = walk.direction[variable]
      if rate != 0 { face.appendMotion(of: variable, rate * sign) }
    }
    for index in walk.touched.indices {
      let row = walk.touched[index]
      let rate = walk.rates[row]
      if rate == 0 || !goal.counts(table.rows[row].level) { continue }
      let side = Double(table.rows[row].side)
      if limits[Int(row)] < 0 {
        let slack = side * table.rows[row].error
        limits[Int(row)] = Int32(face.appendLimit(slack: slack <= table.rows[row].tolerance ? 0 : slack))
      }
      face.appendMotion(of: Int(limits[Int(row)]), rate: rate * sign * side)
    }
  }

  /// Whether no level changes along the edge at hand.
  private func isFlat(_ source: Int32, _ direction: Int8, _ goal: Goal) -> Bool {
    for index in pricing.levels.indices {
      let level = pricing.levels[index]
      let isOwn = source >= 0 && table.rows[source].level == level
      let own = isOwn ? ownSlope(source, direction) : 0
      let slope = pricing.slopes[level] * Double(direction) + own
      if slope.magnitude > Self.slopeTolerance * (pricing.magnitudes[level] + own) { return false }
    }
    return true
  }

  /// How far the direction leads before the first breakpoint of a row that counts.
  private func lengthWithoutCost(_ direction: Int8, _ goal: Goal) -> Double {
    var length = Double.infinity
    for index in walk.touched.indices {
      let row = walk.touched[index]
      if !goal.counts(table.rows[row].level) { continue }
      length = min(length, lengthToBreakpoint(of: row, rate: walk.rates[row] * Double(direction)))
    }
    return length
  }
}
