import CoreGraphics

/// Divides a text into its words and other units.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Divides any text: a word is letters and digits, a sentence ends with its sign, and a line is a paragraph.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// One of no text, which has no units.
  public override init() { super.init() }

  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    let place = offset(of: position) - (direction.isForward ? 0 : 1)
    guard let unit = units(granularity).first(where: { NSLocationInRange(place, $0) }) else { return nil }
    return range(unit)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let place = offset(of: position)
    return units(granularity).contains { (direction.isForward ? NSMaxRange($0) : $0.location) == place }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let place = offset(of: position)
    let units = units(granularity)
    let found =
      direction.isForward
      ? units.map { NSMaxRange($0) }.first { $0 > place } : units.map(\.location).last { $0 < place }
    return found.flatMap { self.position(at: $0) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

  // MARK: Places

  private func offset(of position: UITextPosition) -> Int {
    guard let input else { return 0 }
    return input.offset(from: input.beginningOfDocument, to: position)
  }

  private func position(at offset: Int) -> UITextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }

  private func range(_ range: NSRange) -> UITextRange? {
    guard let start = position(at: range.location), let end = position(at: NSMaxRange(range)) else {
      return nil
    }
    return input?.textRange(from: start, to: end)
  }

  private func units(_ granularity: UITextGranularity) -> [NSRange] {
    guard let input,
      let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: whole), !text.isEmpty
    else { return [] }
    return TextUnits(text).ranges(granularity)
  }
}

/// The units of a text, in UTF-16.
struct TextUnits {
  private let characters: [Character]

  init(_ text: String) { characters = Array(text) }

  func ranges(_ granularity: UITextGranularity) -> [NSRange] {
    switch granularity {
    case .character: divided { _ in true }
    case .word: words
    case .sentence: divided { endsSentence($0) }
    case .paragraph, .line: divided { characters[$0].isNewline }
    case .document: divided { _ in false }
    }
  }

  /// - Parameter isEnd: Whether a unit ends with the character at a place.
  private func divided(_ isEnd: (Int) -> Bool) -> [NSRange] {
    var ranges: [NSRange] = []
    var (start, end) = (0, 0)
    for (place, character) in characters.enumerated() {
      end += character.utf16.count
      guard isEnd(place) || place == characters.count - 1 else { continue }
      ranges.append(NSRange(location: start, length: end - start))
      start = end
    }
    return ranges
  }

  private var words: [NSRange] {
    var ranges: [NSRange] = []
    var end = 0
    var start: Int?
    for (place, character) in characters.enumerated() {
      if isInWord(place) {
        start = start ?? end
      } else if let begun = start {
        ranges.append(NSRange(location: begun, length: end - begun))
        start = nil
      }
      end += character.utf16.count
    }
    if let start { ranges.append(NSRange(location: start, length: end - start)) }
    return ranges
  }

  /// An apostrophe is where letters are at both sides.
  private func isInWord(_ place: Int) -> Bool {
    let character = characters[place]
    if character.isLetter || character.isNumber || character == "_" { return true }
    guard character == "'" || character == "’", place > 0, place + 1 < characters.count else { return false }
    return characters[place - 1].isLetter && characters[place + 1].isLetter
  }

  /// With the space behind its sign, or with its paragraph.
  private func endsSentence(_ place: Int) -> Bool {
    if characters[place].isNewline { return true }
    return characters[place].isWhitespace && place > 0 && ".!?…".contains(characters[place - 1])
  }
}
