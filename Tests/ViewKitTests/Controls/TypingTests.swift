import CoreGraphics
import Testing
import UIKit

/// Positions in texts, and what is told as they are typed.
@MainActor @Suite struct TypingTests {
  private func range(_ input: any UITextInput, _ start: Int, _ end: Int) -> UITextRange? {
    guard let from = input.position(from: input.beginningOfDocument, offset: start),
      let to = input.position(from: input.beginningOfDocument, offset: end)
    else { return nil }
    return input.textRange(from: from, to: to)
  }

  @Test func typingIntoAField() {
    let (field, delegate) = (UITextField(), TypingDelegate())
    field.delegate = delegate
    field.addAction(
      UIAction { _ in delegate.calls.append("event \(field.text ?? "")") }, for: .editingChanged)
    #expect(!field.hasText)
    field.insertText("ab")
    field.insertText("👍🏽")
    field.deleteBackward()
    #expect(field.text == "ab" && field.hasText)
    #expect(
      delegate.calls == [
        "selection", "event ab", "selection", "event ab👍🏽", "selection", "event ab",
      ])
    field.selectedTextRange = range(field, 0, 1)
    field.insertText("x")
    #expect(field.text == "xb")
    field.text = "new"
    #expect(field.selectedTextRange == range(field, 3, 3))
    field.deleteBackward()
    #expect(field.text == "ne")
  }

  @Test func typingIntoATextView() {
    let (view, delegate) = (UITextView(), TypingDelegate())
    view.delegate = delegate
    view.insertText("One two")
    view.selectedRange = NSRange(location: 0, length: 3)
    view.insertText("1")
    #expect(view.text == "1 two" && view.selectedRange == NSRange(location: 1, length: 0))
    #expect(delegate.calls == ["selection", "changed", "selection", "selection", "changed"])
    view.attributedText = NSAttributedString(
      string: "Bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
    view.insertText("er")
    #expect(view.text == "Bolder" && view.textStorage.string == "Bolder")
    let font = view.attributedText.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
    #expect(font == .boldSystemFont(ofSize: 30))
    if let whole = range(view, 0, 6) {
      #expect(view.shouldChangeText(in: whole, replacementText: "no") == false)
      view.replace(whole, withText: "Thin")
    }
    #expect(view.text == "Thin")
  }

  @Test func aTextThatIsSetMovesTheCaret() {
    let (view, delegate) = (UITextView(), TypingDelegate())
    view.delegate = delegate
    view.text = "foo bar"
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
    view.text = "foo"
    view.text = ""
    view.text = ""
    #expect(delegate.calls == ["selection", "selection", "selection"])
  }

  @Test func aTextIsSetByWayOfTheOneWithAttributes() {
    let view = ShoutingTextView()
    view.text = "foo"
    #expect(view.given == ["foo"] && view.text == "foo!")
    view.attributedText = NSAttributedString(string: "bar")
    #expect(view.given == ["foo", "bar"] && view.text == "bar!")
    let plain = UITextView()
    plain.text = "foo"
    plain.font = .boldSystemFont(ofSize: 30)
    let font = plain.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font == .boldSystemFont(ofSize: 30))
  }

  @Test func aSearchBarTellsOfWhatIsTyped() {
    let (bar, delegate) = (UISearchBar(), TypingDelegate())
    bar.delegate = delegate
    bar.searchTextField.insertText("cat")
    #expect(delegate.calls == ["search cat"])
  }

  @Test func positions() {
    let field = UITextField()
    field.text = "Hello"
    let (start, end) = (field.beginningOfDocument, field.endOfDocument)
    #expect(field.offset(from: start, to: end) == 5 && field.compare(start, to: end) == .orderedAscending)
    #expect(field.position(from: end, offset: 1) == nil)
    #expect(range(field, 1, 3).flatMap { field.text(in: $0) } == "el")
    #expect(field.position(from: start, in: .right, offset: 2) == range(field, 2, 2)?.start)
    field.setMarkedText("xyz", selectedRange: NSRange(location: 1, length: 0))
    #expect(field.text == "Helloxyz" && field.markedTextRange == range(field, 5, 8))
    field.insertText("!")
    #expect(field.text == "Hello!" && field.markedTextRange == nil)
  }

  @Test func caretsInAField() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    field.text = "Hello"
    let first = field.caretRect(for: field.beginningOfDocument)
    let last = field.caretRect(for: field.endOfDocument)
    #expect(first.minX == 7 && first.width == 2 && first.midY == 17)
    #expect(
      abs(last.minX - 7 - "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width) < 0.01)
    #expect(field.closestPosition(to: CGPoint(x: 190, y: 10)) == field.endOfDocument)
    #expect(field.closestPosition(to: CGPoint(x: 8, y: 10)) == field.beginningOfDocument)
    field.textAlignment = .right
    #expect(abs(field.caretRect(for: field.endOfDocument).minX - 193) < 0.01)
  }

  @Test func caretsInATextView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.font = .systemFont(ofSize: 17)
    let empty = view.caretRect(for: view.beginningOfDocument)
    #expect(empty.minX == 5 && empty.minY == 8 && empty.height > 15)
    view.text = "One\nTwo\n"
    let height = view.layoutManager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height
    let carets = [0, 4, 8].compactMap { range(view, $0, $0).map { view.caretRect(for: $0.start) } }
    #expect(carets.map(\.minX) == [5, 5, 5])
    #expect(abs(carets[1].minY - 8 - height) < 1 && abs(carets[2].minY - 8 - 2 * height) < 1)
    if let two = range(view, 4, 7) {
      let rect = view.firstRect(for: two)
      #expect(rect.minX == 5 && abs(rect.minY - 8 - height) < 1 && rect.width > 20)
      #expect(view.selectionRects(for: two).map(\.rect) == [rect])
      #expect(view.closestPosition(to: CGPoint(x: 290, y: rect.midY)) == two.end)
    }
    #expect(view.closestPosition(to: CGPoint(x: 5, y: 190)) == view.endOfDocument)
  }

  @Test func units() {
    let view = UITextView()
    view.text = "It's one. Two, too.\nThree"
    let tokenizer = view.tokenizer
    func text(_ place: Int, _ granularity: UITextGranularity) -> String? {
      guard let position = view.position(from: view.beginningOfDocument, offset: place) else { return nil }
      return tokenizer.rangeEnclosingPosition(
        position, with: granularity, inDirection: .storage(.forward)
      ).flatMap { view.text(in: $0) }
    }
    #expect(text(1, .word) == "It's" && text(5, .word) == "one" && text(8, .word) == nil)
    #expect(text(0, .sentence) == "It's one. " && text(12, .paragraph) == "It's one. Two, too.\n")
    #expect(text(22, .document) == view.text && text(20, .character) == "T")
    let end = tokenizer.position(
      from: view.beginningOfDocument, toBoundary: .word, inDirection: .storage(.forward))
    #expect(end == range(view, 4, 4)?.start)
  }

  @Test func aTokenizerOfNoTextHasNoUnits() {
    let tokenizer = UITextInputStringTokenizer()
    #expect(!tokenizer.isPosition(UITextPosition(), atBoundary: .word, inDirection: .storage(.forward)))
  }
}

private final class ShoutingTextView: UITextView {
  var given: [String] = []

  override var attributedText: NSAttributedString! {
    get { super.attributedText }
    set {
      given.append(newValue.string)
      super.attributedText = NSAttributedString(string: newValue.string + "!")
    }
  }
}

@MainActor
private final class TypingDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate,
  UISearchBarDelegate
{
  var calls: [String] = []

  func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }
  func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
  func textViewDidChange(_ textView: UITextView) { calls.append("changed") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { text != "no" }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    calls.append("search \(searchText)")
  }
}
