import PlumbFindings
import PlumbInterfaceBuilder
@_spi(Lookup) import PlumbMarkup
import TestSupport
import Testing

@testable import PlumbLayoutLint

@Suite("Documents that Xcode saved", .enabled(if: MarkupCorpus.isPresent))
struct SavedDocumentRuleTests {
  /// References that are cut loose are found, each where it stands.
  @Test func haveADanglingReferenceWhereAnIDIsGone() throws {
    var tried = 0
    for path in MarkupCorpus.paths.prefix(100) {
      let bytes = try MarkupCorpus.bytes(of: path)
      let markup = try InterfaceDocument(bytes: bytes).markup
      let elements = DocumentIndex.elements(of: markup)
      guard
        let constraint = elements.first(where: {
          $0.isNamed("constraint") && $0.attribute("secondItem") != nil
        }),
        let item = constraint["secondItem"],
        let target = elements.first(where: { $0["id"] == item })?.attribute("id")
      else { continue }
      tried += 1
      var cut = bytes
      cut.replaceSubrange(target.valueRange, with: Array("~".utf8))
      let index = DocumentIndex(try InterfaceDocument(bytes: cut)).named()
      let found = RuleBookTests.findings(index).filter { $0.subject == constraint["id"] }
      #expect(found.contains { $0.span?.line.contains("secondItem=\"\(item)\"") == true }, "\(path)")
    }
    #expect(tried > 0)
  }
}
