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
    /// The constraint, or as `~variable` the free variable, that lets go, and to which side.
    var source: Int32
    var direction: Int8
    var isTwoWay: Bool
    /// How far it leads before a row changes sides, and how far back where the way back is flat as well.
    var length = Double.infinity
    var lengthBack: Double
    /// The least and the greatest coordinate that the limits of this edge alone allow.
    var lowest: Double
    var highest = Double.infinity
    /// The part that it belongs to.
    var part: Int32 = 0

    init(source: Int32, direction: Int8, isTwoWay: Bool) {
      self.source = source
      self.direction = direction
      self.isTwoWay = isTwoWay
      lowest = isTwoWay ? -.infinity : 0
      lengthBack = isTwoWay ? .infinity : 0
    }
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

  private(set) var edges: [Edge]
  private(set) var limits: [Limit] = []
  private var parts: [FacePart] = []
  /// By constraint, and behind these by free variable, the edge from it, or −1.
  private var edgesOfSources: [Int32]
  private let rowCount: Int

  init(_ edges: [Edge], rows: Int, variables: Int) {
    self.edges = edges
    rowCount = rows
    edgesOfSources = Array(repeating: -1, count: rows + variables)
    for (index, edge) in edges.enumerated() { edgesOfSources[place(of: edge.source)] = Int32(index) }
  }

  private func place(of source: Int32) -> Int { source >= 0 ? Int(source) : rowCount + Int(~source) }

  /// The edge from a source; nil where none is flat.
  func edge(from source: Int32) -> Int32? {
    let edge = edgesOfSources[place(of: source)]
    return edge < 0 ? nil : edge
  }

  /// The edges of the part to which one belongs.
  func edges(ofPart part: Int32) -> [Int32] { parts[Int(part)].edges }

  /// Takes in a row that edges touch.
  mutating func append(_ limit: Limit) {
    for motion in limit.motions {
      let edge = Int(motion.edge)
      let length = limit.slack / motion.rate.magnitude
      if motion.rate < 0 {
        edges[edge].length = min(edges[edge].length, length)
      } else if edges[edge].isTwoWay {
        edges[edge].lengthBack = min(edges[edge].lengthBack, length)
      }
    }
    limits.append(limit)
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
      return motion.rate.magnitude * max(edge.length, edge.lengthBack) > Tolerances.range * max(1, magnitude)
    }
  }

  /// The edges but those of parts that are a single point, as at degenerate vertices: nothing moves along them.
  ///
  /// - Complexity: Linear in the edges; for each part of several, none of which leads anywhere alone, a descent in its solver.
  mutating func movingEdges() throws(SolverError) -> [Edge] {
    #if hasFeature(Embedded)
      return edges
    #else
      var moves: [Bool] = []
      for index in parts.indices {
        moves.append(try parts[index].edges.count > 1 ? !parts[index].isSinglePoint(edges, limits) : true)
      }
      return edges.filter { moves[Int($0.part)] && ($0.lowest < $0.highest) }
    #endif
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
