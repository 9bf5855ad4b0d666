import PlumbTextOutput
import TestSupport
import Testing

/// After any sequence of messages the page shows what it would show of the same bytes, and all of it can be undone.
@Suite struct FaithfulnessTests {
  static let documents =
    FixtureFolder.examples.names.map { "Examples/" + $0 }
    + FixtureFolder.fixtures.names.map { "Fixtures/" + $0 }

  @Test(arguments: documents)
  func anyMessages(_ path: String) throws {
    let bytes = try FixtureFolder.read(FixtureFolder.checkout.appendingPathComponent(path).path)
    for seed in SeededGenerator.seeds(2) { try Self.wander(bytes, path, seed: seed, steps: 12) }
  }

  /// Documents that people have written, others with each seed.
  @Test(.enabled(if: MarkupCorpus.isPresent))
  func realDocuments() throws {
    for seed in SeededGenerator.seeds(6) {
      var generator = SeededGenerator(seed: seed)
      let path = MarkupCorpus.sample.pick(&generator)
      let bytes = try MarkupCorpus.bytes(of: path)
      guard bytes.count < 150_000, (try? Studio(bytes, name: path)) != nil else { continue }
      try Self.wander(bytes, path, seed: seed, steps: 5)
    }
  }

  static func wander(_ bytes: [UInt8], _ path: String, seed: UInt64, steps: Int) throws {
    var generator = SeededGenerator(seed: seed &* 7919 &+ UInt64(bytes.count))
    var studio = try Studio(bytes, name: path)
    var done: [String] = []
    for _ in 0..<steps {
      let deed = studio.anything(&generator)
      done.append(deed)
      let drift = try studio.drift()
      try #require(drift == nil, "\(path), seed \(seed), after \(done.suffix(6)): \(drift ?? "")")
    }
    let last = studio.bytes
    var count = 0
    while studio.undoTitle != nil, count <= 3 * steps {
      studio.undo()
      count += 1
    }
    #expect(studio.bytes == bytes, "\(path), seed \(seed), undone after \(done)")
    let undone = try studio.drift()
    #expect(undone == nil, "\(path), seed \(seed), undone: \(undone ?? "")")
    while studio.redoTitle != nil, count >= 0 {
      studio.redo()
      count -= 1
    }
    // What was undone by the sequence itself is done again as well.
    if !done.contains(where: { $0.contains("undo") }) {
      #expect(studio.bytes == last, "\(path), seed \(seed)")
    }
    let redone = try studio.drift()
    #expect(redone == nil, "\(path), seed \(seed), done again: \(redone ?? "")")
  }
}
