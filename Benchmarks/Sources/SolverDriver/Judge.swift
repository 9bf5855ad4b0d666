import PlumbConstraintSolver

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
  private let phase: Phase?
  private let every: Int
  private let ours: [Double]
  private let other: [Double]
  /// The numbers of the answers that cost the same.
  private var equals: [Int] = []
  private(set) var verdict = Verdict()

  /// Judges the answers in two files: those that are kept from the steps of a phase, or that of the build if there is
  /// no phase.
  init(_ workload: Workload, _ phase: Phase?, every: Int, ours: String, other: String) throws {
    self.workload = workload
    self.phase = phase
    self.every = every
    self.ours = try AnswerFile.read(ours)
    self.other = try AnswerFile.read(other)
  }

  /// Steps 1 and 3, for all answers.
  mutating func judgeCosts() throws {
    try follow { judge, answer, session, ledger in
      let (ours, other) = (judge.answer(answer, in: judge.ours), judge.answer(answer, in: judge.other))
      judge.verdict.steps += 1
      if !session.values().elementsEqual(ours) { judge.verdict.notRepeated += 1 }
      if !Self.reports(session, violationsOf: ours, by: ledger) { judge.verdict.misreported += 1 }
      let costs = zip(ledger.costs(of: ours), ledger.costs(of: other))
      if let (ours, other) = costs.first(where: { Self.differ($0, $1) }) {
        if ours < other { judge.verdict.otherIsWorse += 1 } else { judge.verdict.oursIsWorse += 1 }
      } else {
        judge.equals.append(answer)
      }
      return true
    }
  }

  /// Step 2, until the seconds are over: to find what is determined takes long in a large system.
  mutating func judgeValues(seconds: Double) throws {
    let end = MonotonicClock.now + seconds
    var places = equals.makeIterator()
    var next = places.next()
    try follow { judge, answer, session, _ in
      guard answer == next else { return next != nil }
      next = places.next()
      judge.verdict.compared += 1
      let open = Set(try session.solver.undeterminedVariables().map(\.index))
      let answers = zip(judge.answer(answer, in: judge.ours), judge.answer(answer, in: judge.other))
      for (index, (ours, other)) in answers.enumerated()
      where session.isPresent(index) && !open.contains(session.variables[index].index) {
        if Self.differ(ours, other) {
          judge.verdict.differing += 1
          break
        }
      }
      return MonotonicClock.now < end
    }
  }

  /// Takes the steps again and stops at each answer, as long as the visitor goes on.
  private mutating func follow(
    _ visit: (inout Judge, _ answer: Int, Session, Ledger) throws -> Bool
  ) throws {
    var session = Session(workload)
    var ledger = Ledger(workload)
    var steps = 0
    try session.build()
    for answer in 0..<min(ours.count, other.count) / workload.variableCount {
      if let phase {
        repeat {
          ledger.take(steps, of: phase)
          try session.take(steps, of: phase)
          steps += 1
        } while !AnswerFile.keeps(after: steps, every: every)
      }
      if try !visit(&self, answer, session, ledger) { return }
    }
  }

  private func answer(_ answer: Int, in values: [Double]) -> ArraySlice<Double> {
    values[answer * workload.variableCount..<(answer + 1) * workload.variableCount]
  }

  private static func reports(
    _ session: Session, violationsOf values: ArraySlice<Double>, by ledger: Ledger
  ) -> Bool {
    for (index, constraint) in session.constraints.enumerated() {
      guard let constraint else { continue }
      let reported = session.solver.violation(of: constraint)
      if differ(reported, ledger.violation(of: index, by: values)) { return false }
    }
    return true
  }

  private static func differ(_ left: Double, _ right: Double) -> Bool {
    // Also where one is not a number.
    !((left - right).magnitude <= tolerance * max(1, left.magnitude, right.magnitude))
  }
}
