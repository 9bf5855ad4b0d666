import PlumbNibLoading
import TestSupport
import Testing
import UIKit

/// One engine, two roads: the frames of `InterfaceDocument.layOut`, which other tests compare with what Xcode
/// recorded.
@MainActor
@Suite struct ParityTests {
  /// What conflicts with what is the document's own trouble, and unknown classes are those of its app.
  private func silently(_ body: () throws -> Void) rethrows {
    LayoutLog.handler = { _ in }
    defer { LayoutLog.handler = nil }
    try body()
  }

  @Test(arguments: [FixtureFolder.fixtures, .examples])
  func documentsOfTheCheckout(_ folder: FixtureFolder) throws {
    var check = ParityCheck()
    try silently {
      // Which of its required constraints gives way follows from their order, which is another one on either
      // road.
      for name in folder.names where !["StackConflict.xib", "WidthConflict.xib"].contains(name) {
        guard ParityCheck.isReadable(try folder.bytes(of: name)) else { continue }
        try check.compare(folder.bytes(of: name), name)
      }
    }
    #expect(check.equal > 60)
    #expect(check.differences.map { $0.description } == [])
  }

  @Test(.enabled(if: MarkupCorpus.isPresent, "no folder of documents beside the checkout"))
  func savedDocuments() throws {
    var check = ParityCheck()
    try silently {
      for path in MarkupCorpus.paths {
        try check.compare(MarkupCorpus.bytes(of: path), path, skipsCanvas: true)
      }
    }
    #expect(check.total > 5000)
    #expect(check.differences.count * 100 < check.total, "\(check.differences.prefix(20))")
  }
}
