/// Which rows would be worse off along an edge, and where in the order of costs.
struct EdgeCosts {
  /// Where in the order of costs a row's error counts first: its level; for a preference its rank among the
  /// ties.
  struct Place: Comparable {
    var level: Int32
    var rank: Int32

    init(_ row: Row, _ levelCount: Int32) {
      level = row.level
      rank = row.level == levelCount ? row.rank : 0
    }

    init(rank: Int32, levelCount: Int32) {
      level = levelCount
      self.rank = rank
    }

    static func < (a: Place, b: Place) -> Bool { (a.level, a.rank) < (b.level, b.rank) }

    /// What a row of this place stands in the way of one at another by; nil where it has no say before that, nor at it.
    func claim(before place: Place) -> Obstacle.Claim? {
      if self < place { return level < place.level ? .outranks : .decidesTie }
      return self == place ? .trades : nil
    }
  }

  /// The row that lets go, and the side to which it does.
  var source: Int32
  var direction: Int8
  /// How many rows name a variable that moves.
  var touchedCount: Int
  /// The rows whose errors grow, by place.
  fileprivate var growing: [(place: Place, row: Int32)]
  /// Where the costs first change, and the rows that lose there.
  fileprivate var decision: (place: Place, losers: [Int32])?

  /// The rows that would be worse off, and have a say before a row at a place that would be better off.
  ///
  /// - Complexity: Linear in the answer.
  func losers(before place: Place) -> [(row: Int32, claim: Obstacle.Claim)] {
    var losers: [(row: Int32, claim: Obstacle.Claim)] = []
    for (own, row) in growing {
      guard let claim = own.claim(before: place) else { break }
      losers.append((row, claim))
    }
    if let decision, place < decision.place {
      for row in decision.losers { losers.append((row, .decidesTie)) }
    }
    return losers
  }
}

extension Solver {
  /// What it costs that a row lets go to one side.
  ///
  /// - Complexity: O(t · log t), t being the rows along the edge.
  mutating func costs(alongEdge source: Int32, _ direction: Int8) -> EdgeCosts {
    follow(source)
    var growths: [(place: EdgeCosts.Place, row: Int32, growth: Double)] = []
    for index in walk.touched.indices {
      let touched = walk.touched[index]
      let growth = growth(of: touched, rate: walk.rates[touched] * Double(direction))
      if table.rows[touched].level >= 0 && growth != 0 {
        growths.append((EdgeCosts.Place(table.rows[touched], levelCount), touched, growth))
      }
    }
    if source >= 0 && table.rows[source].level >= 0 && ownSlope(source, direction) > 0 {
      growths.append((EdgeCosts.Place(table.rows[source], levelCount), source, ownSlope(source, direction)))
    }
    growths.sort { ($0.place, $0.row) < ($1.place, $1.row) }
    return EdgeCosts(
      source: source, direction: direction, touchedCount: walk.touched.count,
      growing: growths.filter { $0.growth > 0 }.map { ($0.place, $0.row) }, decision: decision(growths))
  }

  /// How fast the cost of an inactive row's error grows as the error changes at a rate, from this point on.
  private func growth(of row: Int32, rate: Double) -> Double {
    if rate == 0 { return 0 }
    let isAtBreakpoint = table.rows[row].error.magnitude <= table.rows[row].tolerance
    return rate * (isAtBreakpoint ? table.rows[row].slope(towards: rate > 0 ? 1 : -1) : table.rows[row].slope)
  }

  /// Where the costs first change along an edge, and the rows that lose there.
  private func decision(
    _ growths: [(place: EdgeCosts.Place, row: Int32, growth: Double)]
  ) -> (place: EdgeCosts.Place, losers: [Int32])? {
    var shares = growths
    for (place, row, growth) in growths where place.level >= Level.firstOptional && place.level < levelCount {
      // The errors of optional rows count once more among the ties.
      shares.append(
        (EdgeCosts.Place(rank: table.rows[row].rank, levelCount: levelCount), row, growth))
    }
    shares.sort { ($0.place, $0.row) < ($1.place, $1.row) }
    var next = 0
    while next < shares.count {
      let first = next
      var (sum, magnitude) = (0.0, 0.0)
      while next < shares.count && shares[next].place == shares[first].place {
        sum += shares[next].growth
        magnitude += shares[next].growth.magnitude
        next += 1
      }
      if sum.magnitude <= Tolerances.slope * magnitude { continue }
      return (shares[first].place, shares[first..<next].filter { $0.growth > 0 }.map { $0.row })
    }
    return nil
  }
}
