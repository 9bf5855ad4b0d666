import PlumbFindings

extension MarkupParser {
  /// Reads a start tag or a single tag, with its attributes.
  mutating func parseStartTag() throws(MarkupError) {
    let start = at
    let nameEnd = endOfName(from: start + 1)
    guard nameEnd > start + 1 else { throw missingName(after: start + 1, in: .startTag("")) }
    guard open >= 0 || elements.isEmpty else { throw error(.contentAfterRoot, at: start) }
    guard elements.count < limits.elements else {
      throw error(.tooManyElements(limit: limits.elements), at: start)
    }
    guard depth < limits.depth else { throw error(.tooDeep(limit: limits.depth), at: start) }
    at = nameEnd
    let index = elements.count
    elements.append(
      ElementRecord(
        start: Int32(truncatingIfNeeded: start), nameEnd: Int32(truncatingIfNeeded: nameEnd),
        contentStart: 0, contentEnd: 0, end: 0, parent: open,
        subtreeEnd: Int32(truncatingIfNeeded: index + 1),
        firstAttribute: Int32(truncatingIfNeeded: attributes.count)))

    let isSingleTag = try parseAttributes(of: index)
    let end = Int32(truncatingIfNeeded: at)
    elements[index].contentStart = end
    if isSingleTag {
      elements[index].contentEnd = end
      elements[index].end = end
    } else {
      open = Int32(truncatingIfNeeded: index)
      depth += 1
    }
  }

  /// Reads up to past the `>` of a start tag, and says whether it was `/>`.
  private mutating func parseAttributes(of index: Int) throws(MarkupError) -> Bool {
    // One bit for each of 64 classes of names: a name of a class not yet seen cannot be a duplicate.
    var classes: UInt64 = 0
    var mayRepeat = false
    while true {
      let spaceStart = at
      skipSpace()
      switch peek(0) {
      case Byte.greaterThan:
        at += 1
        if mayRepeat { try checkDuplicates(of: index) }
        return false
      case Byte.slash:
        guard at + 1 < bytes.count else { throw unfinishedTag(index) }
        guard bytes[at + 1] == Byte.greaterThan else { throw malformedTag(index) }
        at += 2
        if mayRepeat { try checkDuplicates(of: index) }
        return true
      default:
        guard at < bytes.count else { throw unfinishedTag(index) }
        let nameClass = try parseAttribute(of: index, isSpaced: at > spaceStart)
        mayRepeat = mayRepeat || classes & nameClass != 0
        classes |= nameClass
      }
    }
  }

  /// Reads one attribute and returns the bit of its name's class.
  private mutating func parseAttribute(of index: Int, isSpaced: Bool) throws(MarkupError) -> UInt64 {
    let start = at
    let nameEnd = endOfName(from: start)
    guard nameEnd > start else { throw malformedTag(index) }
    guard isSpaced else { throw malformedAttribute(start..<nameEnd, .spaceMissing, at: start) }
    at = nameEnd
    skipSpace()
    guard at < bytes.count else { throw unfinishedTag(index) }
    guard bytes[at] == Byte.equals else {
      throw malformedAttribute(start..<nameEnd, .equalsMissing, at: start)
    }
    at += 1
    skipSpace()
    guard at < bytes.count else { throw unfinishedTag(index) }
    let quote = bytes[at]
    guard quote == Byte.doubleQuote || quote == Byte.singleQuote else {
      throw malformedAttribute(start..<nameEnd, .quoteMissing, at: at)
    }
    at += 1
    let valueStart = at
    try parseValue(of: start..<nameEnd, quote: quote)
    attributes.append(
      AttributeRecord(
        nameStart: Int32(truncatingIfNeeded: start), nameEnd: Int32(truncatingIfNeeded: nameEnd),
        valueStart: Int32(truncatingIfNeeded: valueStart), valueEnd: Int32(truncatingIfNeeded: at)))
    at += 1
    return 1
      &<< UInt64(
        truncatingIfNeeded: Int(bytes[start]) &+ Int(bytes[nameEnd - 1]) &* 5 &+ (nameEnd - start) &* 11)
  }

  /// Reads up to the closing quote.
  private mutating func parseValue(of name: Range<Int>, quote: UInt8) throws(MarkupError) {
    let start = at - 1
    while at < bytes.count {
      let byte = bytes[at]
      if byte == quote { return }
      if byte == Byte.lessThan { throw malformedAttribute(name, .lessThanInValue, at: at) }
      if byte == Byte.ampersand {
        try parseReference()
      } else {
        at += 1
      }
    }
    throw truncated(.attributeValue(excerpt(name)), openedAt: start)
  }

  /// Reads an end tag and closes the open element.
  mutating func parseEndTag() throws(MarkupError) {
    let start = at
    let nameEnd = endOfName(from: start + 2)
    guard nameEnd > start + 2 else { throw missingName(after: start + 2, in: .endTag("")) }
    let name = start + 2..<nameEnd
    guard open >= 0 else { throw error(.strayEndTag(name: excerpt(name)), at: start) }
    guard nameEnd < bytes.count else { throw truncated(.endTag(excerpt(name)), openedAt: start) }
    let element = elements[Int(open)]
    guard isEqual(name, Int(element.nameStart)..<Int(element.nameEnd)) else {
      let expected = excerpt(Int(element.nameStart)..<Int(element.nameEnd))
      let place = position(of: Int(element.start))
      throw error(.mismatchedEndTag(found: excerpt(name), expected: expected, openedAt: place), at: start)
    }
    at = nameEnd
    skipSpace()
    guard at < bytes.count else { throw truncated(.endTag(excerpt(name)), openedAt: start) }
    guard bytes[at] == Byte.greaterThan else { throw error(.malformedTag(name: excerpt(name)), at: at) }
    at += 1
    close(Int(open), contentEnd: start)
  }

  private mutating func close(_ index: Int, contentEnd: Int) {
    elements[index].contentEnd = Int32(truncatingIfNeeded: contentEnd)
    elements[index].end = Int32(truncatingIfNeeded: at)
    elements[index].subtreeEnd = Int32(truncatingIfNeeded: elements.count)
    open = elements[index].parent
    depth -= 1
  }
}

extension MarkupParser {
  /// The offset past the name that begins at an offset; the same offset where none does.
  func endOfName(from start: Int) -> Int {
    MarkupCharacters.endOfName(in: bytes, from: start)
  }

  func isEqual(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count else { return false }
    for index in 0..<left.count where bytes[left.lowerBound + index] != bytes[right.lowerBound + index] {
      return false
    }
    return true
  }

  private func missingName(after offset: Int, in tag: MarkupError.Unfinished) -> MarkupError {
    offset < bytes.count ? error(.missingName, at: at) : truncated(tag, openedAt: at)
  }

  private func elementName(_ index: Int) -> String {
    excerpt(Int(elements[index].nameStart)..<Int(elements[index].nameEnd))
  }

  private func unfinishedTag(_ index: Int) -> MarkupError {
    truncated(.startTag(elementName(index)), openedAt: Int(elements[index].start))
  }

  private func malformedTag(_ index: Int) -> MarkupError {
    error(.malformedTag(name: elementName(index)), at: at)
  }

  private func malformedAttribute(
    _ name: Range<Int>, _ fault: MarkupError.AttributeFault, at offset: Int
  ) -> MarkupError {
    error(.malformedAttribute(name: excerpt(name), fault), at: offset)
  }
}
