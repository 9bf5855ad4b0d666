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
    var known: [EdgeCosts] = []
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
      all.append(copy.obstacles(toRow: row, most, &touched, &known))
    }
    return all
  }

  /// - Parameters:
  ///   - touched: How many rows were touched along edges whose own row stands in the way.
  ///   - known: The edges looked at last, one to each side, which many wishes for one value have in common.
  private mutating func obstacles(
    toRow row: Int32, _ most: Int, _ touched: inout Int, _ known: inout [EdgeCosts]
  ) -> [Obstacle] {
    var found: [Int32: Obstacle] = [:]
    let worth = table.rows[row].weight
    let place = EdgeCosts.Place(table.rows[row], levelCount)
    for (source, multiplier) in combination(of: row) {
      let direction: Int8 = (multiplier > 0) == (table.rows[row].side > 0) ? -1 : 1
      let own = claim(ofSource: source, direction, before: place)
      var losers: [(row: Int32, claim: Obstacle.Claim)] = []
      if let own, touched >= most {
        losers = [(source, own)]
      } else {
        let costs = costs(alongEdge: source, direction, &known)
        losers = costs.losers(before: place)
        if own != nil { touched += costs.touchedCount }
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

  /// As `costs(alongEdge:_:)`, which looks at each of the known edges once.
  private mutating func costs(
    alongEdge source: Int32, _ direction: Int8, _ known: inout [EdgeCosts]
  ) -> EdgeCosts {
    if let costs = known.first(where: { $0.source == source && $0.direction == direction }) { return costs }
    let costs = costs(alongEdge: source, direction)
    known.removeAll { $0.direction == direction }
    known.append(costs)
    return costs
  }

  /// What the row of an edge itself stands in the way by; nil where it may let go.
  private func claim(
    ofSource source: Int32, _ direction: Int8, before place: EdgeCosts.Place
  ) -> Obstacle.Claim? {
    guard source >= 0, table.rows[source].level >= 0, ownSlope(source, direction) > 0 else { return nil }
    return EdgeCosts.Place(table.rows[source], levelCount).claim(before: place)
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
}
