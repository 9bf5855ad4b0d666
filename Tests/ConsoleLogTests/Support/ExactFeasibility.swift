/// Whether small systems of linear constraints have a solution, exactly and slowly: equations are solved for one
/// variable each, and inequalities eliminated in pairs (Fourier 1826, Motzkin 1936), in integers that trap where they
/// overflow.
struct ExactFeasibility {
  /// Σ coefficients · x ≥ constant, or = constant.
  struct Row: Hashable {
    var coefficients: [Int128]
    var constant: Int128
    var isEquation: Bool

    /// Divided by what all numbers have in common.
    var reduced: Row {
      var divisor = Int128(constant.magnitude)
      for coefficient in coefficients { divisor = Self.divisor(divisor, Int128(coefficient.magnitude)) }
      guard divisor > 1 else { return self }
      return Row(
        coefficients: coefficients.map { $0 / divisor }, constant: constant / divisor, isEquation: isEquation)
    }

    private static func divisor(_ a: Int128, _ b: Int128) -> Int128 {
      var (a, b) = (a, b)
      while b != 0 { (a, b) = (b, a % b) }
      return a
    }
  }

  static func isFeasible(_ rows: [Row], variableCount: Int) -> Bool {
    var rows = rows
    for variable in 0..<variableCount {
      rows = eliminating(variable, rows)
    }
    return rows.allSatisfy { $0.isEquation ? $0.constant == 0 : $0.constant <= 0 }
  }

  private static func eliminating(_ variable: Int, _ rows: [Row]) -> [Row] {
    var others = rows.filter { $0.coefficients[variable] == 0 }
    var having = rows.filter { $0.coefficients[variable] != 0 }
    if let place = having.firstIndex(where: { $0.isEquation }) {
      let equation = having.remove(at: place)
      others += having.map { cancel(variable, $0, with: equation) }
    } else {
      let below = having.filter { $0.coefficients[variable] > 0 }
      let above = having.filter { $0.coefficients[variable] < 0 }
      for one in below { others += above.map { cancel(variable, one, with: $0) } }
    }
    return others.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// A sum in which the variable cancels out, the first row times something positive.
  private static func cancel(_ variable: Int, _ row: Row, with other: Row) -> Row {
    var (own, its) = (other.coefficients[variable], -row.coefficients[variable])
    if own < 0 { (own, its) = (-own, -its) }
    return Row(
      coefficients: zip(row.coefficients, other.coefficients).map { own * $0 + its * $1 },
      constant: own * row.constant + its * other.constant, isEquation: row.isEquation && other.isEquation
    ).reduced
  }
}
