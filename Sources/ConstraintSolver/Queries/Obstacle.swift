/// A constraint that stands in the way of one which is violated.
@frozen
public struct Obstacle: Hashable, Sendable {
  /// Why the violated constraint has to put up with it.
  public enum Claim: Int8, Hashable, Sendable {
    /// It is required, or of a higher priority.
    case outranks
    /// It is of the same priority, where the sum of the errors counts: what one of them gains the others
    /// lose.
    case trades
    /// Solutions in which the violated constraint is better off are as good for its priority, and this one
    /// decides among them, by a lower priority or by its rank.
    case decidesTie
  }

  public var constraint: ConstraintID
  public var claim: Claim
  /// Whether it is what keeps the violation from falling now. If not, it would once another obstacle is gone.
  public var holds: Bool
  /// By how much the violation falls for each unit by which this constraint's constant gives way, while the
  /// same constraints stay active. Zero for one that is not active: it holds nothing in place, but would be
  /// worse off.
  public var sensitivity: Double

  @inlinable public init(constraint: ConstraintID, claim: Claim, holds: Bool, sensitivity: Double) {
    self.constraint = constraint
    self.claim = claim
    self.holds = holds
    self.sensitivity = sensitivity
  }
}

extension Obstacle {
  /// Adds what the constraint is along another edge.
  fileprivate mutating func merge(_ other: Obstacle) {
    if other.claim.rawValue < claim.rawValue { claim = other.claim }
    holds = holds || other.holds
    sensitivity = max(sensitivity, other.sensitivity)
  }
}

extension Solver {
  /// The constraints that keep an optional constraint violated: those that hold it now before those that
  /// would be next, by claim and rank.
  ///
  /// The constraint's left side is a combination of active rows: its error falls only if one of these lets
  /// go, in the direction that its sign in the combination says. Along each such edge something must be lost,
  /// at the constraint's priority or before it, or the descent would have gone there. So the obstacles are
  /// all constraints of its priority and above whose errors grow along one of these edges. Mostly it is the
  /// row that lets go; the others would be next if it did not mind. Where the row does not mind, they are
  /// what holds the constraint. And where gains and losses balance at all these priorities, those that decide
  /// the tie are obstacles too.
  ///
  /// If all obstacles were gone, then along each of the edges the violation would fall, and no constraint of
  /// the same priority or above would be worse off. Not all may have to go: they are obstacles for one edge
  /// each.
  ///
  /// At a degenerate vertex, where more rows hold than are needed to determine it, the edges are those of one
  /// of several possible choices of active rows, and sensitivities may hold for no change, however small. The
  /// statement above is still true: inactive rows whose errors are zero and would grow are listed.
  ///
  /// How much the constraint is violated tells `violation(of:)`. There are no obstacles to a constraint that
  /// holds, and none to a required one: what a refused one clashes with tells `conflict(of:)`.
  ///
  /// - Throws: `unknownConstraint`; what `solve` throws.
  /// - Complexity: O(z) for a copy, and for each active row in the combination.
  public func obstacles(to constraint: ConstraintID) throws(SolverError) -> [Obstacle] {
    try obstacles(toEachOf: [constraint], most: .max)[0]
  }

  /// The obstacles to each of some constraints, as `obstacles(to:)` has them, from one copy of the solver.
  ///
  /// - Parameter most: How many rows may be touched along edges whose own row stands in the way. Beyond that, these rows alone
  ///   are named there: they hold the constraint, and what would be next is left out.
  /// - Complexity: O(z) for a copy, and for each active row in a combination, as far as these are followed.
  package func obstacles(
    toEachOf constraints: [ConstraintID], most: Int
  ) throws(SolverError) -> [[Obstacle]] {
    var rows: [Int32] = []
    for constraint in constraints { rows.append(try row(constraint)) }
    var copy = self
    try copy.solve()
    var isUnique = false
    var touched = 0
    var all: [[Obstacle]] = []
    for row in rows {
      guard copy.isViolatedOptional(row) else {
        all.append([])
        continue
      }
      if !isUnique {
        copy.becomeUnique()
        copy.extendScratch()
        isUnique = true
      }
      all.append(copy.obstacles(toRow: row, most, &touched))
    }
    return all
  }

  /// - Parameter touched: How many rows were touched along edges whose own row stands in the way.
  private mutating func obstacles(toRow row: Int32, _ most: Int, _ touched: inout Int) -> [Obstacle] {
    var found: [Int32: Obstacle] = [:]
    let worth = table.rows[row].weight
    let place = Place(table.rows[row], levelCount)
    for (source, multiplier) in combination(of: row) {
      let direction: Int8 = (multiplier > 0) == (table.rows[row].side > 0) ? -1 : 1
      let own = claim(ofSource: source, direction, before: place)
      var losers: [(row: Int32, claim: Obstacle.Claim)] = []
      if let own, touched >= most {
        losers = [(source, own)]
      } else {
        losers = self.losers(alongEdge: source, direction, before: place)
        if own != nil { touched += walk.touched.count }
      }
      let sourceLoses = losers.contains { $0.row == source }
      for (loser, claim) in losers {
        var obstacle = Obstacle(
          constraint: identifier(loser), claim: claim, holds: loser == source || !sourceLoses, sensitivity: 0)
        if loser == source { obstacle.sensitivity = multiplier.magnitude * worth / table.rows[loser].weight }
        if let known = found[loser] { obstacle.merge(known) }
        found[loser] = obstacle
      }
    }
    return found.values.sorted { a, b in
      if a.holds != b.holds { return a.holds }
      if a.claim != b.claim { return a.claim.rawValue < b.claim.rawValue }
      let (rank, otherRank) = (table.rows[a.constraint.index].rank, table.rows[b.constraint.index].rank)
      return (rank, a.constraint.index) < (otherRank, b.constraint.index)
    }
  }

  /// What the row of an edge itself stands in the way by; nil where it may let go.
  private func claim(ofSource source: Int32, _ direction: Int8, before place: Place) -> Obstacle.Claim? {
    guard source >= 0, table.rows[source].level >= 0, ownSlope(source, direction) > 0 else { return nil }
    return claim(of: source, before: place)
  }

  /// What a row whose error grows stands in the way by; nil where it has no say before a place, nor at it.
  private func claim(of row: Int32, before place: Place) -> Obstacle.Claim? {
    let own = Place(table.rows[row], levelCount)
    if own < place { return own.level < place.level ? .outranks : .decidesTie }
    return own == place ? .trades : nil
  }

  private func isViolatedOptional(_ row: Int32) -> Bool {
    !table.isActive(row) && table.rows[row].level >= Level.firstOptional
      && !table.rows[row].allows(table.rows[row].error)
  }

  /// The active constraints and free variables of which a row's left side is a combination.
  private mutating func combination(of row: Int32) -> [(source: Int32, multiplier: Double)] {
    back.begin()
    addToGradient(row, times: 1)
    distributeGradient()
    defer { clearMultipliers() }
    var combination: [(source: Int32, multiplier: Double)] = []
    for index in back.support.indices where counts(back.support[index]) {
      combination.append((back.support[index], multiplier(back.support[index]).value))
    }
    return combination
  }

  /// The rows that would be worse off along an edge, and have a say before a row that would be better off.
  private mutating func losers(
    alongEdge source: Int32, _ direction: Int8, before place: Place
  ) -> [(row: Int32, claim: Obstacle.Claim)] {
    follow(source)
    var growths: [(row: Int32, growth: Double)] = []
    for index in walk.touched.indices {
      let touched = walk.touched[index]
      let growth = growth(of: touched, rate: walk.rates[touched] * Double(direction))
      if table.rows[touched].level >= 0 && growth != 0 { growths.append((touched, growth)) }
    }
    if source >= 0 && table.rows[source].level >= 0 && ownSlope(source, direction) > 0 {
      growths.append((source, ownSlope(source, direction)))
    }
    var losers: [(row: Int32, claim: Obstacle.Claim)] = []
    for (loser, growth) in growths where growth > 0 {
      if let claim = claim(of: loser, before: place) { losers.append((loser, claim)) }
    }
    for loser in tieBreakers(among: growths, after: place) { losers.append((loser, .decidesTie)) }
    return losers
  }

  /// Where in the order of costs a row's error counts first: its level; for a preference its rank among the
  /// ties.
  private struct Place: Comparable {
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
  }

  /// How fast the cost of an inactive row's error grows as the error changes at a rate, from this point on.
  private func growth(of row: Int32, rate: Double) -> Double {
    if rate == 0 { return 0 }
    let isAtBreakpoint = table.rows[row].error.magnitude <= table.rows[row].tolerance
    return rate * (isAtBreakpoint ? table.rows[row].slope(towards: rate > 0 ? 1 : -1) : table.rows[row].slope)
  }

  /// The rows that lose where the costs first change, if that is behind a place in the order of costs.
  private func tieBreakers(among growths: [(row: Int32, growth: Double)], after place: Place) -> [Int32] {
    var shares: [(place: Place, row: Int32, growth: Double)] = []
    for (row, growth) in growths {
      let own = Place(table.rows[row], levelCount)
      shares.append((own, row, growth))
      // The errors of optional rows count once more among the ties.
      if own.level >= Level.firstOptional && own.level < levelCount {
        shares.append((Place(rank: table.rows[row].rank, levelCount: levelCount), row, growth))
      }
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
      if shares[first].place <= place { return [] }
      return shares[first..<next].filter { $0.growth > 0 }.map { $0.row }
    }
    return []
  }
}
