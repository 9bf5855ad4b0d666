import CoreGraphics

/// What a text that is edited knows beside its characters.
struct TypingState {
  /// Nil for the text's end.
  var selection: NSRange?
  var marked: NSRange?
  var markedStyle: [NSAttributedString.Key: Any]?
  weak var delegate: (any UITextInputDelegate)?
}

/// A text whose positions count units of UTF-16 from its beginning: that of a field, and that of a text view.
@MainActor
protocol OffsetText: UIView, UITextInput {
  var typing: TypingState { get set }
  var typedText: NSString { get }
  /// Exchanges characters, and tells nobody.
  func put(_ text: String, in range: NSRange)
  func tellOfText()
  func tellOfSelection()
  func caret(at offset: Int) -> CGRect
  /// Of the parts of lines that a range takes.
  func rects(of range: NSRange) -> [CGRect]
  func offset(nearest point: CGPoint) -> Int
}

extension OffsetText {
  // MARK: Places

  var length: Int { typedText.length }

  var selection: NSRange {
    get { clamped(typing.selection ?? NSRange(location: length, length: 0)) }
    set { typing.selection = clamped(newValue) }
  }

  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }

  func place(of position: UITextPosition) -> Int {
    min(max((position as? OffsetPosition)?.offset ?? 0, 0), length)
  }

  func range(of textRange: UITextRange) -> NSRange {
    let (start, end) = (place(of: textRange.start), place(of: textRange.end))
    return NSRange(location: min(start, end), length: abs(end - start))
  }

  func place(_ offset: Int) -> UITextPosition? {
    (0...length).contains(offset) ? OffsetPosition(offset) : nil
  }

  /// Up and down by lines as they stand.
  func moved(_ position: UITextPosition, _ direction: UITextLayoutDirection, _ count: Int) -> UITextPosition?
  {
    switch direction {
    case .right: return place(place(of: position) + count)
    case .left: return place(place(of: position) - count)
    case .up, .down:
      let caret = caret(at: place(of: position))
      let way = caret.height * CGFloat(direction == .down ? count : -count)
      return OffsetPosition(offset(nearest: CGPoint(x: caret.minX, y: caret.midY + way)))
    }
  }

  func extended(_ position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
    let here = place(of: position)
    guard let there = moved(position, direction, 1).map({ place(of: $0) }) else { return nil }
    return OffsetRange(NSRange(location: min(here, there), length: abs(there - here)))
  }

  func nearest(_ point: CGPoint, in range: UITextRange) -> UITextPosition {
    let range = self.range(of: range)
    return OffsetPosition(min(max(offset(nearest: point), range.location), NSMaxRange(range)))
  }

  func characters(at point: CGPoint) -> UITextRange? {
    guard length > 0 else { return nil }
    let near = offset(nearest: point)
    let place = near > 0 && caret(at: near).minX > point.x || near == length ? near - 1 : near
    return OffsetRange(typedText.rangeOfComposedCharacterSequence(at: place))
  }

  func selectionParts(_ range: UITextRange) -> [UITextSelectionRect] {
    let rects = rects(of: self.range(of: range))
    return rects.enumerated().map { OffsetSelectionRect($1, (first: $0 == 0, last: $0 == rects.count - 1)) }
  }

  // MARK: Typing

  func insertTyped(_ text: String) { exchange(typing.marked ?? selection, for: text) }

  /// What is selected, or the character before the caret.
  func eraseTyped() {
    var range = typing.marked ?? selection
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = typedText.rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    exchange(range, for: "")
  }

  func exchange(_ range: NSRange, for text: String) {
    put(text, in: clamped(range))
    typing.marked = nil
    selection = NSRange(location: range.location + (text as NSString).length, length: 0)
    tellOfSelection()
    tellOfText()
  }

  func mark(_ text: String?, selecting selected: NSRange) {
    let place = typing.marked ?? selection
    let text = text ?? ""
    put(text, in: clamped(place))
    let length = (text as NSString).length
    typing.marked = length > 0 ? NSRange(location: place.location, length: length) : nil
    selection = NSRange(location: place.location + selected.location, length: selected.length)
    tellOfSelection()
    tellOfText()
  }

  func select(_ range: NSRange) {
    let old = selection
    selection = range
    if selection != old { tellOfSelection() }
  }
}
