/// The part of a basis that is not triangular, as a product L·U.
///
/// Pivots are chosen by Markowitz's rule (1957): least (entries in the row − 1)·(entries in the column −
/// 1), looked for in a few of the shortest rows, among entries not much smaller than the largest of their
/// row (threshold pivoting).
struct Nucleus: Sendable {
  /// A row's multiple that was taken from a later row.
  struct Elimination {
    var target: Int32
    var source: Int32
    var factor: Double
  }

  /// A row of U with the variable that it determines; and, before it, its entries in variables known
  /// beforehand.
  struct Pivot {
    var place: Int32
    var variable: Int32
    var value: Double
    var start: Int32
    var end: Int32
  }

  /// A row's entries in variables that the row singletons have determined.
  struct Known {
    var place: Int32
    var start: Int32
    var end: Int32
  }

  var known: [Known] = []
  var eliminations: [Elimination] = []
  var pivots: [Pivot] = []
  var variables: [Int32] = []
  var coefficients: [Double] = []

  var count: Int { pivots.count }

  func solve(_ right: inout [Double], into x: inout [Double]) {
    for row in known {
      for entry in Int(row.start)..<Int(row.end) {
        right[Int(row.place)] -= coefficients[entry] * x[Int(variables[entry])]
      }
    }
    for step in eliminations {
      let source = right[Int(step.source)]
      if source != 0 { right[Int(step.target)] -= step.factor * source }
    }
    for pivot in pivots.reversed() {
      var sum = right[Int(pivot.place)]
      for entry in Int(pivot.start)..<Int(pivot.end) {
        sum -= coefficients[entry] * x[Int(variables[entry])]
      }
      x[Int(pivot.variable)] = sum / pivot.value
    }
  }

  func solveTransposed(_ gradient: inout [Double], into multipliers: inout [Double]) {
    for pivot in pivots {
      let pull = gradient[Int(pivot.variable)]
      multipliers[Int(pivot.place)] = pull / pivot.value
      if pull == 0 { continue }
      for entry in Int(pivot.start)..<Int(pivot.end) {
        gradient[Int(variables[entry])] -= coefficients[entry] * multipliers[Int(pivot.place)]
      }
    }
    for step in eliminations.reversed() {
      let target = multipliers[Int(step.target)]
      if target != 0 { multipliers[Int(step.source)] -= step.factor * target }
    }
    for row in known {
      let value = multipliers[Int(row.place)]
      if value == 0 { continue }
      for entry in Int(row.start)..<Int(row.end) {
        gradient[Int(variables[entry])] -= coefficients[entry] * value
      }
    }
  }
}
