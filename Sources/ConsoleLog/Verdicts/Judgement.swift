import PlumbAutoLayout
import PlumbConstraintSolver

/// What solving a log comes to.
struct Judgement {
  var verdict: Verdict
  /// What has to be taken for granted for a conflict; nil where the printed numbers suffice, or nothing does.
  var assumption: Assumption?
  /// What is taken for granted in it.
  private(set) var options = RebuildOptions()
  /// The layout in which the conflict shows.
  var layout: RebuiltLayout?
  var conflict: LayoutConflict?
  /// The places of constraints that clash: without any one of them the others can hold. Ascending.
  var core: [Int] = []

  /// - Complexity: A solution for each assumption that is tried, two for each constraint where rounding is.
  init(_ log: ConflictLog) {
    guard log.constraints.contains(where: { $0.isUnderstood }) else {
      verdict = .unreadable
      return
    }
    verdict = .feasibleAsPrinted
    if take(log, RebuildOptions(sizesMayBeNegative: true), .infeasible), assumption == nil { return }
    // What digits may explain has to wait for what they cannot.
    if take(log, RebuildOptions(), .infeasibleNonnegative), assumption == nil { return }
    if assumption != nil { return }
    for (assumption, options) in Self.assumptions(log) {
      if take(log, options, .feasibleAsPrinted, assumption) { return }
    }
    if takeRounded(log) { return }
    layout = try? RebuiltLayout(log)
  }

  private mutating func take(
    _ log: ConflictLog, _ options: RebuildOptions, _ verdict: Verdict, _ assumption: Assumption? = nil
  ) -> Bool {
    guard let layout = try? RebuiltLayout(log, options), layout.isInfeasible else { return false }
    self.options = options
    return take(layout, log, verdict, assumption)
  }

  /// Where several sets clash, the one that has what Apple broke, else the smallest.
  private mutating func take(
    _ layout: RebuiltLayout, _ log: ConflictLog, _ verdict: Verdict, _ assumption: Assumption?
  ) -> Bool {
    let conflicts = (try? layout.tree.conflicts(under: layout.root)) ?? []
    var best: (conflict: LayoutConflict, core: [Int])?
    let large = conflicts.filter { ($0.gap ?? 1) > Self.unprinted }
    for conflict in large.isEmpty ? conflicts : large {
      let core = conflict.rows.compactMap { layout.place(of: $0) }.sorted()
      guard let known = best else {
        best = (conflict, core)
        continue
      }
      let (isBroken, wasBroken) = (
        core.contains { $0 == log.broken }, known.core.contains { $0 == log.broken }
      )
      if isBroken != wasBroken ? isBroken : core.count < known.core.count { best = (conflict, core) }
    }
    guard let best else { return false }
    self.layout = layout
    conflict = best.conflict
    core = best.core
    if !options.sizesMayBeNegative { shrinkCore(log) }
    let isRounded = (conflict?.gap ?? 1) <= Self.unprinted
    self.verdict = isRounded ? .feasibleAsPrinted : verdict
    self.assumption = isRounded ? .rounding : assumption
    return true
  }

  /// Leaves out what the core can do without: a size that another constraint gives may be needed no more where sizes
  /// are not negative anyway. What was broken is the last to go.
  private mutating func shrinkCore(_ log: ConflictLog) {
    guard let whole = layout,
      var layout = try? whole.removing(log.constraints.indices.filter { !core.contains($0) })
    else { return }
    for place in core.filter({ $0 != log.broken }) + core.filter({ $0 == log.broken })
    where core.contains(place) {
      guard let rest = try? layout.removing([place]), rest.isInfeasible,
        let conflict = try? rest.tree.conflicts(under: rest.root).first
      else { continue }
      core = conflict.rows.compactMap { rest.place(of: $0) }.sorted()
      guard let smaller = try? rest.removing(log.constraints.indices.filter { !core.contains($0) }) else {
        return
      }
      layout = smaller
      self.layout = smaller
      self.conflict = (try? smaller.tree.conflicts(under: smaller.root).first) ?? conflict
    }
  }

  // MARK: What is not printed

  /// What six digits leave open where numbers have four before the point, in points: less is no contradiction.
  private static let unprinted = 0.005

  private static func assumptions(_ log: ConflictLog) -> [(Assumption, RebuildOptions)] {
    [
      (.margins, RebuildOptions(margins: .notNegative)),
      (.baselines, RebuildOptions(keepsBaselinesInside: true)),
      (.margins, RebuildOptions(margins: .standard)),
      (.rightToLeft, RebuildOptions(isRightToLeft: true)),
      (.rightToLeft, RebuildOptions(margins: .notNegative, isRightToLeft: true)),
    ]
  }

  /// Numbers are printed with six digits: what holds just so may not hold as it is.
  private mutating func takeRounded(_ log: ConflictLog) -> Bool {
    for options in [RebuildOptions(), RebuildOptions(margins: .standard)] {
      guard let layout = try? RebuiltLayout(log, options) else { continue }
      for (place, row) in layout.rows.enumerated() {
        guard let row, let constant = layout.tree.constraint(row)?.constant else { continue }
        for change in [-0.01, 0.01] {
          guard let changed = try? layout.changing(row, to: constant + change), changed.isInfeasible else {
            continue
          }
          // That something is less than nothing is no matter of digits.
          var rounded = self
          rounded.options = options
          guard rounded.take(changed, log, .feasibleAsPrinted, .rounding), rounded.core.count > 1,
            rounded.core.contains(place), let printed = try? rounded.layout?.changing(row, to: constant)
          else { continue }
          self = rounded
          conflict?.change(.constraint(row), by: -change)
          self.layout = printed
          return true
        }
      }
    }
    return false
  }
}
