/// What a descent minimises: the levels below a limit, then ties or an objective or nothing.
struct Goal {
  /// Levels from here on cost nothing.
  var limit: Int32
  /// Whether rows at the limit itself are preferences, and ties count by rank.
  var ties = false
  /// A variable to be made as small as the levels allow (sign 1), or as large (sign −1).
  var objective: (variable: Int32, sign: Double)?
  /// Whether to give up once no edge serves required rows any more that do not hold: those of them that clash have to be
  /// told from the others first, and what later levels want is lost on the way.
  var endsAtClash = false

  static func levels(below limit: Int32) -> Goal { Goal(limit: limit) }
  static func everything(levelCount: Int32) -> Goal { Goal(limit: levelCount, ties: true) }

  /// Whether a row at this level costs anything.
  @inline(__always) func counts(_ level: Int32) -> Bool {
    level >= 0 && (level < limit || (ties && level == limit))
  }
}

/// How a descent ended.
enum DescentResult {
  case optimal
  /// Required rows that do not hold have come as near to it as they can together.
  case clash
  /// The objective falls without end. (Costs cannot: they are at least zero.)
  case unbounded
}
