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
    if !basis.isFactored {
      var copy = self
      copy.factorBasis()
      return copy.activeInfluences(on: variable)
    }
    return activeInfluences(on: variable)
  }

  private func activeInfluences(on variable: Variable) -> [Influence] {
    var unit = [Double](repeating: 0, count: values.count)
    var multipliers = unit
    unit[Int(variable.index)] = 1
    basis.solveTransposed(&unit, into: &multipliers)
    var places: [Int] = []
    for (place, row) in basis.head.enumerated()
    where row >= 0 && table.rows[Int(row)].standing == .live && multipliers[place].magnitude > 1e-11 {
      places.append(place)
    }
    places.sort { first, second in
      let (a, b) = (basis.head[first], basis.head[second])
      return (table.rows[Int(a)].rank, a) < (table.rows[Int(b)].rank, b)
    }
    return places.map { place in
      let row = basis.head[place]
      return Influence(
        constraint: identifier(row), sensitivity: multipliers[place] / table.rows[Int(row)].weight)
    }
  }
}
