import Foundation
import PlumbMarkup
import TestSupport
import Testing

@testable import PlumbDocumentEditing

/// What Xcode saved is already as it would print it.
@Suite struct CanonicalPrintTests {
  @Test func fixturesAndExamplesAreAsXcodeWritesThem() throws {
    for folder in [FixtureFolder.fixtures, .examples] {
      for name in folder.names {
        let bytes = try folder.bytes(of: name)
        guard let document = try? MarkupDocument(bytes: bytes) else { continue }
        #expect(difference(document) == nil, "\(name)")
      }
    }
  }

  @Test(.enabled(if: MarkupCorpus.isPresent)) func realDocuments() throws {
    var others = 0
    for path in MarkupCorpus.paths {
      let document = try MarkupDocument(bytes: MarkupCorpus.bytes(of: path))
      if let difference = difference(document) {
        others += 1
        print("canonical: \(path): \(difference)")
      }
    }
    #expect(others * 100 <= MarkupCorpus.paths.count, "\(others) of \(MarkupCorpus.paths.count)")
  }

  /// The first line that would be written otherwise.
  private func difference(_ document: MarkupDocument) -> String? {
    let printed = document.canonicalPrint()
    guard printed != document.bytes else { return nil }
    let old = String(decoding: document.bytes, as: UTF8.self).components(separatedBy: "\n")
    let new = String(decoding: printed, as: UTF8.self).components(separatedBy: "\n")
    for (place, line) in old.enumerated() where place >= new.count || new[place] != line {
      return "\(place + 1): \(line) → \(place < new.count ? new[place] : "nothing")"
    }
    return "\(new.count) lines instead of \(old.count)"
  }

  @Test func whatIsWrittenOtherwiseBecomesXcodes() throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\r\n<document>\r\n\t<label  text='a \"b\"' id = 'x' opaque=\"NO\"></label>"
      + "<string key='y'/></document>"
    let document = try MarkupDocument(bytes: Array(text.utf8))
    #expect(
      String(decoding: document.canonicalPrint(), as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <document>
            <label opaque="NO" text="a &quot;b&quot;" id="x"/>
            <string key="y"></string>
        </document>

        """)
  }
}
