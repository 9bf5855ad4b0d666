@_spi(Lookup) import PlumbMarkup
import Testing

/// What written characters stand for.
@Suite struct MarkupDecodingTests {
  func value(_ written: String) throws -> String? {
    try MarkupDocument(bytes: Array("<a b=\"\(written)\"/>".utf8)).root["b"]
  }

  func text(_ content: String) throws -> String {
    try MarkupDocument(bytes: Array("<a>\(content)</a>".utf8)).root.text
  }

  @Test func namedReferences() throws {
    #expect(try value("&lt;&gt;&amp;&quot;&apos;") == "<>&\"'")
    #expect(try text("&lt;&gt;&amp;&quot;&apos;") == "<>&\"'")
    #expect(try text("&amp;lt;") == "&lt;")
  }

  @Test func numericReferences() throws {
    #expect(try text("&#65;&#x42;&#x6a;&#x6A;") == "ABjj")
    #expect(
      try text("&#9;&#x7ff;&#x800;&#xFFFD;&#x10000;&#x10FFFF;")
        == "\t\u{7FF}\u{800}\u{FFFD}\u{10000}\u{10FFFF}")
    #expect(try text("&#0000000000000000000065;") == "A")
  }

  @Test func spacesInValues() throws {
    #expect(try value("a\tb\nc\rd\r\ne") == "a b c d e")
    #expect(try value("a&#9;b&#10;c&#13;d") == "a\tb\nc\rd")
    #expect(try value("  a  b  ") == "  a  b  ")
  }

  @Test func lineEndsInText() throws {
    #expect(try text("a\nb\rc\r\nd\r\r\ne\t") == "a\nb\nc\nd\n\ne\t")
    #expect(try text("a&#13;&#10;b") == "a\r\nb")
    #expect(try text("<![CDATA[a\r\nb\rc]]>") == "a\nb\nc")
  }

  @Test func sectionsKeepReferences() throws {
    #expect(try text("<![CDATA[&amp;<b>]]>") == "&amp;<b>")
    #expect(try text("1&lt;<![CDATA[2&lt;]]>3&lt;<![CDATA[]]>") == "1<2&lt;3<")
    #expect(try text("<![CDATA[]]>") == "")
  }

  @Test func textLeavesChildrenAndCommentsOut() throws {
    #expect(try text("1<b>2<c>3</c>4</b>5<!-- 6 --><b/>7<?p 8?>9") == "1579")
    #expect(try text("") == "")
    #expect(try text("<b>1</b>") == "")
    #expect(try text("<b>1</b>2") == "2")
    #expect(try text("<b>1</b><b/><b>2<c/></b>3<b>4</b>") == "3")
    #expect(try MarkupDocument(bytes: Array("<!-- 1 --><a/> \n".utf8)).root.text == "")
  }

  @Test func textOfAnInnerElement() throws {
    let document = try MarkupDocument(bytes: Array("<a>1<b>2<c/>3</b>4<d>5</d></a>".utf8))
    #expect(document.root.text == "14")
    #expect(document.root.firstChild("b")?.text == "23")
    #expect(document.root.firstChild("d")?.text == "5")
  }

  @Test func charactersBeyondASCII() throws {
    #expect(try value("Füße 漢字 😀&amp;é") == "Füße 漢字 😀&é")
    #expect(try text("Füße 漢字 😀&amp;é") == "Füße 漢字 😀&é")
  }
}
