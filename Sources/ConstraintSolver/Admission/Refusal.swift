/// A required row that was not admitted, with the proof that it cannot be.
struct Refusal: Sendable {
  var row: Int32
  /// Nil where the vertex at which the row's error was least is degenerate and its multipliers prove nothing.
  var proof: Proof?

  /// The row as a combination of admitted rows: a = Σ μⱼaⱼ, where each μⱼ has the sign with which row j, as
  /// long as it holds, can only push the error e = Σ μⱼeⱼ + (Σ μⱼbⱼ − b) away from what is allowed (Farkas
  /// 1902).
  ///
  /// Coefficients and relations never change, so the combination stays one; with the constants of the day
  /// it shows whether the last summand is still a contradiction.
  struct Proof: Sendable {
    var sign: Double
    var terms: [(constraint: ConstraintID, multiplier: Double)]
  }
}

extension Solver {
  /// Reads the proof off the vertex where the error of a row on trial is least, and not zero.
  mutating func proof(against culprit: Int32) -> Refusal.Proof? {
    // An admitted row that is not active is on the side where it would cost something.
    if pulls[Level.required] > 0 { return nil }
    let sign = Double(table.rows[culprit].side)
    back.begin()
    addToGradient(culprit, times: 1)
    distributeGradient()
    defer { clearMultipliers() }
    var proof = Refusal.Proof(sign: sign, terms: [])
    for index in back.support.indices {
      let row = back.support[index]
      let multiplier = multiplier(row).value
      if !counts(row) { continue }
      guard row >= 0, table.rows[row].level == Level.required else { return nil }
      switch table.rows[row].relation {
      case .equal: break
      case .lessThanOrEqual: if sign * multiplier > 0 { return nil }
      case .greaterThanOrEqual: if sign * multiplier < 0 { return nil }
      }
      proof.terms.append((identifier(row), multiplier))
    }
    return proof
  }

  /// Whether a refusal is still proved: by rows that are admitted and come before it, with a contradiction
  /// that is more than rounding.
  func stands(_ refusal: Refusal) -> Bool {
    guard let proof = refusal.proof else { return false }
    let culprit = table.rows[refusal.row]
    var gap = -culprit.constant
    var magnitude = gap.magnitude
    for (constraint, multiplier) in proof.terms {
      guard contains(constraint) else { return false }
      let row = table.rows[constraint.index]
      guard row.level == Level.required,
        (row.rank, constraint.index) < (culprit.rank, refusal.row)
      else { return false }
      gap += multiplier * row.constant
      magnitude += (multiplier * row.constant).magnitude
    }
    return proof.sign * gap > Tolerances.proof * magnitude
  }
}
