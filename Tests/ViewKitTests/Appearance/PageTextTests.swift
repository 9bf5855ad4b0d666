import Testing
import UIKit

@MainActor @Suite struct PageTextTests {
  private func text(_ page: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(page.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil)
  }

  @Test func tagsMakeParagraphsAndLists() throws {
    let page = try text(
      "<html><head><title>x</title></head><body><h1>Big</h1><p>One &amp; <b>two</b>\n three<br>four</p>"
        + "<ul><li>a</li><li>b</li></ul></body></html>")
    #expect(page.string == "Big\nOne & two three\u{2028}four\n\t•\ta\n\t•\tb\n")
    let heading = page.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    let plain = page.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
    #expect(heading?.pointSize == 24 && plain?.pointSize == 12)
  }

  @Test func spacesAndNumbersOfCharactersAreRead() throws {
    #expect(try text("a  b <i> c</i> &#8364;&#x41; &nope; 1 < 2").string.hasPrefix("a b c €A &nope; 1"))
    #expect(try text("<a href=\"https://a.b/\">x</a>").attribute(.link, at: 0, effectiveRange: nil) is URL)
  }

  @Test func plainTextStaysAsItIs() throws {
    let plain = try NSAttributedString(
      data: Data("<b>x</b>".utf8), options: [.documentType: NSAttributedString.DocumentType.plain],
      documentAttributes: nil)
    #expect(plain.string == "<b>x</b>")
    #expect(throws: (any Error).self) {
      try NSAttributedString(
        data: Data("{}".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    }
  }
}
