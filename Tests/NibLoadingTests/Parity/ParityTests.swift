import NibLoading
import TestSupport
import Testing
import UIKit

/// One engine, two roads: the frames of `InterfaceDocument.layOut`, which other tests compare with what Xcode recorded.
@MainActor
@Suite struct ParityTests {
  @Test func fixtures() throws {
    var check = ParityCheck()
    for name in FixtureFolder.fixtures.names {
      guard let bytes = try? FixtureFolder.fixtures.bytes(of: name) else { continue }
      do { try check.compare(bytes, name) } catch { print(name, error) }
    }
    print("fixtures: \(check.equal) of \(check.total)")
    for d in check.differences.prefix(100) { print(d) }
  }

  @Test(.enabled(if: MarkupCorpus.isPresent, "no folder of documents beside the checkout"))
  func savedDocuments() throws {
    var check = ParityCheck()
    for path in MarkupCorpus.paths {
      try check.compare(MarkupCorpus.bytes(of: path), path)
    }
    print("corpus: \(check.equal) of \(check.total)")
    var shown: [String: Int] = [:]
    for d in check.differences {
      shown[d.document, default: 0] += 1
      if shown[d.document]! <= 3 { print(d) }
    }
    for (k, v) in shown.sorted(by: { $0.value > $1.value }).prefix(30) { print(v, k) }
  }
}
