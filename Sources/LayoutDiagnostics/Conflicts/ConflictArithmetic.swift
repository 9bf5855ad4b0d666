import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings

/// The sum of a conflict that does not come out.
package struct ConflictSum: Sendable {
  /// What the broken row fixes: `“Title”.width`, or a difference of two anchors.
  package var subject: String
  /// What the other rows make of that, in points.
  package var forced: Double
  /// Whether they make it that, or at least or at most that.
  package var bound: Relation
  /// How they do: `414 − 20 − 20 = 374`.
  package var text: String
  /// What the broken row wants of it, in points.
  package var wanted: Double
  /// Whether it wants that, or at least or at most that.
  package var relation: Relation
  /// How many rows the others are.
  package var others: Int

  /// Whether the others leave no room, and nothing else is wanted either.
  package var isExact: Bool { bound == .equal && relation == .equal }

  /// By how much the others miss what is wanted, in points.
  package var gap: Double { (forced - wanted).magnitude }

  var message: Message {
    let want: String =
      switch relation {
      case .equal: ""
      case .lessThanOrEqual: "at most "
      case .greaterThanOrEqual: "at least "
      }
    return """
      \(others == 1 ? "The other makes" : "The others make") \
      \(value: subject + " " + bound.symbol.description + " " + text); this one wants \
      \(want)\(value: wanted.points), \(value: gap.points) \(forced > wanted ? "less" : "more")
      """
  }
}

extension ConstraintWords {
  /// What the other constraints of a conflict make of what the broken one fixes, as a sum of their constants, against
  /// what that one wants.
  ///
  /// The rows' multipliers make their left sides vanish (Farkas 1902). Moved to one side, all but the broken row give
  /// its left side as a sum of constants: the very sum that a person does on paper.
  package func sum(of conflict: LayoutConflict) -> ConflictSum? {
    guard conflict.shares.count == conflict.rows.count, conflict.rows.count > 1,
      let place = conflict.rows.firstIndex(of: conflict.broken)
    else { return nil }
    var sum = Summation()
    var isExact = true
    for (index, row) in conflict.rows.enumerated() where index != place {
      let share = conflict.shares[index]
      if share.relation != .equal { isExact = false }
      let constant = writtenConstant(row) ?? share.constant
      sum.add(constant, times: -share.multiplier)
      // What margins and alignment insets put between the constant that is written and the row's.
      sum.inner += -share.multiplier * (share.constant - constant)
    }
    let own = conflict.shares[place]
    let wanted = writtenConstant(conflict.broken) ?? own.constant
    sum.inner -= own.constant - wanted
    let forced = sum.total
    return ConflictSum(
      subject: subject(of: conflict.broken), forced: forced,
      bound: isExact ? .equal : forced > wanted ? .greaterThanOrEqual : .lessThanOrEqual, text: sum.text,
      wanted: wanted, relation: own.relation, others: conflict.rows.count - 1)
  }

  /// The constant as it is written; nil for a row that nobody wrote.
  private func writtenConstant(_ row: RowSource) -> Double? {
    guard case .constraint(let id) = row else { return nil }
    return tree.constraint(id)?.constant
  }

  private func subject(of row: RowSource) -> String {
    switch row {
    case .constraint(let id): tree.constraint(id).map(difference) ?? "it"
    case .generated(let node, _, let part): name(of: node) + "." + part.edgeName
    }
  }
}

/// A sum written out: `414 − 20 − 20 = 374`.
private struct Summation {
  private var summands: [(value: Double, text: String)] = []
  /// What is not written anywhere: margins and alignment insets.
  var inner = 0.0

  mutating func add(_ constant: Double, times factor: Double) {
    guard constant != 0 else { return }
    let value = constant * factor
    let isPlain = (factor.magnitude - 1).magnitude < 1e-9
    summands.append(
      (value, isPlain ? value.magnitude.points : factor.magnitude.points + " × " + constant.magnitude.points))
  }

  var total: Double { summands.reduce(inner) { $0 + $1.value } }

  /// Four or more that are the same are written once: `5 × 10`.
  private var grouped: [(value: Double, text: String)] {
    var kept: [(value: Double, text: String)] = []
    for (index, summand) in summands.enumerated() {
      let same = summands.filter { $0.value == summand.value && $0.text == summand.text }
      guard same.count >= 4, summand.text == summand.value.magnitude.points else {
        kept.append(summand)
        continue
      }
      let isFirst = !summands[..<index].contains { $0.value == summand.value && $0.text == summand.text }
      if isFirst {
        kept.append((summand.value * Double(same.count), String(same.count) + " × " + summand.text))
      }
    }
    return kept
  }

  var text: String {
    let grouped = grouped
    var ordered = grouped.filter { $0.value > 0 } + grouped.filter { $0.value < 0 }
    if inner.magnitude > 1e-6 { ordered.append((inner, inner.magnitude.points + " (margins and insets)")) }
    // A number alone is its own sum.
    guard ordered.count > 1 || ordered.first.map({ $0.text != total.magnitude.points }) == true else {
      return total.points
    }
    var text = ""
    for (index, summand) in ordered.enumerated() {
      let sign = summand.value < 0 ? "−" : "+"
      text += index > 0 ? " " + sign + " " : summand.value < 0 ? sign : ""
      text += summand.text
    }
    return text + " = " + total.points
  }
}
