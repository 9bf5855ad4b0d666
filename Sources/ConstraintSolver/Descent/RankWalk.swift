/// Goes through slopes rank by rank, the least first. Mostly the first rank tells, so only who asks for many has them sorted.
struct RankWalk {
  /// The slopes of one rank.
  struct Tie {
    var rank: Int32
    var sum: Double
    var magnitude: Double

    init(_ slope: TieSlope) { (rank, sum, magnitude) = (slope.rank, slope.slope, slope.slope.magnitude) }

    mutating func add(_ slope: TieSlope) {
      sum += slope.slope
      magnitude += slope.slope.magnitude
    }
  }

  private var last: Tie?
  /// How many ranks were looked for among all slopes.
  private var looked = 0
  /// Where the next rank begins, once slopes are sorted.
  private var place: Int?

  /// nil behind the last rank.
  mutating func next(of slopes: inout Store<TieSlope>) -> Tie? {
    if place == nil && looked == Self.mostLooked {
      slopes.sort { $0.rank < $1.rank }
      var start = 0
      while let last, start < slopes.count, slopes[start].rank <= last.rank { start += 1 }
      place = start
    }
    let next = place == nil ? leastAfterLast(slopes) : sortedNext(slopes)
    if let next { last = next }
    return next
  }

  private mutating func sortedNext(_ slopes: Store<TieSlope>) -> Tie? {
    guard var index = place, index < slopes.count else { return nil }
    var tie = Tie(slopes[index])
    index += 1
    while index < slopes.count && slopes[index].rank == tie.rank {
      tie.add(slopes[index])
      index += 1
    }
    place = index
    return tie
  }

  private mutating func leastAfterLast(_ slopes: Store<TieSlope>) -> Tie? {
    looked += 1
    var least: Tie?
    for index in slopes.indices {
      let slope = slopes[index]
      if let last, slope.rank <= last.rank { continue }
      if least == nil || slope.rank < least!.rank {
        least = Tie(slope)
      } else if slope.rank == least!.rank {
        least!.add(slope)
      }
    }
    return least
  }

  private static let mostLooked = 4
}
