/// A log of a conflict, and what the same constraints are once it is settled.
package struct CauseExample: Sendable {
  private let constraints: [String]
  private let broken: Int
  /// The constraints afterwards, as a debugger prints them, one a line; nil where there is nothing to change.
  package let settled: String?

  /// - Parameters:
  ///   - constraints: As the console prints them, one a line, without quotes.
  ///   - broken: The place of the one that is broken.
  init(_ constraints: String, breaking broken: Int, settled: String?) {
    self.constraints = constraints.split(separator: "\n").map { String($0) }
    self.broken = broken
    self.settled = settled
  }

  /// As the console has it, without the advice that stands between.
  package var log: String {
    let list = constraints.map { "    \"" + $0 + "\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
      (
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(constraints[broken])
      """
  }
}
