import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup
import TestSupport
import Testing

@testable import PlumbLayoutLint

/// What must hold of settled documents, whatever they are.
@Suite struct FixedDocumentTests {
  private static let paths =
    [FixtureFolder.fixtures, .examples].flatMap { folder in folder.names.map { folder.path(of: $0) } }
    + MarkupCorpus.paths.map { MarkupCorpus.url(of: $0).path }

  /// What is safe moves nothing and brings nothing; what is found then is what somebody finds who reads the document anew;
  /// and a second time there is nothing to do.
  @Test func safeFixesMoveNothing() throws {
    for path in Self.paths {
      guard let document = try Self.read(path) else { continue }
      let linter = Linter()
      let fixed = try Fixer(linter).settled(document)
      guard !fixed.steps.isEmpty else { continue }
      let bytes = fixed.after.document.markup.bytes
      #expect(linter.findings(in: bytes) == fixed.after.findings, "\(path)")
      for (key, count) in fixed.after.counts {
        #expect(count <= fixed.before.counts[key] ?? 0, "\(path): \(key)")
      }
      let again = try Fixer(linter).settled(try InterfaceDocument(bytes: bytes))
      #expect(again.steps.isEmpty, "\(path)")
      #expect(try Self.frames(of: document) == Self.frames(of: fixed.after.document), "\(path)")
    }
  }

  /// Unsafe fixes bring no finding but views that they have moved and that are not recorded there yet, and ties of rows that were
  /// ambiguous before.
  @Test func unsafeFixesSettleMoreThanTheyBring() throws {
    for path in Self.paths {
      guard let document = try Self.read(path) else { continue }
      var fixer = Fixer(Linter())
      fixer.takesUnsafe = true
      let fixed = try fixer.settled(document)
      for (key, count) in fixed.after.counts where !["misplaced-view", "priority-tie"].contains(key.rule) {
        #expect(count <= fixed.before.counts[key] ?? 0, "\(path): \(key)")
      }
      #expect(fixed.after.document.markup.checkInvariants() == nil, "\(path)")
    }
  }

  private static func read(_ path: String) throws -> InterfaceDocument? {
    let bytes = try FixtureFolder.read(path)
    do throws(DocumentError) { return try InterfaceDocument(bytes: bytes) } catch { return nil }
  }

  private static func frames(of document: InterfaceDocument) throws -> [[Rect]] {
    let layouts = try SceneLayouts(of: document)
    return try document.scenes.map { scene in
      let layout = try layouts.layout(of: scene)
      return layout.scene.views.indices.map { position in
        let frame = layout.documentFrame(ofView: position)
        return Rect(
          x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width),
          height: rounded(frame.height))
      }
    }
  }

  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
