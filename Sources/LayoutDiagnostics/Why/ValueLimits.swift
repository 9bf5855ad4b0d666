import PlumbAutoLayout
import PlumbConstraintSolver

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
    let isRisingUpwards = influence.sensitivity > 0
    for reach in Self.reaches {
      guard
        let sweep = try tree.sweep(influence.row, by: -reach...reach, watching: target)
      else { return }
      explanation.upperLimits = limits(
        sweep, rising: isRisingUpwards, explanation, isRisingUpwards: isRisingUpwards)
      explanation.lowerLimits = limits(
        sweep, rising: !isRisingUpwards, explanation, isRisingUpwards: isRisingUpwards)
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
    _ sweep: RowSweep, rising: Bool, _ explanation: ValueExplanation, isRisingUpwards: Bool
  ) -> [ValueExplanation.Limit] {
    var limits: [ValueExplanation.Limit] = []
    for change in rising ? sweep.changes : sweep.changes.reversed() {
      let distance = rising ? change.shift : -change.shift
      guard distance > -1e-6,
        let effect = Self.effect(
          from: rising ? change.before : change.after, to: rising ? change.after : change.before),
        let reading = tree.reading(of: change.row), reading.priority > .preference,
        !(effect == .isMet && isGenerated(change.row))
      else { continue }
      limits.append(
        ValueExplanation.Limit(
          row: change.row, place: writtenPlace(of: change.row), effect: effect, distance: max(distance, 0),
          value: change.value, slack: reading.slack))
    }
    // Behind a clash another layout begins.
    let ends = sweep.conflicts.flatMap { [$0.shifts.lowerBound, $0.shifts.upperBound] }
      .map { rising ? $0 : -$0 }.filter { $0 > 1e-6 }
    if let end = ends.min() { limits.removeAll { $0.distance > end - 1e-6 } }
    for conflict in sweep.conflicts {
      let start = rising ? conflict.shifts.lowerBound : -conflict.shifts.upperBound
      // What is broken already says so elsewhere.
      guard start > -1e-6, start <= (ends.min() ?? 0) + 1e-6,
        let row = conflict.refused.first(where: { tree.reading(of: $0)?.isBroken == false })
      else { continue }
      let value = rising ? conflict.values.first : conflict.values.last
      limits.append(
        ValueExplanation.Limit(
          row: row, place: writtenPlace(of: row), effect: .breaks, distance: max(start, 0), value: value))
    }
    // At the same distance what somebody wrote comes first, then what the chain speaks of.
    let chain = Set(explanation.influences.flatMap { nodes(of: $0.row) })
    func standing(_ limit: ValueExplanation.Limit) -> Int {
      if !isGenerated(limit.row) { return 0 }
      return nodes(of: limit.row).contains { chain.contains($0) } ? 1 : 2
    }
    let value = explanation.value
    var ordered: [ValueExplanation.Limit] = []
    for limit in limits.sorted(by: { ($0.distance, standing($0)) < ($1.distance, standing($1)) })
    where !ordered.contains(where: { $0.row == limit.row }) {
      // Beyond a clash the value may jump back.
      let growth = rising == isRisingUpwards ? limit.value - value : value - limit.value
      guard growth > -1e-6 else { continue }
      // Contents that fit exactly all say the same at once.
      if limit.distance < 1e-6, standing(limit) == 2 { continue }
      ordered.append(limit)
    }
    return Array(ordered.prefix(Self.mostLimits))
  }

  /// The nodes that a row names; of one that nobody wrote, its own.
  private func nodes(of row: RowSource) -> [NodeID] {
    switch row {
    case .constraint(let id):
      tree.constraint(id).map { [$0.first.node, $0.second?.node].compactMap { $0 } } ?? []
    case .generated(let node, _, _): [node]
    }
  }

  private func isGenerated(_ row: RowSource) -> Bool {
    if case .generated = row { return true }
    return false
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
