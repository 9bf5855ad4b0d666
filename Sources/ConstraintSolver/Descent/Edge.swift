/// Where in the order of costs an edge descends.
struct Stage: Sendable {
  /// The level; for a tie the limit of the goal, for the objective more than any.
  var level: Int32
  /// The rank, where the level is that of the ties.
  var rank: Int32?

  static let objective = Stage(level: .max)

  /// Whether it is that of a tie or of the objective.
  var comesAfterLevels: Bool { rank != nil || level == Stage.objective.level }
}

/// An edge along which the costs fall: an active row lets go in one direction.
struct Edge: Sendable {
  /// The active constraint that lets go, or `~variable` for a free variable.
  var source: Int32
  /// The sign that the row's error will have, or the direction of the variable.
  var direction: Int8
  var stage: Stage
  /// The derivative of the cost at the stage; negative.
  var slope: Double
}

/// Where an edge ends.
struct EdgeStop {
  var length: Double
  /// The row that becomes active.
  var row: Int32
  /// Whether the costs rise beyond it, and do not just stop falling at the levels that were looked at.
  var isStrict: Bool
}

/// By how much the errors of a rank change along an edge.
struct TieSlope: Sendable {
  var rank: Int32
  var slope: Double
}
