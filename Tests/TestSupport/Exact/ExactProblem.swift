/// Constraints with small integer data, for comparison of a solver with `ExactReference`.
///
/// Coefficients and constants are in halves: 3 stands for 1.5. So halves occur without fractions.
public struct ExactProblem: Sendable {
  public struct Row: Sendable, Hashable {
    /// One for each variable.
    public var coefficients: [Int]
    /// −1 for at most, 0 for equal, 1 for at least.
    public var relation: Int
    public var constant: Int
    /// 1000 is required, 0 a preference.
    public var priority: Int
    public var rank: Int

    public init(_ coefficients: [Int], _ relation: Int, _ constant: Int, priority: Int, rank: Int) {
      self.coefficients = coefficients
      self.relation = relation
      self.constant = constant
      self.priority = priority
      self.rank = rank
    }
  }

  public var variableCount: Int
  public var rows: [Row]

  public init(variableCount: Int, rows: [Row]) {
    self.variableCount = variableCount
    self.rows = rows
  }
}
