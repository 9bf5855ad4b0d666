import PlumbMarkup
import TestSupport
import Testing

@testable import PlumbDocumentEditing

/// Random edits give what a slow model gives, leave every other byte alone, and are taken back without a trace.
@Suite struct RandomEditTests {
  @Test(arguments: SeededGenerator.seeds(4)) func ownDocuments(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var made = 0
    for folder in [FixtureFolder.fixtures, .examples] {
      for name in folder.names {
        guard let document = try? MarkupDocument(bytes: folder.bytes(of: name)) else { continue }
        made += try edit(document, rounds: 10, name, &generator)
      }
    }
    // With ten times the seeds, more than 100,000 in all three tests.
    #expect(made > 1500)
  }

  @Test(.enabled(if: MarkupCorpus.isPresent), arguments: SeededGenerator.seeds(4))
  func realDocuments(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var made = 0
    for _ in 0..<15 {
      let path = MarkupCorpus.paths.pick(&generator)
      made += try edit(MarkupDocument(bytes: MarkupCorpus.bytes(of: path)), rounds: 5, path, &generator)
    }
    #expect(made > 100)
  }

  /// Whatever documents look like.
  @Test(arguments: SeededGenerator.seeds(20)) func damagedDocuments(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var mutator = MarkupMutator(seed: seed)
    let names = FixtureFolder.examples.names
    var made = 0
    for _ in 0..<30 {
      let bytes = mutator.mutant(of: try FixtureFolder.examples.bytes(of: names.pick(&generator)))
      guard let document = try? MarkupDocument(bytes: bytes) else { continue }
      made += try edit(document, rounds: 6, "mutant", &generator)
    }
    #expect(made > 0)
  }

  /// How many edits were made.
  private func edit(
    _ first: MarkupDocument, rounds: Int, _ name: String, _ generator: inout SeededGenerator
  ) throws -> Int {
    var made = 0
    var document = first
    var undo: [MarkupSplices] = []
    for round in 0..<rounds {
      let edits = Self.edits(of: document, &generator)
      var model = TreeModel(document)
      let isPossible = model.apply(edits)
      let edited: EditedDocument
      do throws(EditError) { edited = try document.applying(edits) } catch {
        #expect(!isPossible, "\(name), round \(round): \(error.message)")
        continue
      }
      #expect(isPossible, "\(name), round \(round): contradictory edits were made")
      #expect(edited.document.checkInvariants() == nil)
      if let fault = model.difference(to: edited.document, from: document) {
        Issue.record("\(name), round \(round): \(fault) after \(edits)")
        return made
      }
      #expect(try edited.document.applying(edited.undo).document.bytes == document.bytes)
      undo.append(edited.undo)
      made += edits.count
      document = edited.document
    }
    for splices in undo.reversed() { document = try document.applying(splices).document }
    #expect(document.bytes == first.bytes, "\(name): undone, it differs")
    return made
  }

  private static func edits(of document: MarkupDocument, _ generator: inout SeededGenerator) -> [DocumentEdit]
  {
    let count = Int32(document.elementCount)
    var edits: [DocumentEdit] = []
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let element = Int32.random(in: 0..<count, using: &generator)
      let target = document.element(at: element)
      let attributes = target.attributes.map(\.name)
      switch Int.random(in: 0..<12, using: &generator) {
      case 0...2:
        let name = (attributes + ["text", "misplaced", "fixedFrame", "unknownToAll"]).pick(&generator)
        let value = ["YES", "a \"b\" <c> & 'd'\n\té😀", "", "12.5"].pick(&generator)
        edits.append(.setAttribute(element, name: name, value: value))
      case 3...4:
        edits.append(.removeAttribute(element, name: attributes.randomElement(using: &generator) ?? "id"))
      case 5...7: edits.append(.insert(draft(&generator), into: element, place(in: target, &generator)))
      case 8...9: edits.append(.remove(element))
      default:
        let parent = Int32.random(in: 0..<count, using: &generator)
        edits.append(.move(element, into: parent, place(in: document.element(at: parent), &generator)))
      }
    }
    return edits
  }

  private static func place(in parent: MarkupElement, _ generator: inout SeededGenerator) -> ChildPlace {
    guard Bool.random(using: &generator), let child = Array(parent.children).randomElement(using: &generator)
    else {
      return .last
    }
    return .before(child.index)
  }

  private static func draft(_ generator: inout SeededGenerator) -> ElementDraft {
    let constraint = ElementDraft(
      "constraint", [.init("id", "aaa-bb-ccc"), .init("constant", "8"), .init("firstAttribute", "top")])
    return [
      constraint, ElementDraft("constraints", [], [constraint]),
      ElementDraft("new", [.init("z", "&"), .init("a", "1")]),
    ]
    .pick(&generator)
  }
}
