import PlumbFindings
import PlumbInterfaceBuilder
import Testing

@testable import PlumbLayoutLint

@Suite("Documents that stand in for each other")
struct DifferingVariantTests {
  private static func xib(_ objects: String) throws -> InterfaceDocument {
    try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>\(objects)</objects></document>
        """.utf8))
  }

  private static func messages(_ own: String, beside other: String) throws -> [String] {
    var linter = Linter(rules: [.differingVariants])
    linter.variants = [DocumentVariant(name: "A~ipad.xib", try xib(other))]
    return linter.findings(in: try xib(own).markup.bytes).map { $0.message.text }
  }

  private static func owner(_ connections: String, _ name: String = "Owner") -> String {
    "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"\(name)\"><connections>"
      + connections + "</connections></placeholder>"
  }

  @Test func outletsAndSeguesOfAClassAreInBoth() throws {
    let outlet = "<outlet property=\"title\" destination=\"a\" id=\"o\"/>"
    let other = "<outlet property=\"title\" destination=\"b\" id=\"p\"/>"
    #expect(try Self.messages(Self.owner(outlet), beside: Self.owner(other)) == [])
    #expect(
      try Self.messages(Self.owner(""), beside: Self.owner(outlet + outlet)) == [
        "Owner has no outlet title, which it has in A~ipad.xib"
      ])
    #expect(try Self.messages(Self.owner(outlet), beside: Self.owner("")) == [])
    let segue = "<segue destination=\"a\" kind=\"show\" identifier=\"next\" id=\"s\"/>"
    #expect(
      try Self.messages(Self.owner(""), beside: Self.owner(segue)) == [
        "Owner has no segue next, which it has in A~ipad.xib"
      ])
    // Another class is another thing.
    #expect(try Self.messages(Self.owner(""), beside: Self.owner(outlet, "Other")) == [])
  }

  @Test func identifiersAreInBoth() throws {
    let scene = "<viewController storyboardIdentifier=\"Login\" id=\"v\"/>"
    #expect(
      try Self.messages("", beside: scene) == [
        "The document has no storyboard identifier Login, which it has in A~ipad.xib"
      ])
    #expect(try Self.messages(scene, beside: scene) == [])
  }

  @Test(arguments: [
    ("A.xib", ["A~ipad.xib", "A~iphone.xib"]), ("A~ipad.xib", ["A.xib", "A~iphone.xib"]),
    ("A~mac.storyboard", ["A~mac~ipad.storyboard", "A~mac~iphone.storyboard"]), ("A", []),
  ])
  func namesThatStandIn(_ name: String, _ others: [String]) {
    #expect(DocumentVariant.names(besides: name) == others)
  }
}
