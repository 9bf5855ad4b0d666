import Foundation
import PlumbMarkup
import TestSupport
import Testing

@testable import PlumbDocumentEditing

/// What Xcode saved is already as it would print it.
@Suite struct CanonicalPrintTests {
  /// Own documents that are written otherwise on purpose.
  private static let exceptions = ["WindowsLines.xib": "a byte order mark, and the line ends of Windows"]

  @Test(arguments: [FixtureFolder.fixtures, .examples])
  func ownDocumentsAreAsXcodeWritesThem(_ folder: FixtureFolder) throws {
    for name in folder.names {
      guard let document = try? MarkupDocument(bytes: folder.bytes(of: name)) else { continue }
      let difference = difference(document)
      #expect(
        (difference == nil) == (Self.exceptions[name] == nil), "\(name): \(difference ?? "no exception")")
    }
  }

  /// All but those of `CanonicalExceptions`, which say why.
  @Test(.enabled(if: MarkupCorpus.isPresent)) func realDocuments() throws {
    for path in MarkupCorpus.paths {
      let document = try MarkupDocument(bytes: MarkupCorpus.bytes(of: path))
      let difference = difference(document)
      let exception = CanonicalExceptions.cause(of: document.bytes)
      #expect(
        (difference == nil) == (exception == nil),
        "\(CanonicalExceptions.hash(document.bytes)), \(path): \(difference ?? "no exception")")
    }
  }

  /// Printed once, a document is printed the same again, and has the same elements.
  @Test(arguments: SeededGenerator.seeds(10)) func isStable(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var mutator = MarkupMutator(seed: seed)
    let names = FixtureFolder.examples.names
    for _ in 0..<20 {
      let bytes = mutator.mutant(of: try FixtureFolder.examples.bytes(of: names.pick(&generator)))
      guard let document = try? MarkupDocument(bytes: bytes) else { continue }
      let printed = try MarkupDocument(bytes: document.canonicalPrint())
      #expect(printed.canonicalPrint() == printed.bytes)
      #expect(printed.elementCount == document.elementCount)
    }
  }

  /// The first line that would be written otherwise.
  private func difference(_ document: MarkupDocument) -> String? {
    let printed = document.canonicalPrint()
    guard printed != document.bytes else { return nil }
    let old = document.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let new = printed.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (place, line) in old.enumerated() where place >= new.count || new[place] != line {
      let other = place < new.count ? String(decoding: new[place], as: UTF8.self) : "nothing"
      return "\(place + 1): \(String(decoding: line, as: UTF8.self)) → \(other)"
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

  /// The order follows platform and release, and Xcode 4 does not end the last line.
  @Test(arguments: [
    ("iOS.CocoaTouch", "4514", ["top", "left", "bottom", "right"], false),
    ("iOS.CocoaTouch", "5056", ["top", "left", "bottom", "right"], true),
    ("MacOSX.Cocoa", "5056", ["left", "right", "top", "bottom"], true),
    ("AppleTV", "23094", ["top", "left", "bottom", "right"], true),
  ])
  func erasHaveTheirOrder(_ runtime: String, _ version: String, _ names: [String], _ endsLastLine: Bool)
    throws
  {
    let values = names.sorted().map { "\($0)=\"1\"" }.joined(separator: " ")
    let text =
      "<document targetRuntime=\"\(runtime)\" toolsVersion=\"\(version)\"><edgeInsets \(values)/></document>"
    let printed = try MarkupDocument(bytes: MarkupDocument(bytes: Array(text.utf8)).canonicalPrint())
    let insets = try #require(printed.root.children.first { $0.name == "edgeInsets" })
    #expect(insets.attributes.map(\.name) == names)
    #expect((printed.bytes.last == UInt8(ascii: "\n")) == endsLastLine)
  }

  /// An attribute that no document has stays behind the one before it.
  @Test func unknownAttributesStay() throws {
    let text = "<a:b z=\"1\" a=\"2\"/>"
    #expect(try MarkupDocument(bytes: Array(text.utf8)).canonicalPrint() == Array((text + "\n").utf8))
    let label = "<label opaque=\"NO\" never=\"1\" text=\"\" id=\"x\"/>"
    #expect(try MarkupDocument(bytes: Array(label.utf8)).canonicalPrint() == Array((label + "\n").utf8))
  }
}
