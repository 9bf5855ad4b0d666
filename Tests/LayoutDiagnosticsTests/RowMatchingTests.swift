import TestSupport
import Testing

@testable import PlumbLayoutDiagnostics

@Suite("Rows matched with numbers")
struct RowMatchingTests {
  /// Rows of which each speaks of some numbers.
  private static func randomRows(_ generator: inout SeededGenerator) -> (unknown: [[Int]], partCount: Int) {
    let partCount = Int.random(in: 1...7, using: &generator)
    let unknown = (0..<Int.random(in: 1...7, using: &generator)).map { _ in
      let count = Int.random(in: 1...min(3, partCount), using: &generator)
      return Array((0..<partCount).shuffled(using: &generator).prefix(count))
    }
    return (unknown, partCount)
  }

  /// Whether each of some rows can have a number of its own.
  private static func canMatch(_ rows: ArraySlice<[Int]>, _ used: Set<Int> = []) -> Bool {
    guard let first = rows.first else { return true }
    return first.contains { part in
      !used.contains(part) && canMatch(rows.dropFirst(), used.union([part]))
    }
  }

  @Test func asManyAsCanBeEarlierOnesFirst() {
    for seed in SeededGenerator.seeds(2000) {
      var generator = SeededGenerator(seed: 31_000_000 + seed)
      let (unknown, partCount) = Self.randomRows(&generator)
      let matching = RowMatching(unknown, partCount: partCount)
      // Of rows, those are taken that can be matched together with the ones taken before.
      var taken: [[Int]] = []
      for (row, parts) in unknown.enumerated() {
        let fits = Self.canMatch((taken + [parts])[...])
        if fits { taken.append(parts) }
        #expect((matching.partOfRow[row] != RowMatching.none) == fits, "seed \(seed), \(unknown)")
      }
      for (row, part) in matching.partOfRow.enumerated() where part != RowMatching.none {
        #expect(matching.rowOfPart[part] == row && unknown[row].contains(part), "seed \(seed), \(unknown)")
      }
      #expect(
        matching.rowOfPart.count { $0 != RowMatching.none }
          == matching.partOfRow.count { $0 != RowMatching.none }, "seed \(seed), \(unknown)")
    }
  }

  @Test func rowsThatNeedEachOtherAreTogether() {
    for seed in SeededGenerator.seeds(2000) {
      var generator = SeededGenerator(seed: 32_000_000 + seed)
      let (unknown, partCount) = Self.randomRows(&generator)
      let matching = RowMatching(unknown, partCount: partCount)
      let isLeftOut = unknown.map { _ in false }
      let components = RowComponents(unknown, matching, without: isLeftOut).found
      let matched = unknown.indices.filter { matching.partOfRow[$0] != RowMatching.none }
      #expect(components.flatMap { $0 }.sorted() == matched, "seed \(seed), \(unknown)")
      // What a row needs, step after step.
      var needs = unknown.map { parts in
        Set(parts.map { matching.rowOfPart[$0] }.filter { $0 != RowMatching.none })
      }
      for _ in unknown {
        for row in needs.indices { needs[row] = needs[row].reduce(needs[row]) { $0.union(needs[$1]) } }
      }
      for (place, component) in components.enumerated() {
        for row in component {
          let before = components[...place].flatMap { $0 }
          #expect(needs[row].isSubset(of: before), "seed \(seed), \(unknown)")
          for other in component where other != row {
            #expect(needs[row].contains(other), "seed \(seed), \(unknown)")
          }
        }
      }
    }
  }

  /// Rows that form a long loop, the last of which has to move all others.
  @Test func longPathsNeedNoDeepStack() {
    let count = 200_000
    var unknown = (0..<count).map { [$0, $0 + 1] }
    unknown.append([0, 1])
    let matching = RowMatching(unknown, partCount: count + 1)
    #expect(matching.partOfRow.allSatisfy { $0 != RowMatching.none })
    let components = RowComponents(unknown, matching, without: unknown.map { _ in false })
    #expect(components.found.reduce(0) { $0 + $1.count } == unknown.count)
  }
}
