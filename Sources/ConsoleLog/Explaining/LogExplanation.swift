import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings
import PlumbLayoutDiagnostics

/// What a log of a conflict comes to: whether the constraints clash, which ones and by how much, how that came about,
/// what is broken, and what would help.
package final class LogExplanation: Sendable {
  package let log: ConflictLog
  package let verdict: Verdict
  /// What has to be taken for granted for a conflict; nil where the printed numbers suffice, or nothing does.
  package let assumption: Assumption?
  /// The places of constraints that clash: without any one of them the others can hold. Ascending.
  package let core: [Int]
  /// The places of all constraints, those that Apple most likely breaks first.
  package let predicted: [Int]
  /// How it came about; nil where nothing was understood.
  package let cause: Cause?
  /// Whether it may be left as it is; nil where nothing was understood.
  package let harmlessness: Harmlessness?
  /// What does not come out; nil where that is no single sum.
  package let sum: ConflictSum?
  /// Changes after each of which the constraints can hold, those that fit the cause first.
  package let repairs: [LogRepair]
  /// What sentences call the items, by address, or name where they have none.
  package let names: [String: String]
  /// By the items' keys, the keys of the views that they are in, as far as the log tells.
  package let superviews: [String: String]
  let layout: RebuiltLayout?
  let conflict: LayoutConflict?
  let options: RebuildOptions

  /// - Complexity: A few solutions of the list, and two for each constraint where only rounding can explain it.
  package init(_ log: ConflictLog) {
    let judgement = Judgement(log)
    let search = CauseSearch(log, judgement)
    let items = judgement.layout?.items ?? LogItems(log)
    let names = LogNames(items)
    let predicted = BreakingOrder(log).places
    let arithmetic = LogArithmetic(log, judgement, names, predicted)
    let isListing = log.isListing && judgement.core.isEmpty && judgement.verdict == .feasibleAsPrinted
    let cause = judgement.verdict == .unreadable || isListing ? nil : search.cause
    self.log = log
    verdict = judgement.verdict
    assumption = judgement.assumption
    core = judgement.core
    self.predicted = predicted
    self.cause = cause
    harmlessness = cause.map { search.harmlessness(of: $0) }
    sum = arithmetic.sum
    let order = (log.broken.map { [$0] } ?? []) + predicted.filter { $0 != log.broken }
    repairs = RepairSearch(
      log: log, judgement: judgement, cause: cause, names: names, order: order,
      wanted: { arithmetic.wanted(of: $0) }
    ).repairs()
    self.names = names.all
    superviews = items.superviews
    layout = judgement.layout
    conflict = arithmetic.conflict
    options = judgement.options
  }

  /// Whether the layout comes right by itself, as far as the log shows it.
  package var isHarmless: Bool { harmlessness == .yes || harmlessness == .mostly }

  /// Whether it is a list of constraints rather than of a conflict: nothing around it says otherwise, and as they are
  /// printed they can all hold.
  package var isListing: Bool { log.isListing && core.isEmpty && verdict == .feasibleAsPrinted }

  /// The places of what clashes of which the log does not tell whether the app or the system made it.
  package var unattributed: [Int] {
    (core.isEmpty ? Array(log.constraints.indices) : core).filter { log.constraints[$0].maker == .unknown }
  }

  /// What the log says is broken, else what most likely is.
  package var broken: Int? { log.broken ?? predicted.first }

  /// A constraint as a formula of what items are called.
  package func formula(_ place: Int) -> String { words.formula(log.constraints[place]) }

  /// The sum in one sentence: what asks for what.
  package var arithmetic: Message? { sum?.sentence(isGiven: isGiven, count: core.count) }

  /// Whether the number on the sum's other side is one that a view gets, rather than one that somebody asks for.
  package var isGiven: Bool {
    guard let conflict, let place = layout?.place(of: conflict.broken) else { return false }
    let constraint = log.constraints[place]
    return constraint.maker.givesSize || constraint.maker == .mask || constraint.maker == .stackViewHiding
  }

  /// The layout margins that are taken for granted, in points, as the log does not print them; nil where none are.
  package var assumedMargins: Double? {
    guard options.margins == .standard, let layout else { return nil }
    let isUsed = layout.hidden.keys.contains { $0.kind == .margins }
    return isUsed && !core.isEmpty ? RebuildOptions.standardMargin : nil
  }

  /// How it came about, with what shows it.
  package var evidence: Message? {
    cause.map { CauseEvidence(log, core, sum, LogNames(names)).message($0) }
  }

  private var words: LogWords { LogWords(LogNames(names)) }
}
