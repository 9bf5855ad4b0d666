import PlumbAutoLayout
import TestSupport
import Testing
import UIKit

@testable import PlumbViewKit

/// One engine, two roads: what each of them tells it of every view.
@MainActor
@Suite struct DescriptionParityTests {
  @Test func documentsOfTheCheckout() throws {
    var check = DescriptionCheck()
    LayoutLog.handler = { _ in }
    defer { LayoutLog.handler = nil }
    for folder in [FixtureFolder.fixtures, .examples] {
      for name in folder.names {
        guard ParityCheck.isReadable(try folder.bytes(of: name)) else { continue }
        try check.compare(folder.bytes(of: name), name)
      }
    }
    #expect(check.total > 1000)
    #expect(check.unexplained.map { $0.description } == [])
  }

  @Test(.enabled(if: MarkupCorpus.isPresent, "no folder of documents beside the checkout"))
  func savedDocuments() throws {
    var check = DescriptionCheck()
    LayoutLog.handler = { _ in }
    defer { LayoutLog.handler = nil }
    for path in MarkupCorpus.paths { try check.compare(MarkupCorpus.bytes(of: path), path) }
    #expect(check.total > 30_000)
    #expect(check.unexplained.count * 1000 < check.total, "\(check.unexplained.prefix(20))")
    #expect(Set(check.explained.keys) == Set(DifferenceByDesign.allCases))
  }

  @Test func editsArePartsOfDescriptions() {
    let parts: [(ViewEdits, NodeDescription.Parts)] = [
      (.placement, .placement), (.content, .content), (.insets, .margins), (.direction, .direction),
      (.arrangement, .stack),
    ]
    for (edit, part) in parts { #expect(edit.parts == part) }
    #expect(ViewEdits.all.parts == NodeDescription.Parts.all.subtracting(.unaskedAxes))
  }
}
