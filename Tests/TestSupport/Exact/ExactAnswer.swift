/// What the right solution of a problem is known by.
package struct ExactAnswer: Sendable {
  /// Required rows that hold, and those that do not.
  package let admitted: [Int]
  package let refused: [Int]
  /// The rows of each level, most important first, ties included; and the least sum of their errors.
  package let levels: [[Int]]
  package let costs: [Double]
  /// The lowest and highest value of each variable, ties included.
  package let ranges: [(lowest: Double, highest: Double)]
}

extension ExactReference {
  /// All that there is to compare, for when it is needed more than once.
  package func answer() -> ExactAnswer {
    ExactAnswer(
      admitted: admitted, refused: refused, levels: priorityLevels + tieLevels, costs: leastCosts(),
      ranges: ranges(withTies: true))
  }
}
