import PlumbFindings
import PlumbMarkup
import TestSupport
import Testing

/// Damaged documents: read back exactly, or refused with a place inside the text.
@Suite struct MarkupMutationTests {
  /// What is wrong with the reading of some bytes; nil when nothing is.
  func fault(in bytes: [UInt8]) -> String? {
    do throws(MarkupError) {
      let document = try MarkupDocument(bytes: bytes)
      return document.checkInvariants()
    } catch {
      guard 0...bytes.count ~= error.offset else { return "the error lies outside the text: \(error)" }
      return error.position == position(of: error.offset, in: bytes) ? nil : "the position is wrong: \(error)"
    }
  }

  /// The line and column of an offset, counted from the start.
  func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
    var position = SourcePosition(line: 1, column: 1)
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for index in start..<max(start, offset) {
      let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if bytes[index] == 0x0A || bytes[index] == 0x0D && !isPair {
        position = SourcePosition(line: position.line + 1, column: 1)
      } else if bytes[index] & 0xC0 != 0x80 {
        position.column += 1
      }
    }
    return position
  }

  @Test(arguments: MarkupFixture.wellFormed)
  func fixture(_ fixture: MarkupFixture) {
    for seed in 0..<2_000 as Range<UInt64> {
      var mutator = MarkupMutator(seed: seed)
      let mutant = mutator.mutant(of: fixture.bytes)
      if let fault = fault(in: mutant) {
        Issue.record("seed \(seed): \(fault)\n\(String(decoding: mutant, as: UTF8.self))")
      }
    }
  }

  /// Every beginning of a document is one that could be on a disk that was full.
  @Test(arguments: MarkupFixture.wellFormed)
  func cutShort(_ fixture: MarkupFixture) {
    for length in fixture.bytes.indices {
      let fault = fault(in: Array(fixture.bytes[..<length]))
      #expect(fault == nil, "the first \(length) bytes")
    }
  }

  @Test(.enabled(if: MarkupCorpus.isPresent, "no folder of documents beside the checkout"))
  func documentsOfXcode() throws {
    for (index, path) in MarkupCorpus.paths.enumerated() {
      let bytes = try MarkupCorpus.bytes(of: path)
      for round in 0..<4 {
        let seed = UInt64(index * 4 + round)
        var mutator = MarkupMutator(seed: seed)
        if let fault = fault(in: mutator.mutant(of: bytes)) {
          Issue.record("seed \(seed), \(path): \(fault)")
        }
      }
    }
  }
}
