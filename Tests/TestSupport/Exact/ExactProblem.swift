/// Constraints with small integer data, for comparison of a solver with `ExactReference`.
///
/// Coefficients and constants are in halves: 3 stands for 1.5. So halves occur without fractions.
package struct ExactProblem: Sendable {
  package struct Row: Sendable, Hashable {
    /// One for each variable.
    package var coefficients: [Int]
    /// −1 for at most, 0 for equal, 1 for at least.
    package var relation: Int
    package var constant: Int
    /// 1000 is required, 0 a preference.
    package var priority: Int
    package var rank: Int

    package init(_ coefficients: [Int], _ relation: Int, _ constant: Int, priority: Int, rank: Int) {
      self.coefficients = coefficients
      self.relation = relation
      self.constant = constant
      self.priority = priority
      self.rank = rank
    }
  }

  package var variableCount: Int
  package var rows: [Row]

  package init(variableCount: Int, rows: [Row]) {
    self.variableCount = variableCount
    self.rows = rows
  }
}
