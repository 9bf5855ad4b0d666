import CorpusRecord
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import TestSupport
import Testing

@Suite("Documents by two roads")
struct TwoRoadsTests {
  /// Ways to write the same document; each changes the bytes of every fixture.
  private static let spellings: [(name: String, write: @Sendable (String) -> String)] = [
    ("tabs", { $0.replacing("    ", with: "\t") }),
    ("space before the end of a tag", { $0.replacing("/>", with: "  />") }),
    ("a line for each attribute", { $0.replacing("\" ", with: "\"\n") }),
    ("single quotes", { $0.replacing("'", with: "&apos;").replacing("\"", with: "'") }),
    ("a comment before each end tag", { $0.replacing("</", with: "<!-- ' --></") }),
  ]

  @Test(arguments: CheckoutDocument.all)
  func anotherSpellingGivesTheSame(_ file: CheckoutDocument) throws {
    let original = try file.read()
    let expected = try ViewOutcome.all(original)
    // Lines of Windows, so that a replacement need not know them.
    let text = String(decoding: Array(original.markup.bytes), as: UTF8.self).replacing("\r\n", with: "\n")
    let start = try #require(text.firstRange(of: "-->") ?? text.firstRange(of: "?>")).upperBound
    for (name, write) in Self.spellings {
      let spelling = text[..<start] + write(String(text[start...]))
      let document = try InterfaceDocument(bytes: Array(spelling.utf8))
      #expect(try ViewOutcome.all(document) == expected, "\(name)")
    }
  }

  @Test(arguments: CheckoutDocument.all, [3.0, -40, 7.25])
  func recordedOriginsDecideNothing(_ file: CheckoutDocument, _ shift: Double) throws {
    let original = try file.read()
    let moved = try InterfaceDocument(bytes: original.withOriginsMoved(by: shift))
    for (before, after) in try zip(ViewOutcome.all(original), ViewOutcome.all(moved)) {
      #expect(before.id == after.id)
      #expect(before.free == after.free, "\(before.id)")
      if before.free.isEmpty { #expect(before.frame == after.frame, "\(before.id)") }
    }
  }

  /// Update Frames: what is solved, written down as recorded, is solved to the same; nothing is misplaced.
  ///
  /// What is free is asked with measured content: a recorded width counts as the one that a text asks for,
  /// and so ends a tie between two texts.
  @Test(arguments: CheckoutDocument.all)
  func updatingFramesSettles(_ file: CheckoutDocument) throws {
    let original = try file.read()
    var edits = FrameEdits()
    for (solved, resolved) in try zip(original.layOut(), original.resolve()) {
      for (view, element) in zip(solved.views, resolved.views) { edits.set(view.frame, of: element) }
    }
    let updated = try InterfaceDocument(bytes: edits.applied(to: Array(original.markup.bytes)))
    for (before, after) in try zip(ViewOutcome.all(original), ViewOutcome.all(updated)) {
      #expect(before.frame == after.frame, "\(before.id)")
      #expect(after.isMisplaced != true, "\(before.id)")
    }
    let measured = PlumbInterfaceBuilder.Environment(content: .measured)
    for (before, after) in try zip(ViewOutcome.all(original, measured), ViewOutcome.all(updated, measured)) {
      #expect(before.free == after.free, "\(before.id)")
    }
  }

  /// Where no size comes from content that has to be measured, or tells on which system it was, the two modes
  /// have nothing to differ in.
  @Test(
    arguments: CheckoutDocument.all.filter {
      $0.folder == .fixtures && !["Texts.xib", "MacGenerations.xib"].contains($0.name)
    })
  func contentModesAgree(_ file: CheckoutDocument) throws {
    let document = try file.read()
    #expect(try ViewOutcome.all(document) == ViewOutcome.all(document, .init(content: .measured)))
  }

  @Test(arguments: CheckoutDocument.all)
  func documentsPrintBack(_ file: CheckoutDocument) throws {
    let bytes = try file.folder.bytes(of: file.name)
    let document = try InterfaceDocument(bytes: bytes)
    _ = try document.layOut()
    #expect(Array(document.markup.bytes) == bytes)
  }
}

extension InterfaceDocument {
  /// The document's bytes with other origins recorded for the views that constraints place.
  func withOriginsMoved(by shift: Double) -> [UInt8] {
    var edits = FrameEdits()
    for scene in resolve() {
      for (position, view) in scene.views.enumerated() where view.isConstrained(in: scene) {
        guard let recorded = view.recorded else { continue }
        let step = Double(position % 5)
        let origin = Point(x: recorded.minX + shift + step, y: recorded.minY - shift + 2 * step)
        edits.set(Rect(origin: origin, size: recorded.size), of: view)
      }
    }
    return edits.applied(to: Array(markup.bytes))
  }
}
