/// Many questions about where the values of one solution come from.
///
/// It has a copy of the solver to work in, and nothing that shows of it is changed. Constraints and variables are the
/// solver's.
package struct Origins: Sendable {
  var solver: Solver
  #if !hasFeature(Embedded)
    /// By derived row, how the variables move that move with it: many rows have shares in the same few.
    var motions: [Int32: [Int32: Double]] = [:]
    /// How many variables are in these.
    var motionCount = 0
    /// How many variables the walks of questions about constraints have met.
    var metCount = 0
    /// How many they may meet; documents as people make them stay far below.
    package var mostMet: Int
  #endif

  package init(_ solver: Solver) {
    self.solver = solver
    #if !hasFeature(Embedded)
      mostMet = 2_000_000 + 64 * solver.values.count
    #endif
  }

  /// As `Solver.influences(on:)`.
  ///
  /// - Complexity: Linear in what the variable is determined from.
  package mutating func influences(on variable: Variable) -> [Influence] {
    solver.workOutInfluences(on: variable)
  }

  /// Those of some constraints that influence a variable, in the order of their ranks.
  package mutating func influences(on variable: Variable, among constraints: [ConstraintID]) -> [ConstraintID]
  {
    #if hasFeature(Embedded)
      // A page draws screens as people make them: there the simpler way is quick enough, and smaller.
      var found: [ConstraintID] = []
      for influence in influences(on: variable) where constraints.contains(influence.constraint) {
        found.append(influence.constraint)
      }
      return found
    #else
      var rows: [Int32] = []
      for constraint in constraints where isInfluenced(variable, by: constraint) {
        rows.append(constraint.index)
      }
      return solver.byRank(rows)
    #endif
  }

  /// By variable, whether any of some constraints influences it.
  ///
  /// - Complexity: Linear in what depends on the constraints, for all of them together.
  package mutating func influenced(by constraints: [ConstraintID]) -> [Bool] {
    var isAsked = [Bool](repeating: false, count: solver.table.rows.count)
    for constraint in constraints where solver.contains(constraint) { isAsked[Int(constraint.index)] = true }
    var rows: [Int32] = []
    for index in isAsked.indices where isAsked[index] && solver.table.isActive(Int32(index)) {
      rows.append(Int32(index))
    }
    return solver.motion(with: rows, steps: rows.map { _ in 1 }).map { $0 != 0 }
  }
}

extension Solver {
  mutating func workOutInfluences(on variable: Variable) -> [Influence] {
    beginInfluences()
    addToGradient(Term(variable))
    return activeInfluences()
  }
}
