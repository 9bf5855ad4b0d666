import ConstraintSolver

/// Compares what two programs answered to the same steps.
///
/// 1. Violations are summed for each priority, by the workload itself, and compared from the highest priority down.
/// 2. Where both are equally good, the values that the constraints determine must be equal.
/// 3. The solver's own account of violations must be that of the workload, and its values now those of the answers: the
///    same operations give the same bits.
struct Judge {
  struct Verdict {
    var steps = 0
    /// Steps at which the other's answer is lexicographically worse, and those at which ours is.
    var otherIsWorse = 0
    var oursIsWorse = 0
    /// Steps at which values were compared, and those at which a determined value differs.
    var compared = 0
    var differing = 0
    /// Steps at which the solver tells other violations than the workload, or did not repeat its answer.
    var misreported = 0
    var notRepeated = 0
  }

  /// Sums and values that differ by less are equal, relative to their size where that is above 1. Kiwi computes with
  /// differences, which add up.
  static let tolerance = 1e-6

  private let workload: Workload
  private var session: Session
  private var ledger: Ledger
  private let ours: [Double]
  private let other: [Double]
  private var verdict = Verdict()

  init(_ workload: Workload, ours: String, other: String) throws {
    self.workload = workload
    session = Session(workload)
    ledger = Ledger(workload)
    self.ours = try AnswerFile.read(ours)
    self.other = try AnswerFile.read(other)
  }

  /// Judges the answers after each `every`th step of a phase; those of the build if there is no phase. Looks for
  /// determined values only until the seconds are over, for that takes long in a large system.
  mutating func judge(_ phase: Phase?, every: Int, seconds: Double) throws -> Verdict {
    let start = MonotonicClock.now
    try session.build()
    let count = workload.variableCount
    let answers = min(ours.count, other.count) / count
    for answer in 0..<answers {
      if let phase {
        for step in answer * every..<(answer + 1) * every {
          ledger.take(step, of: phase)
          try session.take(step, of: phase)
        }
      }
      let range = answer * count..<(answer + 1) * count
      try judge(
        ours: ours[range], other: other[range], looksAtValues: MonotonicClock.now - start < seconds)
    }
    return verdict
  }

  private mutating func judge(
    ours: ArraySlice<Double>, other: ArraySlice<Double>, looksAtValues: Bool
  ) throws {
    verdict.steps += 1
    if !session.values().elementsEqual(ours) { verdict.notRepeated += 1 }
    if !reportsViolations(of: ours) { verdict.misreported += 1 }
    for (ours, other) in zip(ledger.costs(of: ours), ledger.costs(of: other)) where Self.differ(ours, other) {
      if ours < other { verdict.otherIsWorse += 1 } else { verdict.oursIsWorse += 1 }
      return
    }
    guard looksAtValues else { return }
    verdict.compared += 1
    let open = Set(try session.solver.undeterminedVariables().map(\.index))
    for (index, (ours, other)) in zip(ours, other).enumerated()
    where session.isPresent(index) && !open.contains(session.variables[index].index) {
      if Self.differ(ours, other) {
        verdict.differing += 1
        return
      }
    }
  }

  private func reportsViolations(of values: ArraySlice<Double>) -> Bool {
    for (index, constraint) in session.constraints.enumerated() {
      guard let constraint else { continue }
      let reported = session.solver.violation(of: constraint)
      if Self.differ(reported, ledger.violation(of: index, by: values)) { return false }
    }
    return true
  }

  private static func differ(_ left: Double, _ right: Double) -> Bool {
    // Also where one is not a number.
    !((left - right).magnitude <= tolerance * max(1, left.magnitude, right.magnitude))
  }
}
