import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbSceneDiagnostics
import TestSupport
import Testing

/// Documents that nobody wrote: each is diagnosed or refused, and what is said of it can be said.
@Suite("Mutated documents are diagnosed or refused")
struct DiagnosisMutationTests {
  private static let documents: [[UInt8]] = {
    var documents: [[UInt8]] = []
    for folder in [FixtureFolder.fixtures, .examples] {
      for name in folder.names {
        if case .success(let bytes) = Result(catching: { try folder.bytes(of: name) }) {
          documents.append(bytes)
        }
      }
    }
    return documents
  }()

  @Test(arguments: SeededGenerator.seeds(4))
  func damagedBytes(_ seed: UInt64) throws {
    #expect(Self.documents.count > 50)
    for (place, bytes) in Self.documents.enumerated() {
      var mutator = MarkupMutator(seed: seed &* 1000 &+ UInt64(place))
      for _ in 0..<4 { try diagnose(mutator.mutant(of: bytes), "seed \(seed), document \(place)") }
    }
  }

  /// Well-formed, but senseless: numbers are exchanged for others, which are often out of all proportion.
  @Test(arguments: SeededGenerator.seeds(4))
  func exchangedNumbers(_ seed: UInt64) throws {
    for (place, bytes) in Self.documents.enumerated() {
      var generator = SeededGenerator(seed: 11_000_000 + seed * 1000 + UInt64(place))
      for _ in 0..<3 { try diagnose(exchanged(in: bytes, &generator), "seed \(seed), document \(place)") }
    }
  }

  /// Documents that Xcode saved, of which a few are tried for each seed.
  @Test(.enabled(if: MarkupCorpus.isPresent), arguments: SeededGenerator.seeds(4))
  func damagedSavedDocuments(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: 12_000_000 + seed)
    for _ in 0..<60 {
      let path = MarkupCorpus.paths.pick(&generator)
      let bytes = try MarkupCorpus.bytes(of: path)
      var mutator = MarkupMutator(seed: generator.next())
      try diagnose(mutator.mutant(of: bytes), "seed \(seed), \(path)")
      try diagnose(exchanged(in: bytes, &generator), "seed \(seed), \(path)")
    }
  }

  private func diagnose(_ bytes: [UInt8], _ origin: String) throws {
    guard case .success(let document) = Result(catching: { try InterfaceDocument(bytes: bytes) }) else {
      return
    }
    for environment in [PlumbInterfaceBuilder.Environment(), .init(device: Device.named("retina4_0"))] {
      guard case .success(let layouts) = Result(catching: { try document.sceneLayouts(in: environment) })
      else {
        continue
      }
      for layout in layouts {
        // A layout that cannot be solved in a variant is refused, as in the document itself.
        guard case .success(let diagnosis) = Result(catching: { try SceneDiagnosis(layout) }) else {
          continue
        }
        for report in diagnosis.conflicts {
          #expect(report.rows.contains(report.broken), "\(origin)")
          #expect(report.rows.allSatisfy { !diagnosis.words.words($0).text.isEmpty }, "\(origin)")
        }
        for report in diagnosis.ambiguities {
          #expect(report.openings.allSatisfy { $0.lowest < $0.highest }, "\(origin): \(report.openings)")
          #expect(diagnosis.element(of: report.node) != nil, "\(origin)")
        }
        for report in diagnosis.misplacements {
          #expect(!report.evidence.isEmpty && !report.followers.contains(report.node), "\(origin)")
        }
      }
    }
  }

  /// A copy in which some numbers of attributes are others.
  private func exchanged(in bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    var numbers: [Range<Int>] = []
    var place = 0
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "\""), place + 1 < bytes.count, digits.contains(bytes[place + 1])
      else {
        place += 1
        continue
      }
      let end = bytes[(place + 1)...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
      numbers.append(place + 1..<end)
      place = end + 1
    }
    guard !numbers.isEmpty else { return bytes }
    let replacements = [
      "0", "-1", "1e9", "-1e9", "1e-9", "1e300", "nan", "inf", "0.1", "1000", "12345.678", "-40",
    ]
    var chosen: [Range<Int>: String] = [:]
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      chosen[numbers.pick(&generator)] = replacements.pick(&generator)
    }
    var edited = bytes
    for (range, text) in chosen.sorted(by: { $0.key.lowerBound > $1.key.lowerBound }) {
      edited.replaceSubrange(range, with: Array(text.utf8))
    }
    return edited
  }
}
