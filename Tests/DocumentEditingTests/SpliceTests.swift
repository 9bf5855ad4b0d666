import PlumbMarkup
import TestSupport
import Testing

/// Splices against taking the bytes apart and putting them together again.
@Suite struct SpliceTests {
  @Test(arguments: SeededGenerator.seeds(20)) func areAppliedAndTakenBack(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...30, using: &generator)).map { _ in
        UInt8.random(in: 97...122, using: &generator)
      }
      var made: [MarkupSplice] = []
      for _ in 0..<Int.random(in: 0...5, using: &generator) {
        let start = Int.random(in: 0...bytes.count, using: &generator)
        let end = Int.random(in: start...min(bytes.count, start + 4), using: &generator)
        made.append(
          MarkupSplice(
            start..<end,
            Array(repeating: UInt8(65 + made.count), count: Int.random(in: 0...3, using: &generator))))
      }
      let isPossible = !made.indices.contains { one in
        made.indices.contains { other in one < other && Self.collide(made[one].range, made[other].range) }
      }
      let splices = MarkupSplices(made)
      #expect((splices != nil) == isPossible, "\(made)")
      guard let splices else { continue }
      let result = splices.applied(to: bytes)
      #expect(result == Self.slow(made, bytes))
      let inverse = splices.inverse(in: bytes)
      #expect(inverse.applied(to: result) == bytes)
      #expect(inverse.inverse(in: result) == splices)
    }
  }

  /// Whether they replace the same byte, or one puts something between bytes that the other replaces.
  private static func collide(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    if one.isEmpty { return other.lowerBound < one.lowerBound && one.lowerBound < other.upperBound }
    if other.isEmpty { return collide(other, one) }
    return one.overlaps(other)
  }

  /// Byte by byte: before each what is put there, then what replaces it, then the byte unless it is replaced.
  private static func slow(_ splices: [MarkupSplice], _ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for place in 0...bytes.count {
      for splice in splices where splice.range == place..<place { result += splice.bytes }
      for splice in splices where !splice.range.isEmpty && splice.range.lowerBound == place {
        result += splice.bytes
      }
      if place < bytes.count, !splices.contains(where: { $0.range.contains(place) }) {
        result.append(bytes[place])
      }
    }
    return result
  }

  @Test func insertionsAtOnePlaceKeepTheirOrder() throws {
    let splices = try #require(
      MarkupSplices([
        MarkupSplice(1..<2, "X"), MarkupSplice(1..<1, "a"), MarkupSplice(1..<1, "b"),
        MarkupSplice(2..<2, "c"),
      ]))
    #expect(splices.applied(to: Array("123".utf8)) == Array("1abXc3".utf8))
  }
}
