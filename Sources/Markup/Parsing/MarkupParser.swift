import PlumbFindings

/// Reads the bytes of a document from start to end, once, and builds the tables of its tree.
///
/// The element that is open is the stack: its record knows its parent. What can go wrong is thrown where it
/// is found.
///
/// The text is known to be valid UTF-8 without forbidden characters before the parser starts
/// (`MarkupTextCheck`), so it works on bytes: no byte of a character beyond ASCII can be taken for a bracket
/// or a quote.
struct MarkupParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let limits: MarkupLimits
  let lines: LineIndex

  var elements: [ElementRecord] = []
  var attributes: [AttributeRecord] = []
  var pieces: [PieceRecord] = []

  /// The offset of what is read next.
  var at = 0
  /// The innermost element whose end tag has not come; −1 outside the root.
  var open: Int32 = -1
  /// The number of elements that are open.
  var depth = 0

  /// Checks what can be checked before anything is known to be markup.
  init(_ bytes: UnsafeBufferPointer<UInt8>, limits: MarkupLimits) throws(MarkupError) {
    self.bytes = bytes
    self.limits = limits
    try MarkupFormat.check(bytes, limits: limits)
    lines = try MarkupTextCheck.lines(of: bytes)
    // What Xcode writes has about 150 bytes to an element, 110 to a piece and 45 to an attribute.
    elements.reserveCapacity(bytes.count / 120)
    pieces.reserveCapacity(bytes.count / 100)
    attributes.reserveCapacity(bytes.count / 40)
  }

  mutating func parse() throws(MarkupError) {
    parseByteOrderMark()
    try parseDeclaration()
    while at < bytes.count {
      if bytes[at] == Byte.lessThan {
        try parseMarkup()
      } else {
        try parseText()
      }
    }
    guard open < 0 else {
      let element = elements[Int(open)]
      throw truncated(
        .element(excerpt(Int(element.nameStart)..<Int(element.nameEnd))), openedAt: Int(element.start))
    }
    guard !elements.isEmpty else { throw error(.noRoot, at: bytes.count) }
  }

  /// Reads what the `<` at the present offset begins.
  private mutating func parseMarkup() throws(MarkupError) {
    switch peek(1) {
    case Byte.slash: try parseEndTag()
    case Byte.exclamation: try parseDeclarationLike()
    case Byte.question: try parseInstruction()
    case Byte.lessThan where isMergeConflict: throw error(.mergeConflict, at: at)
    default: try parseStartTag()
    }
  }

  /// Whether seven `<` begin a line here, as version control writes them.
  private var isMergeConflict: Bool {
    for index in 0..<7 where peek(index) != Byte.lessThan { return false }
    guard at > 0 else { return true }
    return bytes[at - 1] == Byte.lineFeed || bytes[at - 1] == Byte.carriageReturn
  }
}

extension MarkupParser {
  /// The byte some steps ahead; 0, which no text holds, past the end.
  func peek(_ distance: Int) -> UInt8 {
    at + distance < bytes.count ? bytes[at + distance] : 0
  }

  /// Whether a literal stands at the present offset.
  func isAt(_ literal: StaticString) -> Bool {
    literal.withUTF8Buffer { literal in
      guard literal.count <= bytes.count - at else { return false }
      for index in 0..<literal.count where bytes[at + index] != literal[index] { return false }
      return true
    }
  }

  mutating func skipSpace() {
    while at < bytes.count, bytes[at].isMarkupSpace { at += 1 }
  }

  mutating func addPiece(_ kind: MarkupPiece.Kind, from start: Int) {
    pieces.append(
      PieceRecord(start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: at), kind: kind))
  }

  func position(of offset: Int) -> SourcePosition {
    lines.position(of: offset, in: bytes)
  }

  func error(_ kind: MarkupError.Kind, at offset: Int) -> MarkupError {
    MarkupError(kind: kind, position: position(of: offset), offset: offset)
  }

  func truncated(_ unfinished: MarkupError.Unfinished, openedAt start: Int) -> MarkupError {
    error(.truncated(unfinished, openedAt: position(of: start)), at: bytes.count)
  }

  /// The text of a range for a message: no more than 60 characters of it.
  func excerpt(_ range: Range<Int>) -> String {
    var end = range.lowerBound
    var characters = 0
    while end < range.upperBound {
      if bytes[end] & 0xC0 != 0x80 {
        if characters == 60 { break }
        characters += 1
      }
      end += 1
    }
    let text = String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
    return end < range.upperBound ? text + "…" : text
  }
}
