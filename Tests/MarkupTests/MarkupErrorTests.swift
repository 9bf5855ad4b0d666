import PlumbFindings
import PlumbMarkup
import Testing

/// A text that is refused, the place, and the message.
struct Refusal: CustomTestStringConvertible, Sendable {
  let bytes: [UInt8]
  let place: String
  let message: String

  init(_ text: String, _ place: String, _ message: String) {
    self.init(bytes: Array(text.utf8), place, message)
  }

  init(bytes: [UInt8], _ place: String, _ message: String) {
    self.bytes = bytes
    self.place = place
    self.message = message
  }

  var testDescription: String { String(decoding: bytes.prefix(60), as: UTF8.self) }
}

/// Every kind of error: what is said, and where it points.
@Suite struct MarkupErrorTests {
  /// Reads, and compares the error with what is expected.
  func check(_ refusal: Refusal, limits: MarkupLimits = .standard) {
    do throws(MarkupError) {
      _ = try MarkupDocument(bytes: refusal.bytes, limits: limits)
      Issue.record("was read: \(refusal.testDescription)")
    } catch {
      #expect(error.message == refusal.message)
      #expect("\(error.position.line):\(error.position.column)" == refusal.place)
      #expect(0...refusal.bytes.count ~= error.offset)
    }
  }

  @Test(arguments: [
    Refusal("", "1:1", "The file is empty."),
    Refusal(" \n ", "2:2", "The file is empty."),
    Refusal("\u{FEFF}", "1:1", "The file is empty."),
    Refusal("<a>\n\0</a>", "2:1", "This is a binary file, not text: it has a zero byte here."),
    Refusal(
      bytes: [0x3C, 0x61, 0x3E, 0xC3, 0x28], "1:4",
      "This is not UTF-8: the byte C3 cannot stand here. Save it as UTF-8."),
    Refusal(
      bytes: [0x3C, 0x61, 0x3E, 0x80], "1:4",
      "This is not UTF-8: the byte 80 cannot stand here. Save it as UTF-8."),
    Refusal(
      bytes: [0x3C, 0x61, 0x3E, 0xC0, 0x80], "1:4",
      "This is not UTF-8: the byte C0 cannot stand here. Save it as UTF-8."),
    Refusal(
      bytes: [0x3C, 0xED, 0xA0, 0x80], "1:2",
      "This is not UTF-8: the byte ED cannot stand here. Save it as UTF-8."),
    Refusal("<a>é\u{1}</a>", "1:5", "The character U+0001 is not allowed in XML. Delete it."),
    Refusal("<a b='\u{FFFF}'/>", "1:7", "The character U+FFFF is not allowed in XML. Delete it."),
  ])
  func notText(_ refusal: Refusal) { check(refusal) }

  static let conversion = "and only UTF-8 is read. Convert it, and write UTF-8 in its declaration."

  @Test(arguments: [
    Refusal(bytes: [0xFF, 0xFE, 0x3C, 0], "1:1", "The file is in UTF-16 (little-endian), \(conversion)"),
    Refusal(bytes: [0xFE, 0xFF, 0, 0x3C], "1:1", "The file is in UTF-16 (big-endian), \(conversion)"),
    Refusal(bytes: [0x3C, 0, 0x61, 0], "1:1", "The file is in UTF-16 (little-endian), \(conversion)"),
    Refusal(bytes: [0, 0x3C, 0, 0x61], "1:1", "The file is in UTF-16 (big-endian), \(conversion)"),
    Refusal(bytes: [0xFF, 0xFE, 0, 0], "1:1", "The file is in UTF-32 (little-endian), \(conversion)"),
    Refusal(bytes: [0, 0, 0xFE, 0xFF], "1:1", "The file is in UTF-32 (big-endian), \(conversion)"),
    Refusal(
      "<?xml version=\"1.0\"\nencoding=\"ISO-8859-1\"?><a/>", "2:11",
      "The file is in ISO-8859-1, \(conversion)"),
    Refusal(
      bytes: Array("<?xml version='1.0' encoding='windows-1252'?><a>".utf8) + [0xE9], "1:31",
      "The file is in windows-1252, \(conversion)"),
  ])
  func otherEncoding(_ refusal: Refusal) { check(refusal) }

  @Test(arguments: [
    Refusal("\n{\"a\": 1}", "2:1", "This is not XML: an Interface Builder document begins with “<”."),
    Refusal(
      bytes: Array("NIBArchive".utf8) + [1, 0, 0, 0], "1:1",
      "This is a compiled nib. Give the .xib or .storyboard it was made from."),
    Refusal(
      bytes: Array("bplist00".utf8) + [0xD4], "1:1",
      "This is a binary property list or a compiled nib. Give the .xib or .storyboard it was made from."
    ),
    Refusal(
      "// !$*UTF8*$!\n{}", "1:1",
      "This is a property list in the old text format, not an Interface Builder document."),
    Refusal(
      "version https://git-lfs.github.com/spec/v1\n", "1:1",
      "This is a pointer of Git LFS, not the document. Fetch the document with “git lfs pull”."),
    Refusal(
      "<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC \"x\" \"y\">\n<plist/>", "2:1",
      "This is a property list, not an Interface Builder document."),
    Refusal(
      "<!DOCTYPE d [<!ENTITY a \"b\">]><d>&a;</d>", "1:1",
      "Document types are not read: Interface Builder writes none. Delete it."),
    Refusal(
      "<a>\n<<<<<<< HEAD\n<b/>\n=======\n<c/>\n>>>>>>> x\n</a>", "2:1",
      "A merge conflict was left in the file. Resolve it: keep one of the two versions."),
    Refusal(
      "<<<<<<< HEAD\n", "1:1",
      "A merge conflict was left in the file. Resolve it: keep one of the two versions."),
  ])
  func otherFormat(_ refusal: Refusal) { check(refusal) }

  @Test(arguments: [
    Refusal("<a>\n <b>\n", "3:1", "The file ends inside the element <b> opened at 2:2."),
    Refusal("<a>x", "1:5", "The file ends inside the element <a> opened at 1:1."),
    Refusal("\n<", "2:2", "The file ends inside the start tag opened at 2:1."),
    Refusal("<view", "1:6", "The file ends inside the start tag of <view> opened at 1:1."),
    Refusal("<view ", "1:7", "The file ends inside the start tag of <view> opened at 1:1."),
    Refusal("<view/", "1:7", "The file ends inside the start tag of <view> opened at 1:1."),
    Refusal("<view id", "1:9", "The file ends inside the start tag of <view> opened at 1:1."),
    Refusal("<view id=", "1:10", "The file ends inside the start tag of <view> opened at 1:1."),
    Refusal("<view id=\"x\n", "2:1", "The file ends inside the value of “id” opened at 1:10."),
    Refusal("<a></", "1:6", "The file ends inside the end tag opened at 1:4."),
    Refusal("<a></a", "1:7", "The file ends inside the end tag of <a> opened at 1:4."),
    Refusal("<a></a ", "1:8", "The file ends inside the end tag of <a> opened at 1:4."),
    Refusal("<a><!-", "1:7", "The file ends inside the comment opened at 1:4."),
    Refusal("<a><!-- b --", "1:13", "The file ends inside the comment opened at 1:4."),
    Refusal("<a><![CDA", "1:10", "The file ends inside the CDATA section opened at 1:4."),
    Refusal("<a><![CDATA[ ]]", "1:16", "The file ends inside the CDATA section opened at 1:4."),
    Refusal("<a><?b", "1:7", "The file ends inside the processing instruction opened at 1:4."),
    Refusal("<a><?b ?", "1:9", "The file ends inside the processing instruction opened at 1:4."),
    Refusal("<?xml version=\"1.0\" enc", "1:24", "The file ends inside the XML declaration opened at 1:1."),
    Refusal("<a>&am", "1:7", "The file ends inside the element <a> opened at 1:1."),
    Refusal("<a b='&#x4", "1:11", "The file ends inside the value of “b” opened at 1:6."),
  ])
  func truncated(_ refusal: Refusal) { check(refusal) }

  @Test(arguments: [
    Refusal(
      "<!-- x -->\n", "2:1",
      "The file has no element. An Interface Builder document has one, <document>, around everything."),
    Refusal("<!-- x --> y <a/>", "1:12", "There is text before the first element. Delete it."),
    Refusal("<![CDATA[x]]><a/>", "1:1", "There is text before the first element. Delete it."),
    Refusal(
      "<a/>\nx", "2:1", "There is more after the end of the first element, which must be around all."),
    Refusal(
      "<a/><b/>", "1:5", "There is more after the end of the first element, which must be around all."),
    Refusal(
      "<a/><![CDATA[]]>", "1:5",
      "There is more after the end of the first element, which must be around all."),
  ])
  func outsideTheRoot(_ refusal: Refusal) { check(refusal) }

  @Test(arguments: [
    Refusal("<a> < b</a>", "1:5", "No name follows this “<”. Write “&lt;” for a less-than sign."),
    Refusal("<a></ a>", "1:4", "No name follows this “<”. Write “&lt;” for a less-than sign."),
    Refusal("<1/>", "1:1", "No name follows this “<”. Write “&lt;” for a less-than sign."),
    Refusal("<\u{D7}/>", "1:1", "No name follows this “<”. Write “&lt;” for a less-than sign."),
    Refusal("<a \"b\"/>", "1:4", "The tag of “a” has something in it that is not an attribute."),
    Refusal("<a / >", "1:4", "The tag of “a” has something in it that is not an attribute."),
    Refusal("<a$/>", "1:3", "The tag of “a” has something in it that is not an attribute."),
    Refusal("<a <b/></a>", "1:4", "The tag of “a” has something in it that is not an attribute."),
    Refusal("<a></a b='c'>", "1:8", "The tag of “a” has something in it that is not an attribute."),
    Refusal(
      "<a>\n  <bc>\n</b></a>", "3:1", "The end tag </b> does not close <bc>, opened at 2:3."),
    Refusal("</a>", "1:1", "The end tag </a> has no start tag."),
    Refusal("<a/></a>", "1:5", "The end tag </a> has no start tag."),
  ])
  func tags(_ refusal: Refusal) { check(refusal) }

  @Test(arguments: [
    Refusal(
      "<a b='1'\n c='2' b='3'/>", "2:8",
      "The attribute “b” was given before, at 1:4. Delete one of the two."),
    Refusal("<a b='1'c='2'/>", "1:9", "There is no space before the attribute “c”."),
    Refusal("<a b c='2'/>", "1:4", "The attribute “b” has no value. Write b=\"…\"."),
    Refusal("<a b/>", "1:4", "The attribute “b” has no value. Write b=\"…\"."),
    Refusal("<a b = c/>", "1:8", "The value of “b” is not in quotes."),
    Refusal(
      "<a b=\"1>\n<c d=\"2\"/>", "2:1",
      "The value of “b” has a “<” in it. Close its quotes, or write “&lt;”."),
  ])
  func attributes(_ refusal: Refusal) { check(refusal) }

  @Test(arguments: [
    Refusal("<a>R&D</a>", "1:5", "This “&” begins no reference. Write “&amp;” for an ampersand."),
    Refusal("<a>& </a>", "1:4", "This “&” begins no reference. Write “&amp;” for an ampersand."),
    Refusal("<a b='&#;'/>", "1:7", "This “&” begins no reference. Write “&amp;” for an ampersand."),
    Refusal("<a b='&#x;'/>", "1:7", "This “&” begins no reference. Write “&amp;” for an ampersand."),
    Refusal("<a b='&#1a;'/>", "1:7", "This “&” begins no reference. Write “&amp;” for an ampersand."),
    Refusal("<a>&#0;</a>", "1:4", "“&#0;” stands for a character that is not allowed in XML. Delete it."),
    Refusal(
      "<a>&#xD800;</a>", "1:4", "“&#xD800;” stands for a character that is not allowed in XML. Delete it."),
    Refusal(
      "<a>&#99999999999;</a>", "1:4",
      "“&#99999999999;” stands for a character that is not allowed in XML. Delete it."),
    Refusal(
      "<a>&nbsp;</a>", "1:4",
      "The entity “&nbsp;” is not known. XML has &amp; &lt; &gt; &quot; and &apos; alone."),
    Refusal(
      "<a b='&AMP;'/>", "1:7",
      "The entity “&AMP;” is not known. XML has &amp; &lt; &gt; &quot; and &apos; alone."),
  ])
  func references(_ refusal: Refusal) { check(refusal) }

  static let declaration =
    "A file begins with <?xml version=\"1.0\" encoding=\"UTF-8\"?>, or without; this is neither."

  @Test(arguments: [
    Refusal("<a><!-- b -- c --></a>", "1:11", "A comment may not have “--” in it, nor end in “--->”."),
    Refusal("<a><!-- b ---></a>", "1:11", "A comment may not have “--” in it, nor end in “--->”."),
    Refusal(
      "<a><? b?></a>", "1:4", "This is not a processing instruction, which is written as <?name text?>."),
    Refusal(
      "<a><?b$?></a>", "1:4", "This is not a processing instruction, which is written as <?name text?>."),
    Refusal("<?xml?><a/>", "1:1", declaration),
    Refusal("<?xml encoding='UTF-8'?><a/>", "1:7", declaration),
    Refusal("<?xml version='1.0' standalone='no' encoding='UTF-8'?><a/>", "1:37", declaration),
    Refusal("<?xml version='1.0'encoding='UTF-8'?><a/>", "1:20", declaration),
    Refusal("<?xml version='2.0'?><a/>", "1:16", declaration),
    Refusal("<?xml version='1.'?><a/>", "1:16", declaration),
    Refusal("<?xml version='1.0' standalone='maybe'?><a/>", "1:33", declaration),
    Refusal(" <?xml version='1.0'?><a/>", "1:2", declaration),
    Refusal("<a><?XML version='1.0'?></a>", "1:4", declaration),
    Refusal("<a>b ]]> c</a>", "1:6", "Text may not have “]]>” in it. Write “]]&gt;”."),
    Refusal("<a><!ELEMENT b></a>", "1:4", "“<!” begins neither a comment nor a CDATA section here."),
    Refusal("<a><!></a>", "1:4", "“<!” begins neither a comment nor a CDATA section here."),
  ])
  func otherMarkup(_ refusal: Refusal) { check(refusal) }

  @Test func limits() {
    let limits = MarkupLimits(bytes: 24, elements: 3, depth: 2)
    let advice = " Interface Builder writes no such document: see what made it."
    check(
      Refusal(
        "<a>                      ", "1:1", "The file is larger than the 24 bytes that are read.\(advice)"),
      limits: limits)
    check(
      Refusal(
        "<a><b/>\n<b/><b/></a>", "2:5", "The document has more than the 3 elements that are read.\(advice)"),
      limits: limits)
    check(
      Refusal("<a><b><c/></b></a>", "1:7", "Elements are nested more than 2 deep.\(advice)"), limits: limits)
    #expect(throws: Never.self) {
      try MarkupDocument(bytes: Array("<a><b></b><b></b></a>   ".utf8), limits: limits)
    }
  }

  @Test func longNamesAreCut() {
    let name = String(repeating: "é", count: 100)
    check(
      Refusal("<\(name)>", "1:103", "The file ends inside the element <\(name.prefix(60))…> opened at 1:1."))
  }
}
