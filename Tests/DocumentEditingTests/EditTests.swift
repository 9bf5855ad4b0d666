import PlumbMarkup
import Testing

@testable import PlumbDocumentEditing

/// What single edits write, byte for byte.
@Suite struct EditTests {
  private static let iOS = "<document toolsVersion=\"22505\" targetRuntime=\"iOS.CocoaTouch\">"

  // MARK: Attributes

  @Test func aNewAttributeGoesWhereXcodeWritesIt() throws {
    #expect(
      try Self.edited("<label id=\"x\"/>") { [.setAttribute($0, name: "opaque", value: "NO")] }
        == "<label opaque=\"NO\" id=\"x\"/>")
    #expect(
      try Self.edited("<label opaque=\"NO\"/>") { [.setAttribute($0, name: "id", value: "x")] }
        == "<label opaque=\"NO\" id=\"x\"/>")
    #expect(
      try Self.edited("<label/>") { [.setAttribute($0, name: "id", value: "x")] } == "<label id=\"x\"/>")
    #expect(
      try Self.edited("<label />") { [.setAttribute($0, name: "id", value: "x")] } == "<label id=\"x\" />")
    let both = try Self.edited("<label opaque=\"NO\"/>") {
      [.setAttribute($0, name: "userLabel", value: "u"), .setAttribute($0, name: "id", value: "x")]
    }
    #expect(both == "<label opaque=\"NO\" id=\"x\" userLabel=\"u\"/>")
  }

  @Test func quotesStayAndValuesAreEscapedForThem() throws {
    let value = "a\"b'c<d>&\n\r\té"
    #expect(
      try Self.edited("<label text='x'/>") { [.setAttribute($0, name: "text", value: value)] }
        == "<label text='a\"b&apos;c&lt;d&gt;&amp;&#10;&#13;&#9;é'/>")
    #expect(
      try Self.edited("<label/>") { [.setAttribute($0, name: "text", value: value)] }
        == "<label text=\"a&quot;b'c&lt;d&gt;&amp;&#10;&#13;&#9;é\"/>")
  }

  @Test func theLastOfSeveralCounts() throws {
    let text = try Self.edited("<label id=\"x\"/>") {
      [
        .setAttribute($0, name: "id", value: "y"), .removeAttribute($0, name: "id"),
        .setAttribute($0, name: "id", value: "z"),
      ]
    }
    #expect(text == "<label id=\"z\"/>")
    #expect(try Self.edited("<label id=\"x\"/>") { [.removeAttribute($0, name: "id")] } == "<label/>")
    #expect(
      try Self.edited("<label id=\"x\"/>") { [.removeAttribute($0, name: "no")] } == "<label id=\"x\"/>")
  }

  // MARK: Tags

  @Test func aSingleTagBecomesTwoAndBack() throws {
    let draft = ElementDraft("constraints", [], [ElementDraft("constraint", [.init("id", "a")])])
    let document = try Self.document("\n    <view id=\"x\"/>\n</document>")
    let view = try #require(document.root.children.first { _ in true })
    let filled = try document.applying([.insert(draft, into: view.index, .usual)])
    let text =
      "\n    <view id=\"x\">\n        <constraints>\n            <constraint id=\"a\"/>\n        </constraints>\n    </view>\n</document>"
    #expect(String(decoding: filled.document.bytes, as: UTF8.self) == Self.iOS + text)
    let emptied = try filled.document.applying([.remove(view.index + 1)])
    #expect(emptied.document.bytes == document.bytes)
    #expect(try filled.document.applying(filled.undo).document.bytes == document.bytes)
  }

  @Test func textBesideAChildStays() throws {
    #expect(try Self.edited("<label>a<b/>c</label>") { [.remove($0 + 1)] } == "<label>ac</label>")
    #expect(try Self.edited("<label>\n  <b/>\n</label>") { [.remove($0 + 1)] } == "<label/>")
    #expect(try Self.edited("<label><!--c--><b/></label>") { [.remove($0 + 1)] } == "<label><!--c--></label>")
  }

  // MARK: Spacing

  @Test(arguments: ["\n", "\r\n"], ["    ", "\t", "  "])
  func linesAndIndentsStay(_ newline: String, _ step: String) throws {
    func text(_ lines: [(Int, String)]) -> String {
      lines.map { String(repeating: step, count: $0.0) + $0.1 + newline }.joined()
    }
    let old = text([
      (0, Self.iOS), (1, "<view id=\"x\">"), (2, "<subviews>"), (3, "<label id=\"b\"/>"), (2, "</subviews>"),
      (1, "</view>"),
      (0, "</document>"),
    ])
    let new = text([
      (0, Self.iOS), (1, "<view id=\"x\">"), (2, "<subviews>"), (3, "<label id=\"b\"/>"),
      (3, "<view id=\"c\">"),
      (4, "<constraints/>"), (3, "</view>"), (2, "</subviews>"), (1, "</view>"), (0, "</document>"),
    ])
    let document = try MarkupDocument(bytes: Array(old.utf8))
    let draft = ElementDraft("view", [.init("id", "c")], [ElementDraft("constraints")])
    let edited = try document.applying([.insert(draft, into: 2, .usual)])
    #expect(String(decoding: edited.document.bytes, as: UTF8.self) == new)
    #expect(try edited.document.applying(edited.undo).document.bytes == document.bytes)
  }

  @Test func whatIsMovedIsIndentedAnew() throws {
    let text = """
      <a>
          <b>
              <c>
                  <d/>
                  <string key="t">one
              two</string>
              </c>
          </b>
          <e/>
      </a>
      """
    let document = try MarkupDocument(bytes: Array(text.utf8))
    let edited = try document.applying([.move(2, into: 0, .last)])
    #expect(
      String(decoding: edited.document.bytes, as: UTF8.self) == """
        <a>
            <b/>
            <e/>
            <c>
                <d/>
                <string key="t">one
                two</string>
            </c>
        </a>
        """)
  }

  // MARK: Contradictions

  @Test(arguments: [
    [DocumentEdit.remove(0)], [.move(0, into: 1, .last)], [.remove(99)],
    [.setAttribute(1, name: "a b", value: "")],
    [.setAttribute(1, name: "a", value: "\u{0}")], [.insert(ElementDraft("<"), into: 0, .last)],
    [.insert(ElementDraft("x"), into: 0, .before(2))], [.remove(2), .setAttribute(2, name: "a", value: "")],
    [.move(1, into: 2, .last)], [.move(1, into: 1, .last)], [.remove(2), .move(2, into: 0, .last)],
    [.move(1, into: 0, .last), .remove(2)], [.move(1, into: 0, .last), .move(2, into: 0, .last)],
    [.remove(1), .insert(ElementDraft("x"), into: 2, .last)],
  ])
  func cannotBeMade(_ edits: [DocumentEdit]) throws {
    let document = try MarkupDocument(bytes: Array("<a><b><c/></b><d/></a>".utf8))
    for edits in [edits, edits.reversed()] {
      #expect(throws: EditError.self) { try document.applying(edits) }
    }
  }

  @Test func whatIsInARemovedElementCanBeKept() throws {
    let document = try MarkupDocument(bytes: Array("<a>\n    <b>\n        <c/>\n    </b>\n</a>".utf8))
    let edited = try document.applying([.remove(1), .move(2, into: 0, .last)])
    #expect(edited.document.bytes == Array("<a>\n    <c/>\n</a>".utf8))
  }

  // MARK: Helpers

  private static func document(_ content: String) throws -> MarkupDocument {
    try MarkupDocument(bytes: Array((iOS + content).utf8))
  }

  /// An element, edited in a document.
  private static func edited(_ element: String, _ edits: (Int32) -> [DocumentEdit]) throws -> String {
    let document = try document(element + "</document>")
    let edited = try document.applying(edits(1))
    #expect(try edited.document.applying(edited.undo).document.bytes == document.bytes)
    return String(
      String(decoding: edited.document.bytes, as: UTF8.self).dropFirst(iOS.count).dropLast(
        "</document>".count))
  }
}
