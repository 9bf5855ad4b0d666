import PlumbNibLoading
import Testing
import UIKit

@MainActor
@Suite struct AttributedTextTests {
  /// Foundation compares neighbours, with fonts, colours and styles among their attributes.
  @Test func fragmentsKeepTheirAttributes() throws {
    let nib = try UINib(
      data: NibText.nib(
        #"""
        <label numberOfLines="0" id="a"><attributedString key="attributedText">
          <fragment content="One "><attributes><font key="NSFont" metaFont="system" size="12"/>
            <color key="NSColor" white="0" alpha="1"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="3"/></attributes></fragment>
          <fragment content="two"><attributes><font key="NSFont" metaFont="systemBold" size="20"/>
            <color key="NSColor" white="1" alpha="1"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes></fragment>
        </attributedString></label>
        """#), name: "Test.xib", as: .onDevice)
    let label = try #require(nib.instantiate(withOwner: nil).first as? UILabel)
    let text = try #require(label.attributedText)
    #expect(text.string == "One two")
    let first = text.attributes(at: 0, effectiveRange: nil)
    let second = text.attributes(at: 5, effectiveRange: nil)
    #expect(first[.font] as? UIFont == .systemFont(ofSize: 12))
    #expect(second[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(second[.foregroundColor] as? UIColor == UIColor(white: 1, alpha: 1))
    #expect((first[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 3)
    #expect((first[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
  }

  /// Without the word that stands for a type Foundation would stop.
  @Test func neighboursWithEqualFontsBecomeOne() {
    let text = NSMutableAttributedString(string: "")
    for size in [10.0, 10, 12] {
      text.append(NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: size)]))
    }
    var range = NSRange()
    _ = text.attributes(at: 0, effectiveRange: &range)
    #expect(range.length == 4)
  }
}
