import PlumbConsoleLog
import TestSupport
import Testing

/// Verdicts and cores of random logs, against exact arithmetic that knows nothing of layouts.
struct RandomVerdictTests {
  private static let count = 200

  @Test func verdictsAndCores() throws {
    var counts: [Verdict: Int] = [:]
    for seed in SeededGenerator.seeds(Self.count) {
      let random = RandomLog(seed: seed)
      let log = random.log(isVisual: false)
      #expect(log.constraints.allSatisfy { $0.isUnderstood }, "seed \(seed)")
      let explanation = LogExplanation(log)
      let all = Array(log.constraints.indices)
      let expected: Verdict =
        !random.isFeasible(all, sizesMayBeNegative: true)
        ? .infeasible
        : !random.isFeasible(all, sizesMayBeNegative: false) ? .infeasibleNonnegative : .feasibleAsPrinted
      counts[expected, default: 0] += 1
      #expect(explanation.verdict == expected, "seed \(seed): \(log.constraints.map { $0.text })")
      try explanation.expectIrreducibleCore()
      guard expected != .feasibleAsPrinted else { continue }
      let isNegative = expected == .infeasible
      let core = explanation.core
      #expect(!random.isFeasible(core, sizesMayBeNegative: isNegative), "seed \(seed): \(core)")
      for place in core {
        let rest = core.filter { $0 != place }
        #expect(random.isFeasible(rest, sizesMayBeNegative: isNegative), "seed \(seed): \(place) of \(core)")
      }
    }
    // Each verdict is tried.
    #expect(counts.count == 3 && counts.values.allSatisfy { $0 > Self.count / 16 }, "\(counts)")
  }

  /// The core as a log of its own has the same verdict, and without any one constraint another one.
  @Test func coresAsLogs() {
    for seed in SeededGenerator.seeds(Self.count / 3) {
      let explanation = LogExplanation(RandomLog(seed: seed).log(isVisual: true))
      guard explanation.assumption == nil, !explanation.core.isEmpty else { continue }
      let alone = LogExplanation(explanation.log.only(explanation.core))
      #expect(alone.verdict == explanation.verdict, "seed \(seed)")
      #expect(alone.core == Array(explanation.core.indices), "seed \(seed)")
      for place in explanation.core {
        let rest = LogExplanation(explanation.log.only(explanation.core.filter { $0 != place }))
        #expect(rest.verdict != explanation.verdict, "seed \(seed): \(place) of \(explanation.core)")
      }
    }
  }

  // MARK: What must change nothing

  /// Whether there is but one irreducible set: without any one of its constraints the whole log holds.
  private func isOnlyCore(_ explanation: LogExplanation, _ random: RandomLog) -> Bool {
    let isNegative = explanation.verdict == .infeasible
    return explanation.core.allSatisfy { place in
      random.isFeasible(random.lines.indices.filter { $0 != place }, sizesMayBeNegative: isNegative)
    }
  }

  private func expectSame(
    isDirectional: Bool? = nil,
    _ changed: (RandomLog, inout SeededGenerator) -> (log: ConflictLog, places: [Int]),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var compared = 0
    for seed in SeededGenerator.seeds(Self.count) {
      var generator = SeededGenerator(seed: seed &+ 1)
      var random = RandomLog(seed: seed)
      if let isDirectional { random.isDirectional = isDirectional }
      let plain = LogExplanation(random.log(isVisual: false))
      let (log, places) = changed(random, &generator)
      let other = LogExplanation(log)
      #expect(other.verdict == plain.verdict, "seed \(seed)", sourceLocation: sourceLocation)
      if plain.verdict == .feasibleAsPrinted {
        #expect(
          (other.assumption == nil) == (plain.assumption == nil), "seed \(seed)",
          sourceLocation: sourceLocation)
        continue
      }
      try other.expectIrreducibleCore(sourceLocation: sourceLocation)
      guard isOnlyCore(plain, random) else { continue }
      compared += 1
      let core = other.core.map { places[$0] }.sorted()
      #expect(core == plain.core, "seed \(seed)", sourceLocation: sourceLocation)
    }
    #expect(compared > Self.count / 5, "\(compared)", sourceLocation: sourceLocation)
  }

  @Test func theOrderOfTheList() throws {
    try expectSame { random, generator in
      let places = Array(random.lines.indices).shuffled(using: &generator)
      return (random.log(isVisual: false).only(places), places)
    }
  }

  @Test func whatViewsAreCalled() throws {
    try expectSame { random, generator in
      let addresses = Array(0x7f00..<0x7f40).shuffled(using: &generator)
      return (random.log(isVisual: false, addresses: addresses), Array(random.lines.indices))
    }
  }

  @Test func nearAndFarInAMirror() throws {
    try expectSame { random, _ in
      (random.log(isVisual: false, isMirrored: true), Array(random.lines.indices))
    }
  }

  @Test func equationOrVisualFormat() throws {
    // Visual formats speak of leading and trailing.
    try expectSame(isDirectional: true) { random, _ in
      (random.log(isVisual: true), Array(random.lines.indices))
    }
  }

  /// What Apple broke decides between several sets that clash, and no more.
  @Test func whatWasBroken() throws {
    for seed in SeededGenerator.seeds(Self.count / 3) {
      var log = RandomLog(seed: seed).log(isVisual: false)
      let plain = LogExplanation(log)
      for place in plain.core {
        log.broken = place
        let explanation = LogExplanation(log)
        #expect(explanation.verdict == plain.verdict, "seed \(seed)")
        #expect(explanation.assumption == plain.assumption, "seed \(seed)")
        #expect(explanation.core.contains(place) || explanation.assumption == .rounding, "seed \(seed)")
        #expect(explanation.predicted == plain.predicted)
      }
    }
  }
}
