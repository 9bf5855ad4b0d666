/// A constraint that a value comes from.
@frozen
public struct Influence: Hashable, Sendable {
  public var constraint: ConstraintID
  /// By how much the value changes for each unit by which the constraint's constant does, while the same
  /// constraints stay active.
  public var sensitivity: Double

  @inlinable public init(constraint: ConstraintID, sensitivity: Double) {
    self.constraint = constraint
    self.sensitivity = sensitivity
  }
}

extension Solver {
  /// The active constraints that produce a variable's value, in the order of their ranks: see
  /// `influences(on:)` for expressions.
  ///
  /// - Precondition: the variable is one of this solver's.
  /// - Complexity: O(z), mostly for a copy; the walk itself meets only what the variable is determined from.
  public func influences(on variable: Variable) -> [Influence] {
    var copy = self
    return copy.workOutInfluences(on: variable)
  }

  /// The active constraints that produce the value of Σ terms, in the order of their ranks.
  ///
  /// The value is Σ sensitivity·constant over them, plus whatever comes from variables that no constraint
  /// determines. With B the matrix of the active rows and g the coefficients of the expression, the
  /// sensitivities are B⁻ᵀg: what linear programming calls the multipliers, or shadow prices, of the
  /// expression.
  ///
  /// They tell how the value changes as long as the same constraints stay active. At a degenerate solution,
  /// where more constraints hold with equality than are needed to determine it, this may be so for no change
  /// at all, however small; `sweep` tells what does happen.
  ///
  /// The answer is about the last solve. Constraints added since have no influence yet. One that was removed
  /// since has none any more, and what it determined counts as determined by nothing.
  ///
  /// - Throws: `unknownVariable`; `coefficientNotFinite`.
  /// - Complexity: O(z), mostly for a copy; the walk itself meets only what the variables are determined
  ///   from.
  public func influences(on terms: [Term]) throws(SolverError) -> [Influence] {
    var copy = self
    copy.beginInfluences()
    for (index, term) in terms.enumerated() {
      try check(term.variable)
      guard term.coefficient.isFinite else {
        throw .coefficientNotFinite(term: index, variable: term.variable)
      }
      copy.addToGradient(term)
    }
    return copy.activeInfluences()
  }

  mutating func beginInfluences() {
    becomeUnique()
    extendScratch()
    back.begin()
  }

  mutating func addToGradient(_ term: Term) {
    back.gradient[term.variable.index].add(term.coefficient, noise: 0)
    visitBack(term.variable.index)
  }

  mutating func activeInfluences() -> [Influence] {
    distributeGradient()
    defer { clearMultipliers() }
    var found: [(rank: Int32, row: Int32, multiplier: Double)] = []
    found.reserveCapacity(back.support.count)
    for index in back.support.indices where back.support[index] >= 0 {
      let row = back.support[index]
      if counts(row) { found.append((table.rows[row].rank, row, multiplier(row).value)) }
    }
    found.sort { $0.rank != $1.rank ? $0.rank < $1.rank : $0.row < $1.row }
    return found.map { _, row, multiplier in
      Influence(constraint: identifier(row), sensitivity: multiplier / table.rows[row].weight)
    }
  }
}
