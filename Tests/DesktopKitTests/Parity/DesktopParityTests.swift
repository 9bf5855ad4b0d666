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

  @Test(.enabled(if: MarkupCorpus.isPresent, "no folder of documents beside the checkout"), arguments: [true, false])
  func savedDocuments(onCanvas: Bool) throws {
    var check = DesktopParityCheck()
    try silently {
      for path in MarkupCorpus.paths { try check.compare(MarkupCorpus.bytes(of: path), path, onCanvas: onCanvas) }
    }
    print("onCanvas", onCanvas, check.equal, check.total)
    for (kind, count) in check.counts.sorted(by: { $0.value > $1.value }).prefix(25) { print("   ", kind, count) }
    for difference in check.differences.shuffled().prefix(60) { print("  ", difference) }
  }
}
