#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures what a contestant does, by commands that come line by line; each is answered with a line of seconds.
///
///     build COUNT                            the fastest of so many builds; the last one stays
///     pass PHASE COUNT                       so many steps together, by two looks at the clock
///     laps PHASE COUNT SECONDS EVERY FILE    each step that begins before the steps have taken so many seconds; the
///                                            values after the first three and each EVERYth go to the file
///     values FILE                            none; the values as they are go to the file
///
/// What is destroyed before a build, and the keeping of values for a file, is not counted.
struct Stopwatch<Runner: Contestant> {
  private var runner: Runner

  init(_ runner: Runner) { self.runner = runner }

  mutating func run() throws {
    while let line = readLine() {
      let words = line.split(separator: " ").map(String.init)
      let seconds = try answer(words)
      print(seconds.map { "\($0)" }.joined(separator: " "))
      fflush(nil)
    }
  }

  private mutating func answer(_ words: [String]) throws -> [Double] {
    switch words.first {
    case "build" where words.count == 2:
      return [try build(try count(words[1]))]
    case "pass" where words.count == 3:
      return [try pass(try phase(words[1]), try count(words[2]))]
    case "laps" where words.count == 6:
      return try laps(
        try phase(words[1]), try count(words[2]), within: Double(words[3]) ?? 0,
        keepingEvery: max(1, try count(words[4])), in: words[5])
    case "values" where words.count == 2:
      try AnswerFile.write(runner.values(), to: words[1])
      return []
    default:
      throw DriverError.usage("unknown command '\(words.joined(separator: " "))'")
    }
  }

  private mutating func build(_ count: Int) throws -> Double {
    var fastest = Double.infinity
    for _ in 0..<count {
      runner.clear()
      let start = MonotonicClock.now
      try runner.build()
      fastest = min(fastest, MonotonicClock.now - start)
    }
    return fastest
  }

  private mutating func pass(_ phase: Phase, _ count: Int) throws -> Double {
    let start = MonotonicClock.now
    for step in 0..<count { try runner.take(step, of: phase) }
    return MonotonicClock.now - start
  }

  private mutating func laps(
    _ phase: Phase, _ count: Int, within limit: Double, keepingEvery every: Int, in path: String
  ) throws -> [Double] {
    var laps: [Double] = []
    var kept: [Double] = []
    var total = 0.0
    while laps.count < count && total < limit {
      let start = MonotonicClock.now
      try runner.take(laps.count, of: phase)
      let lap = MonotonicClock.now - start
      laps.append(lap)
      total += lap
      if AnswerFile.keeps(after: laps.count, every: every) { kept += runner.values() }
    }
    try AnswerFile.write(kept, to: path)
    return laps
  }

  private func count(_ word: String) throws -> Int {
    guard let count = Int(word), count >= 0 else { throw DriverError.usage("'\(word)' is no count") }
    return count
  }

  private func phase(_ word: String) throws -> Phase {
    guard let phase = Phase(rawValue: word) else { throw DriverError.usage("'\(word)' is no phase") }
    return phase
  }
}
