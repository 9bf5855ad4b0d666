import AutoLayout
import ConstraintSolver

extension LayoutInspection {
  /// More limits than these are not told for each way.
  private static let mostLimits = 3

  /// How far the row is moved, in points: as far as limits are near, and at last as far as screens are large.
  private static let reaches = [50.0, 400, 2500]

  /// Finds what comes into play first if the number grows or shrinks, by moving the row that gives it last.
  func addLimits(
    _ explanation: inout ValueExplanation, _ target: LayoutExpression
  ) throws(LayoutError) {
    guard let influence = mover(of: explanation) else { return }
    explanation.moved = influence.row
    for reach in Self.reaches {
      guard
        let sweep = try tree.sweep(influence.row, by: -reach...reach, watching: target)
      else { return }
      explanation.upperLimits = limits(sweep, rising: influence.sensitivity > 0)
      explanation.lowerLimits = limits(sweep, rising: influence.sensitivity < 0)
      if !explanation.upperLimits.isEmpty, !explanation.lowerLimits.isEmpty { return }
    }
  }

  /// The row whose constant somebody would change to move the number: the last written one of the derivation, else the
  /// last one that moves it.
  private func mover(of explanation: ValueExplanation) -> RowInfluence? {
    var fallback: RowInfluence?
    for step in explanation.steps.reversed() {
      for cause in step.causes.reversed() where cause.sensitivity.magnitude > 1e-9 {
        let influence = RowInfluence(row: cause.row, sensitivity: cause.sensitivity)
        if case .constraint = cause.row { return influence }
        fallback = fallback ?? influence
      }
    }
    return fallback
  }

  /// The first limits on one way.
  private func limits(
    _ sweep: RowSweep, rising: Bool
  ) -> [ValueExplanation.Limit] {
    var limits: [ValueExplanation.Limit] = []
    for change in rising ? sweep.changes : sweep.changes.reversed() {
      let distance = rising ? change.shift : -change.shift
      guard distance > -1e-6,
        let effect = Self.effect(
          from: rising ? change.before : change.after, to: rising ? change.after : change.before),
        let reading = tree.reading(of: change.row), reading.priority > .preference
      else { continue }
      limits.append(
        ValueExplanation.Limit(
          row: change.row, place: writtenPlace(of: change.row), effect: effect, distance: max(distance, 0),
          value: change.value, slack: reading.slack))
    }
    // What is broken already says so elsewhere.
    for conflict in sweep.conflicts {
      let start = rising ? conflict.shifts.lowerBound : -conflict.shifts.upperBound
      guard start > -1e-6, let row = conflict.refused.first(where: { tree.reading(of: $0)?.isBroken == false })
      else { continue }
      let value = rising ? conflict.values.first : conflict.values.last
      limits.append(
        ValueExplanation.Limit(
          row: row, place: writtenPlace(of: row), effect: .breaks, distance: max(start, 0), value: value))
    }
    var ordered: [ValueExplanation.Limit] = []
    for limit in limits.sorted(by: { $0.distance < $1.distance })
    where !ordered.contains(where: { $0.row == limit.row }) {
      ordered.append(limit)
    }
    return Array(ordered.prefix(Self.mostLimits))
  }

  private static func effect(
    from before: Sweep.Standing, to after: Sweep.Standing
  ) -> ValueExplanation.Limit.Effect? {
    switch (before, after) {
    case (.slack, .tight): .binds
    case (.slack, .violated), (.tight, .violated): .yields
    case (.violated, .tight), (.violated, .slack): .isMet
    case (.tight, .slack), (.slack, .slack), (.tight, .tight), (.violated, .violated): nil
    }
  }
}
