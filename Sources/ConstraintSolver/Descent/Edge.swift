/// Where in the order of costs an edge descends.
struct Stage {
  /// The level; for a tie the limit of the goal, for the objective more than any.
  var level: Int32
  /// The rank, where the level is that of the ties.
  var rank: Int32?

  static let objective = Stage(level: .max)

  enum Crossing {
    /// Costs only later in the order: does not end the edge.
    case free
    /// Costs at this very stage: lessens the descent.
    case kink
    /// Costs earlier in the order: ends the edge.
    case wall
  }

  /// What it means to cross the breakpoint of a row that counts.
  @inline(__always) func crossing(_ row: Row) -> Crossing {
    if row.level < level { return .wall }
    if row.level > level { return .free }
    guard let rank else { return .kink }
    if row.rank < rank { return .wall }
    return row.rank == rank ? .kink : .free
  }
}

/// An edge along which the costs fall: an active row lets go in one direction.
struct Edge {
  var place: Int
  /// The sign that the row's error will have.
  var direction: Int8
  var stage: Stage
  /// The derivative of the cost at the stage; negative.
  var slope: Double
}
