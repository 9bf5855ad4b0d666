extension MarkupParser {
  /// Reads text up to the next tag, comment, section or instruction.
  mutating func parseText() throws(MarkupError) {
    let start = at
    skipSpace()
    if open < 0, at < bytes.count, bytes[at] != Byte.lessThan {
      throw error(elements.isEmpty ? .contentBeforeRoot : .contentAfterRoot, at: at)
    }
    while at < bytes.count {
      switch bytes[at] {
      case Byte.lessThan:
        addPiece(.text, from: start)
        return
      case Byte.ampersand:
        try parseReference()
      case Byte.greaterThan where isSectionEnd(textStart: start):
        throw error(.sectionEndInText, at: at - 2)
      default:
        at += 1
      }
    }
    addPiece(.text, from: start)
  }

  private func isSectionEnd(textStart: Int) -> Bool {
    at - textStart >= 2 && bytes[at - 1] == Byte.bracket && bytes[at - 2] == Byte.bracket
  }

  /// Reads over a reference, in text or a value; to the end of the file where that cuts it off.
  mutating func parseReference() throws(MarkupError) {
    switch MarkupReference.read(bytes, at: at) {
    case .scalar(_, let next): at = next
    case .truncated: at = bytes.count
    case .unknown(let name): throw error(.unknownEntity(name: excerpt(name)), at: at)
    case .forbidden(let range): throw error(.forbiddenReference(text: excerpt(range)), at: at)
    case .malformed: throw error(.malformedReference, at: at)
    }
  }

  /// Reads what `<!` begins.
  mutating func parseDeclarationLike() throws(MarkupError) {
    if isAt("<!--") {
      try parseComment()
    } else if isAt("<![CDATA[") {
      try parseSection()
    } else if isAt("<!DOCTYPE") {
      throw documentType()
    } else if isCutOff("<!--") {
      throw truncated(.comment, openedAt: at)
    } else if isCutOff("<![CDATA[") {
      throw truncated(.section, openedAt: at)
    } else {
      throw error(.malformedMarkup, at: at)
    }
  }

  /// Whether the file ends within a literal that begins at the present offset.
  private func isCutOff(_ literal: StaticString) -> Bool {
    literal.withUTF8Buffer { literal in
      let rest = bytes.count - at
      guard rest < literal.count else { return false }
      for index in 0..<rest where bytes[at + index] != literal[index] { return false }
      return true
    }
  }

  private func documentType() -> MarkupError {
    var start = at + 9
    while start < bytes.count, bytes[start].isMarkupSpace { start += 1 }
    return error(.documentType(name: excerpt(start..<endOfName(from: start))), at: at)
  }

  private mutating func parseComment() throws(MarkupError) {
    let start = at
    at += 4
    while at < bytes.count {
      guard bytes[at] == Byte.hyphen, peek(1) == Byte.hyphen else {
        at += 1
        continue
      }
      guard at + 2 < bytes.count else { break }
      guard bytes[at + 2] == Byte.greaterThan else { throw error(.malformedComment, at: at) }
      at += 3
      addPiece(.comment, from: start)
      return
    }
    throw truncated(.comment, openedAt: start)
  }

  private mutating func parseSection() throws(MarkupError) {
    let start = at
    guard open >= 0 else { throw error(elements.isEmpty ? .contentBeforeRoot : .contentAfterRoot, at: start) }
    at += 9
    while at < bytes.count {
      if bytes[at] == Byte.bracket, peek(1) == Byte.bracket, peek(2) == Byte.greaterThan {
        at += 3
        addPiece(.section, from: start)
        return
      }
      at += 1
    }
    throw truncated(.section, openedAt: start)
  }

  /// Reads a processing instruction.
  mutating func parseInstruction() throws(MarkupError) {
    let start = at
    let nameEnd = endOfName(from: start + 2)
    guard nameEnd < bytes.count else { throw truncated(.instruction, openedAt: start) }
    guard nameEnd > start + 2, bytes[nameEnd].isMarkupSpace || bytes[nameEnd] == Byte.question else {
      throw error(.malformedInstruction, at: start)
    }
    guard !isReserved(start + 2..<nameEnd) else { throw error(.malformedDeclaration, at: start) }
    at = nameEnd
    if bytes[at] == Byte.question, at + 1 < bytes.count, bytes[at + 1] != Byte.greaterThan {
      throw error(.malformedInstruction, at: start)
    }
    while at < bytes.count {
      if bytes[at] == Byte.question, peek(1) == Byte.greaterThan {
        at += 2
        addPiece(.instruction, from: start)
        return
      }
      at += 1
    }
    throw truncated(.instruction, openedAt: start)
  }

  /// Whether a name is `xml` in any case, which is kept for the declaration.
  private func isReserved(_ name: Range<Int>) -> Bool {
    name.count == 3 && bytes[name.lowerBound] | 0x20 == UInt8(ascii: "x")
      && bytes[name.lowerBound + 1] | 0x20 == UInt8(ascii: "m")
      && bytes[name.lowerBound + 2] | 0x20 == UInt8(ascii: "l")
  }
}
