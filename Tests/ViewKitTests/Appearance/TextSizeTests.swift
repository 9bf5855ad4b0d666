import Testing
import UIKit

@testable import PlumbViewKit

@Suite struct TextSizeTests {
  private let font = UIFont.systemFont(ofSize: 17)

  /// A text on one line is as high as its font's line, unrounded: 17 · 2444 / 2048.
  /// Spaces at the end of a text take room, in a label as in what measures the text itself.
  @Test(arguments: [" ", "Hi ", "Hi  ", "one two "]) @MainActor
  func trailingSpacesCount(text: String) {
    let font = UIFont.systemFont(ofSize: 17)
    let label = UILabel()
    label.text = text
    let shown = label.intrinsicContentSize.width
    func rounded(_ width: CGFloat) -> CGFloat { (width * 3 - 0.0001).rounded(.up) / 3 }
    let size = NSString(string: text).size(withAttributes: [.font: font])
    #expect(abs(rounded(size.width) - shown) < 1e-9)
    for limit in [CGSize.zero, CGSize(width: 500, height: 500)] {
      let rect = text.boundingRect(
        with: limit, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
      #expect(rect.width == size.width)
    }
    let attributed = NSAttributedString(string: text, attributes: [.font: font])
    #expect(attributed.size().width == size.width)
    label.attributedText = attributed
    #expect(label.intrinsicContentSize.width == shown)
    let trimmed = text.trimmingCharacters(in: .whitespaces).size(withAttributes: [.font: font])
    #expect(size.width > trimmed.width)
  }

  /// Spaces where a line is broken hang over its end, and no text is wider than what it is set in.
  @Test func spacesHangOverTheEndsOfLines() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let word = "wide".size(withAttributes: attributes).width
    let rect = "wide wide ".boundingRect(
      with: CGSize(width: word + 1, height: 0), options: .usesLineFragmentOrigin, attributes: attributes,
      context: nil)
    #expect(rect.width <= word + 1 && rect.height > 30)
  }

  @Test func sizesAreUnrounded() {
    let size = "Label".size(withAttributes: [.font: font])
    #expect(abs(size.height - 20.287109375) < 1e-12)
    // Recorded labels of this text at 17 pt are 42 wide at 2 pixels a point; half a point less is near.
    #expect(size.width > 41 && size.width <= 42)
    #expect(NSString(string: "Label").size(withAttributes: [.font: font]) == size)
    #expect(NSAttributedString(string: "Label", attributes: [.font: font]).size() == size)
    #expect("".size(withAttributes: [.font: font]) == CGSize(width: 0, height: size.height))
  }

  /// "NSAttributedString.Key.font": without one, text is set in Helvetica at 12 points, whose lines are 12
  /// high here.
  @Test func theFontOfPlainText() {
    #expect("x".size().height == UIFont(name: "Helvetica", size: 12)?.lineHeight)
  }

  @Test func linesBreakAtTheWidth() {
    let text = "one two three"
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    let line = font.lineHeight
    func rect(_ width: CGFloat, _ options: NSStringDrawingOptions) -> CGRect {
      text.boundingRect(
        with: CGSize(width: width, height: .greatestFiniteMagnitude), options: options,
        attributes: [.font: font], context: nil)
    }
    let wide = text.size(withAttributes: [.font: font]).width
    #expect(rect(wide, options) == CGRect(x: 0, y: 0, width: wide, height: line))
    #expect(abs(rect(wide - 1, options).height - 2 * line) < 1e-9)
    #expect(rect(0, options).height == line)
    // Without line fragments there is one line, and its baseline is at 0.
    #expect(rect(10, []) == CGRect(x: 0, y: font.descender, width: wide, height: line))
  }

  /// Lines of a text style stand as far apart as the "leading" of the Human Interface Guidelines says: 22 in
  /// body.
  @Test func leadingIsAnOption() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      "a\nb".boundingRect(with: .zero, options: options, attributes: [.font: body], context: nil).height
    }
    #expect(abs(height([.usesLineFragmentOrigin, .usesFontLeading]) - (22 + body.lineHeight)) < 1e-9)
    #expect(abs(height(.usesLineFragmentOrigin) - 2 * body.lineHeight) < 1e-9)
  }

  /// "NSParagraphStyle": line spacing lies between lines, a minimum height holds for each, paragraphs stand
  /// apart.
  @Test func paragraphStyles() {
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      let style = NSMutableParagraphStyle()
      change(style)
      return NSAttributedString(string: "a\nb", attributes: [.font: font, .paragraphStyle: style]).size()
        .height
    }
    let line = font.lineHeight
    #expect(abs(height { $0.lineSpacing = 5 } - (2 * line + 5)) < 1e-9)
    #expect(height { $0.minimumLineHeight = 30 } == 60)
    #expect(height { $0.maximumLineHeight = 10 } == 20)
    #expect(abs(height { $0.lineHeightMultiple = 2 } - 4 * line) < 1e-9)
    #expect(abs(height { $0.paragraphSpacing = 7 } - (2 * line + 7)) < 1e-9)
  }

  @Test func stylesAreCopied() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.alignment = .right
    #expect(copy.alignment == .center)
    #expect((copy.mutableCopy() as? NSMutableParagraphStyle)?.alignment == .center)
    #expect(copy != style)
  }

  /// "NSAttributedString.Key.kern": points that each character is moved by.
  @Test func kerningWidensALine() {
    let plain = NSAttributedString(string: "abcd", attributes: [.font: font]).size().width
    let wide = NSAttributedString(string: "abcd", attributes: [.font: font, .kern: 2]).size().width
    #expect(abs(wide - plain - 8) < 1e-9)
  }

  @Test func tabularDigitsHaveOneWidth() {
    let tabular = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
    #expect(width("111", tabular) == width("888", tabular))
    #expect(width("111", font) != width("888", font))
    #expect(width("abc", tabular) == width("abc", font))
  }
}

@Suite struct LabelTextTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func text(_ text: String?, lines: Int = 1, mode: NSLineBreakMode = .byTruncatingTail) -> LabelText {
    LabelText(text, font: font, lineBreakMode: mode, numberOfLines: lines)
  }

  /// Recorded labels at 17 pt are 20.5 high at 2 pixels a point and 20⅓ at 3; two lines 41 at 2.
  @Test func sizesAreRoundedUpToPixels() {
    #expect(text("Label").size(scale: 2).height == 20.5)
    #expect(text("Label").size(scale: 3).height == 61.0 / 3)
    #expect(text("a\nb", lines: 0).size(scale: 2).height == 41)
    #expect(text(nil).size(scale: 2) == .zero)
    #expect(text("", lines: 0).size(scale: 2) == .zero)
  }

  @Test func heightFollowsWidth() {
    let long = text("one two three four five six", lines: 0)
    #expect(long.wraps && !text("one two").wraps)
    let lines = long.numberOfLines(within: 80)
    #expect(lines > 2)
    #expect(long.size(within: 80, scale: 2).height > 20.5 * CGFloat(lines - 1))
    #expect(text("one two three four five six", lines: 2).numberOfLines(within: 80) == 2)
    #expect(text("one two three four").size(within: 30, scale: 2) == CGSize(width: 30, height: 20.5))
  }

  /// A line of 20.29 in a height of 40 begins at 9.86; its ascender of 16.19 ends at 26.04, on pixels at 26.
  @Test func baselines() {
    let label = text("Label")
    #expect(label.firstBaseline(inHeight: 40, width: nil, scale: 2) == 26)
    #expect(label.lastBaseline(inHeight: 40, width: nil, scale: 2) == 26)
    let two = text("a\nb", lines: 0)
    // Two lines of 40.57: (60 - 40.57) / 2 + 16.19 = 25.9 and (60 + 40.57) / 2 - 4.1 = 46.19.
    #expect(two.firstBaseline(inHeight: 60, width: 100, scale: 2) == 26)
    #expect(two.lastBaseline(inHeight: 60, width: 100, scale: 2) == 46)
  }

  /// Characters without a font have the label's, and a paragraph style decides how lines break.
  @Test func attributedText() {
    let plain = NSAttributedString(string: "Label")
    func label(_ text: NSAttributedString, lines: Int) -> LabelText {
      LabelText(nil, attributed: text, font: font, lineBreakMode: .byWordWrapping, numberOfLines: lines)
    }
    #expect(label(plain, lines: 1).size(scale: 2) == text("Label").size(scale: 2))
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byCharWrapping
    let word = NSAttributedString(string: "mm mmmmmmmm")
    let broken = NSAttributedString(string: "mm mmmmmmmm", attributes: [.paragraphStyle: style])
    // 8 letters take two lines where 6 fit; broken at letters, some of them go on the first line.
    let width = "mmmmmm".size(withAttributes: [.font: font]).width
    #expect(label(word, lines: 0).numberOfLines(within: width) == 3)
    #expect(label(broken, lines: 0).numberOfLines(within: width) == 2)
    let large = NSAttributedString(string: "Label", attributes: [.font: UIFont.systemFont(ofSize: 34)])
    #expect(label(large, lines: 1).size(scale: 2).height == 41)
  }
}

/// Texts whose parts have different attributes.
@Suite struct MixedTextTests {
  /// Put together, copied, compared and edited, whatever the attributes are.
  @Test func attributesOfManyKinds() {
    let text = NSMutableAttributedString(string: "one")
    let range = NSRange(location: 0, length: 3)
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 10), range: range)
    for (size, color) in [(12, UIColor.red), (14, .blue), (12, .green)] {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = CGFloat(size)
      text.append(
        NSAttributedString(
          string: "more",
          attributes: [
            .font: UIFont.systemFont(ofSize: CGFloat(size)), .foregroundColor: color, .paragraphStyle: style,
            .shadow: NSShadow(),
          ]))
    }
    let copy = NSMutableAttributedString(attributedString: text)
    #expect(copy == text)
    copy.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 1, length: 5))
    #expect(copy != text)
    #expect((copy.attribute(.font, at: 2, effectiveRange: nil) as? UIFont)?.pointSize == 40)
    #expect((text.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor) == .red)
    #expect(copy.size().height > text.size().height)
  }
}
