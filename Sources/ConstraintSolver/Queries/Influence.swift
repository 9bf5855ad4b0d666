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
  /// The active constraints that produce a variable's value, in the order of their ranks.
  ///
  /// The value is Σ sensitivity·constant over them, plus whatever comes from variables that no constraint
  /// determines. Constraints added or removed since the last solve are not taken into account.
  ///
  /// - Precondition: the variable is one of this solver's.
  /// - Complexity: O(z).
  public func influences(on variable: Variable) -> [Influence] {
    var copy = self
    copy.becomeUnique()
    copy.extendScratch()
    return copy.activeInfluences(on: variable)
  }

  private mutating func activeInfluences(on variable: Variable) -> [Influence] {
    back.begin()
    back.gradient[variable.index] = 1
    back.gradientMagnitude[variable.index] = 1
    visitBack(variable.index)
    distributeGradient()
    defer { clearMultipliers() }
    var found: [(row: Int32, multiplier: Double)] = []
    for index in back.support.indices where back.support[index] >= 0 {
      let row = back.support[index]
      if counts(row) { found.append((row, multiplier(row))) }
    }
    found.sort { (table.rows[$0.row].rank, $0.row) < (table.rows[$1.row].rank, $1.row) }
    return found.map { row, multiplier in
      Influence(constraint: identifier(row), sensitivity: multiplier / table.rows[row].weight)
    }
  }
}
