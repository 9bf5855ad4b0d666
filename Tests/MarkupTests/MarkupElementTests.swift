import PlumbFindings
@_spi(Lookup) import PlumbMarkup
import Testing

/// What elements and attributes answer.
@Suite struct MarkupElementTests {
  let document: MarkupDocument
  let view: MarkupElement

  init() throws {
    document = try MarkupFixture.screen.document()
    view = try #require(document.root.firstChild("objects")?.firstChild("view"))
  }

  /// The bytes of a range, as text.
  func source(_ range: Range<Int>) -> String {
    String(decoding: document.bytes[range], as: UTF8.self)
  }

  @Test func names() {
    #expect(document.root.name == "document")
    #expect(document.root.isNamed("document"))
    #expect(!document.root.isNamed("documen"))
    #expect(!document.root.isNamed("documents"))
    #expect(!document.root.isNamed("Document"))
    #expect(source(view.nameRange) == "view")
  }

  @Test func childrenAreInOrder() {
    #expect(document.root.children.map(\.name) == ["device", "objects"])
    #expect(view.children.map(\.name) == ["rect", "subviews", "string"])
    #expect(view.firstChild("rect")?.children.isEmpty == true)
    #expect(document.root.children.isEmpty == false)
  }

  @Test func indicesAreInDocumentOrder() throws {
    #expect(document.elementCount == 10)
    let names = (0..<Int32(document.elementCount)).map { document.element(at: $0).name }
    #expect(
      names == [
        "document", "device", "objects", "view", "rect", "subviews", "label", "button", "rect", "string",
      ])
    #expect(view.index == 3)
    #expect(view.subtreeEnd == 10)
    #expect(try #require(view.firstChild("subviews")).subtreeEnd == 9)
  }

  @Test func parents() throws {
    #expect(document.root.parent == nil)
    #expect(document.root.depth == 0)
    let label = try #require(view.firstChild("subviews")?.firstChild("label"))
    #expect(label.parent?.parent == view)
    #expect(label.depth == 4)
    #expect(view.document.root == document.root)
  }

  @Test func elementsOfTwoReadingsDiffer() throws {
    let other = try MarkupFixture.screen.document()
    #expect(other.root != document.root)
    #expect(document.root == document.root)
    #expect(document.root != view)
  }

  @Test func childrenByKey() throws {
    let text = "<a><r key='b'/><r key='fr&#97;me' n='1'/><s key='frame'/><r key='frame' n='2'/></a>"
    let root = try MarkupFixture("keys", text).document().root
    #expect(root.firstChild("r", key: "frame")?["n"] == "1")
    #expect(root.firstChild("s", key: "frame") != nil)
    #expect(root.firstChild("r", key: "fram") == nil)
    #expect(root.firstChild("t", key: "frame") == nil)
  }

  @Test func ranges() throws {
    let button = try #require(view.firstChild("subviews")?.firstChild("button"))
    #expect(source(button.startTagRange) == "<button id=\"b\">")
    #expect(source(button.contentRange) == "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>")
    #expect(source(button.endTagRange) == "</button>")
    #expect(
      source(button.range) == source(button.startTagRange) + source(button.contentRange) + "</button>")
    let rect = try #require(button.firstChild("rect"))
    #expect(rect.isSingleTag)
    #expect(!button.isSingleTag)
    #expect(rect.startTagRange == rect.range)
    #expect(rect.contentRange.isEmpty)
    #expect(rect.endTagRange.isEmpty)
  }

  @Test func attributes() throws {
    let rect = try #require(view.firstChild("rect"))
    #expect(rect.attributes.map(\.name) == ["key", "x", "y", "width", "height"])
    #expect(rect.attributes.map(\.value) == ["frame", "0.0", "-20.5", "414", "1e+02"])
    #expect(rect.attributes.last?.isNamed("height") == true)
    #expect(rect["y"] == "-20.5")
    #expect(rect["z"] == nil)
    let attribute = try #require(rect.attribute("y"))
    #expect(source(attribute.nameRange) == "y")
    #expect(source(attribute.valueRange) == "-20.5")
    #expect(source(attribute.range) == "y=\"-20.5\"")
    #expect(attribute.quote == UInt8(ascii: "\""))
    #expect(attribute.position == SourcePosition(line: 7, column: 39))
    #expect(view.firstChild("subviews")?.attributes.isEmpty == true)
  }

  @Test func valuesAreComparedDecoded() throws {
    let root = try MarkupFixture("values", "<a b='YES' c='Y&#69;S' d='x\ny' e=''/>").document().root
    #expect(root.attribute("b")?.hasValue("YES") == true)
    #expect(root.attribute("b")?.hasValue("YE") == false)
    #expect(root.attribute("c")?.hasValue("YES") == true)
    #expect(root.attribute("c")?.hasValue("Y&#69;S") == false)
    #expect(root.attribute("d")?.hasValue("x y") == true)
    #expect(root.attribute("e")?.hasValue("") == true)
  }

  @Test func bytesOfNamesAndValues() throws {
    let root = try MarkupFixture("bytes", "<ab cd='e&amp;f\n' g=''/>").document().root
    let attribute = try #require(root.attribute("cd"))
    #expect(root.withNameBytes { Array($0) } == Array("ab".utf8))
    #expect(attribute.withNameBytes { Array($0) } == Array("cd".utf8))
    #expect(attribute.withValueBytes { Array($0) } == Array("e&f ".utf8))
    #expect(root.attribute("g")?.withValueBytes { $0.count } == 0)
  }

  @Test func booleans() throws {
    let root = try MarkupFixture("booleans", "<a b='YES' c='NO' d='yes' e='1' f=''/>").document().root
    #expect(root.bool("b") == true)
    #expect(root.bool("c") == false)
    #expect(root.bool("d") == nil)
    #expect(root.bool("e") == nil)
    #expect(root.bool("f") == nil)
    #expect(root.bool("g") == nil)
  }
}
