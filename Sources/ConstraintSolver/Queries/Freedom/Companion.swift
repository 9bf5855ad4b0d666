/// A variable that is tied to an undetermined one.
@frozen
public struct Companion: Hashable, Sendable {
  public var variable: Variable
  /// By how much it changes for each unit by which the other does, where that is settled: to determine the
  /// other variable would determine this one. Nil where it can also move by itself, or with others.
  public var rate: Double?

  @inlinable public init(variable: Variable, rate: Double?) {
    self.variable = variable
    self.rate = rate
  }
}

extension Solver {
  /// The variables that move with an undetermined one, by index; none where the variable is determined.
  ///
  /// Solutions that are equally good at every priority differ by directions that form a linear space. Divide
  /// the undetermined variables into as many groups as can be such that each group's share of a direction is
  /// one by itself: inside its range, a group moves without the others. The companions of a variable are the
  /// rest of its group. (Where the directions are the rows of a matrix in echelon form, the groups are the
  /// connected components of the graph of its nonzero entries: those of the matroid of its columns, which do
  /// not depend on the form.)
  ///
  /// The directions are spanned by the flat edges, less those that lead nowhere at a degenerate vertex. For
  /// each limit that leaves no room there a range decides whether it leaves none anywhere.
  ///
  /// - Throws: `unknownVariable`; what `solve` throws.
  /// - Complexity: that of `undeterminedVariables`; then, in the variables and flat edges that are tied to
  ///   each other, the elimination in a dense matrix.
  public func companions(of variable: Variable) throws(SolverError) -> [Companion] {
    try check(variable)
    var copy = self
    try copy.solve()
    var face = copy.optimalFace()
    let moves = copy.motion(along: face.edges)
    if moves[Int(variable.index)] == 0 { return [] }
    let motions = moves.indices.map { moves[$0] == 0 ? [] : copy.motions(of: Int32($0), on: face) }
    let group = face.edges(tiedTo: variable.index, motions)
    var directions = try face.directions(along: group, motions)
    return directions.companions(of: variable.index)
  }
}

extension OptimalFace {
  /// The edges that have something in common with those along which a variable moves: a variable or a limit,
  /// or another edge that has.
  fileprivate func edges(tiedTo variable: Int32, _ motions: [[Motion]]) -> [Int32] {
    var variables = [[Int32]](repeating: [], count: edges.count)
    for (index, motions) in motions.enumerated() {
      for motion in motions { variables[Int(motion.edge)].append(Int32(index)) }
    }
    var isTied = [Bool](repeating: false, count: edges.count)
    var isSeen = [Bool](repeating: false, count: motions.count)
    var queue: [Int32] = []
    func tie(_ edge: Int32) {
      for other in edges(ofPart: edges[Int(edge)].part) where !isTied[Int(other)] {
        isTied[Int(other)] = true
        queue.append(other)
      }
    }
    for motion in motions[Int(variable)] { tie(motion.edge) }
    var next = 0
    while next < queue.count {
      for other in variables[Int(queue[next])] where !isSeen[Int(other)] {
        isSeen[Int(other)] = true
        for motion in motions[Int(other)] { tie(motion.edge) }
      }
      next += 1
    }
    return queue.sorted()
  }

  /// The space of directions that lead somewhere along some edges, none of which is tied to any other one.
  fileprivate mutating func directions(
    along group: [Int32], _ motions: [[Motion]]
  ) throws(SolverError) -> DirectionSpace {
    var place = [Int](repeating: -1, count: edges.count)
    for (index, edge) in group.enumerated() { place[Int(edge)] = index }
    var space = DirectionSpace(coordinates: group.count)
    for edge in group where edges[Int(edge)].length == 0 && edges[Int(edge)].lengthBack == 0 {
      if try isFixed([Motion(edge: edge, rate: 1)]) { space.require([(place[Int(edge)], 1)]) }
    }
    for limit in limits.indices where limits[limit].slack == 0 {
      let motions = limits[limit].motions
      if motions.count < 2 || place[Int(motions[0].edge)] < 0 || isCertain(motions, magnitude: 0) { continue }
      if try isFixed(motions) { space.require(motions.map { (place[Int($0.edge)], $0.rate) }) }
    }
    for variable in motions.indices {
      let own = motions[variable]
      if own.isEmpty || place[Int(own[0].edge)] < 0 { continue }
      space.append(Int32(variable), own.map { (place[Int($0.edge)], $0.rate) })
    }
    return space
  }

  private mutating func isFixed(_ motions: [Motion]) throws(SolverError) -> Bool {
    let extent = try extent(motions)
    return extent.highest - extent.lowest <= Tolerances.range
  }
}
