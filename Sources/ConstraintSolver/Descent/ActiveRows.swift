/// The active rows as pricing sees them: bare memory, for the loops that ask every edge the same question.
struct ActiveRows {
  let head: UnsafeBufferPointer<Int32>
  let rows: UnsafeBufferPointer<Row>

  /// What the row that lets go on an edge costs itself at a stage.
  @inline(__always) func ownSlope(_ candidate: Int32, at stage: Stage) -> Double {
    let index = head[Int(candidate >> 1)]
    if index < 0 { return 0 }
    let level = rows[Int(index)].level
    if let rank = stage.rank {
      if level < Level.firstOptional || rows[Int(index)].rank != rank { return 0 }
    } else if level != stage.level {
      return 0
    }
    return slope(Int(index), candidate)
  }

  /// What the row that lets go costs itself in ties, and at what rank; nil for a row that takes no part in
  /// them.
  @inline(__always) func ownTie(_ candidate: Int32) -> TieSlope? {
    let index = head[Int(candidate >> 1)]
    guard index >= 0, rows[Int(index)].level >= Level.firstOptional else { return nil }
    return TieSlope(rank: rows[Int(index)].rank, slope: slope(Int(index), candidate))
  }

  @inline(__always) private func slope(_ row: Int, _ candidate: Int32) -> Double {
    candidate & 1 == 0 ? rows[row].slope(towards: 1) : -rows[row].slope(towards: -1)
  }

  /// Whether to take an edge rather than another.
  ///
  /// The steepest at the first stage; among equals the one whose row has the last say in ties, so that
  /// errors go at once to where they belong in the end. In a cautious descent, the one of the least row.
  func isBetter(_ edge: Edge, than other: Edge?, cautiously isCautious: Bool) -> Bool {
    guard let other else { return true }
    if let rank = edge.stage.rank, let otherRank = other.stage.rank, rank != otherRank {
      return rank < otherRank
    }
    let (row, otherRow) = (head[edge.place], head[other.place])
    if isCautious { return (row, edge.direction) < (otherRow, other.direction) }
    if edge.slope != other.slope { return edge.slope < other.slope }
    return row >= 0 && otherRow >= 0 && rows[Int(row)].rank > rows[Int(otherRow)].rank
  }
}

/// By how much the errors of a rank change along an edge.
struct TieSlope {
  var rank: Int32
  var slope: Double
}

extension Solver {
  func withActiveRows<Result>(_ body: (ActiveRows) -> Result) -> Result {
    basis.head.withUnsafeBufferPointer { head in
      table.rows.withUnsafeBufferPointer { rows in body(ActiveRows(head: head, rows: rows)) }
    }
  }
}
