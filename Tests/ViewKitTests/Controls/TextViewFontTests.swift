import Testing
import UIKit

/// The font that a text view says without having been given one.
@MainActor @Suite struct TextViewFontTests {
  @Test func aTextHasAFont() {
    let view = UITextView()
    #expect(view.font == nil)
    view.text = "Hello"
    #expect(view.font == UIFont(name: "Helvetica", size: 12))
    let large = UIFont.systemFont(ofSize: 20)
    view.attributedText = NSAttributedString(string: "Hello", attributes: [.font: large])
    #expect(view.font == large)
    view.text = ""
    #expect(view.font == nil)
  }

  @Test func whatWasGivenStays() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 15)
    view.text = "Hello"
    #expect(view.font == .systemFont(ofSize: 15))
  }

  @Test func charactersThatSayNoneAreInHelvetica() {
    let view = UITextView()
    let text = NSMutableAttributedString(string: "Hi", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    text.append(NSAttributedString(string: "hello"))
    view.attributedText = text
    let plain = UITextView()
    plain.text = "hello"
    let large = UITextView()
    large.attributedText = text.attributedSubstring(from: NSRange(location: 0, length: 2))
    for view in [view, plain, large] { view.isScrollEnabled = false }
    let sides = plain.textContainer.lineFragmentPadding * 2
    let both = plain.intrinsicContentSize.width + large.intrinsicContentSize.width - sides
    #expect(abs(view.intrinsicContentSize.width - both) < 1)
  }
}
