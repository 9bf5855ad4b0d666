import Foundation
import PlumbDesktopKit
import PlumbViewKit
import TestSupport
import Testing

/// One engine, two roads: what a document's own layout says, and what AppKit's views make of the document.
@MainActor @Suite(.serialized) struct DesktopParityTests {
  private func silently(_ body: () throws -> Void) rethrows {
    LayoutLog.handler = { _ in }
    defer { LayoutLog.handler = nil }
    try body()
  }

  /// Where views differ, it is mostly by the contents of boxes, whose distances are those of macOS 11 to 15 here.
  @Test(.enabled(if: MarkupCorpus.isPresent, "no folder of documents beside the checkout"))
  func savedDocuments() throws {
    var check = DesktopParityCheck()
    try silently {
      for path in MarkupCorpus.paths { try check.compare(MarkupCorpus.bytes(of: path), path, onCanvas: true) }
    }
    #expect(check.total > 3000)
    #expect(
      check.equal * 100 > check.total * 88,
      "\(check.equal) of \(check.total): \(check.differences.prefix(20))")
  }
}
