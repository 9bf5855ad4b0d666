import PlumbMarkup
import TestSupport
import Testing

/// Our reader against Foundation's.
@Suite struct MarkupDifferentialTests {
  @Test(arguments: MarkupFixture.wellFormed)
  func fixture(_ fixture: MarkupFixture) throws {
    let ours = ReaderEvents(try fixture.document()).events
    let opinion = FoundationReader.opinion(on: fixture.bytes, takenFor: ours)
    #expect(opinion == .wellFormed(ours) || opinion == .none)
  }

  @Test(.enabled(if: MarkupCorpus.isPresent, "no folder of documents beside the checkout"))
  func documentsOfXcode() throws {
    for path in MarkupCorpus.paths {
      let bytes = try MarkupCorpus.bytes(of: path)
      let ours = ReaderEvents(try MarkupDocument(bytes: bytes)).events
      #expect(FoundationReader.opinion(on: bytes, takenFor: ours) == .wellFormed(ours), "\(path)")
    }
  }

  /// Damaged fixtures: what we still read is XML, and says the same to Foundation.
  @Test(arguments: MarkupFixture.wellFormed)
  func mutants(_ fixture: MarkupFixture) {
    for seed in 0..<1_000 as Range<UInt64> {
      var mutator = MarkupMutator(seed: seed)
      let mutant = mutator.mutant(of: fixture.bytes)
      guard let ours = events(of: mutant) else { continue }
      let opinion = FoundationReader.opinion(on: mutant, takenFor: ours)
      #expect(
        opinion == .wellFormed(ours) || opinion == .none,
        "seed \(seed): \(String(decoding: mutant, as: UTF8.self))")
    }
  }

  /// What we say of some bytes; nil where we refuse them.
  private func events(of bytes: [UInt8]) -> [ReaderEvents.Event]? {
    do throws(MarkupError) {
      return ReaderEvents(try MarkupDocument(bytes: bytes)).events
    } catch {
      return nil
    }
  }
}
