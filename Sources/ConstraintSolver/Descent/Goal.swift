/// What a descent minimises: the levels below a limit, then ties or an objective or nothing.
struct Goal {
  /// Levels from here on cost nothing.
  var limit: Int32
  /// Whether rows at the limit itself are preferences, and ties count by rank.
  var ties = false
  /// A variable to be made as small as the levels allow (sign 1), or as large (sign −1).
  var objective: (variable: Int32, sign: Double)?

  static func levels(below limit: Int32) -> Goal { Goal(limit: limit) }
  static func everything(levelCount: Int32) -> Goal { Goal(limit: levelCount, ties: true) }

  /// Whether a row at this level costs anything.
  @inline(__always) func counts(_ level: Int32) -> Bool {
    level >= 0 && (level < limit || (ties && level == limit))
  }
}

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

/// How a descent ended.
enum DescentResult {
  case optimal
  /// The objective falls without end. (Costs can not: they are at least zero.)
  case unbounded
}
