import PlumbLayoutDiagnostics

extension LoggedConstraint {
  /// Reads one constraint's description, in any of the forms that consoles and libraries print.
  ///
  ///     constraint = ["<"] header [mask] ["'" identifier "'"] statement [endings] [tail] [">"]
  ///     header     = class ":" (address | key | identifier "[" address "]") ["@" file "#" line]
  ///     endings    = "priority:501" | "@750" | "^750.0" | "^high" | "Hug:250 CompressionResistance:750" …
  ///
  /// The closing bracket may be missing only where a tail shows that nothing else is, of which the end may be missing
  /// too. What cannot be read wholly has no statement, but its class and address where these can be found.
  ///
  /// - Parameter text: With its brackets, and without the quotes and escapes of a list.
  /// - Complexity: Linear in the text.
  package init(reading text: String) {
    let text = text.withSingleSpaces
    self.init(text: text)
    // Labels are cut at 25 characters; nothing that is so long is a constraint.
    guard text.utf8.count <= 16384 else { return }
    var grammar = ConstraintGrammar(text)
    let whole = 0..<grammar.bytes.count
    if !readDescription(whole, &grammar) { readPlainEquation(whole, &grammar) }
    // What was read is all that there is, or it was not read.
    if !reprint.utf8.filter({ $0 != .space }).elementsEqual(grammar.bytes.lazy.filter { $0 != .space }) {
      statement = nil
    }
  }

  private mutating func readDescription(_ whole: Range<Int>, _ grammar: inout ConstraintGrammar) -> Bool {
    let hasOpening = grammar.begins(whole, "<")
    let hasClosing = hasOpening && grammar.ends(whole, ">")
    var end = whole.upperBound - (hasClosing ? 1 : 0)
    let headers = grammar.headers(min(hasOpening ? 1 : 0, end)..<end)
    guard let likeliest = headers.first else {
      (className, address) = grammar.classAndAddress(whole)
      return false
    }
    className = likeliest.className
    address = likeliest.address
    var tail = grammar.tail(likeliest.end..<end)
    let isCut = tail == nil && hasOpening && !hasClosing
    if isCut { tail = grammar.tail(likeliest.end..<end, isCut: true) }
    guard hasClosing || !hasOpening || tail != nil else { return false }
    if let tail {
      end = tail.start
      grammar.names = tail.names
    }
    for header in headers where header.end <= end {
      guard readBody(header.end..<end, header, tail, &grammar), !isCut || hasWholeSuperview else {
        statement = nil
        continue
      }
      if hasOpening { reprint = "<" + reprint }
      if hasClosing { reprint += ">" }
      return true
    }
    return false
  }

  /// Reads what stands behind a header.
  private mutating func readBody(
    _ span: Range<Int>, _ header: WrittenHeader, _ tail: WrittenTail?, _ grammar: inout ConstraintGrammar
  ) -> Bool {
    var rest = grammar.trimmed(span)
    var parts = [header.text]
    var mask: String?
    if let (text, end) = grammar.mask(rest) {
      mask = text
      parts.append(text)
      rest = grammar.trimmed(end..<rest.upperBound)
    }
    let endings = WrittenEndings(&rest, grammar)
    var identifier: String?
    var written = grammar.statement(rest, isFromMask: mask != nil, superview: tail?.superview?.item)
    if written == nil, grammar.begins(rest, "'") {
      var tries = 0
      for quote in rest.dropFirst() where grammar.bytes[quote] == .quote {
        tries += 1
        guard tries <= 64, grammar.fuel > 0 else { break }
        let body = quote + 1..<rest.upperBound
        written = grammar.statement(body, isFromMask: mask != nil, superview: tail?.superview?.item)
        guard written != nil else { continue }
        let text = grammar.string(rest.lowerBound + 1..<quote)
        identifier = text
        parts.append("'" + text + "'")
        break
      }
    }
    guard let written else { return false }
    className = header.className
    address = header.address
    place = header.place
    self.mask = mask
    self.identifier = identifier ?? header.key
    statement = written.statement
    isRightToLeft = written.isRightToLeft
    priority = endings.priority ?? written.priority
    content = endings.content
    isActive = tail?.isActive
    superview = tail?.superview.map { grammar.named($0.item) }
    parts.append(written.text)
    parts += endings.texts
    reprint = parts.reduce("") { $0.isEmpty ? $1 : $0 + " " + $1 } + (tail.map { "   " + $0.text } ?? "")
    return true
  }

  /// `<UIView:0x8b50f80>.width == <UIView:0x8b50ce0>.width * 0.5`.
  private mutating func readPlainEquation(_ whole: Range<Int>, _ grammar: inout ConstraintGrammar) {
    guard grammar.begins(whole, "<"), !grammar.ends(whole, ">"), let written = grammar.equation(whole) else {
      return
    }
    className = ""
    address = nil
    statement = written.statement
    reprint = written.text
  }
}

extension ConstraintGrammar {
  /// What a constraint demands, in either form.
  mutating func statement(_ span: Span, isFromMask: Bool, superview: LoggedItem?) -> WrittenStatement? {
    let span = trimmed(span)
    guard affords(span) else { return nil }
    let superview = superview.map { named($0) }
    return visualFormat(span, isFromMask: isFromMask, superview: superview) ?? equation(span)
  }

  /// With a name in place of a class, where the list of names has it: `a:0x1, '|':a:0x1`.
  func named(_ item: LoggedItem) -> LoggedItem {
    guard names.contains(where: { $0.name == item.className && $0.address == item.address }) else {
      return item
    }
    return LoggedItem(address: item.address, name: item.className)
  }
}

extension LoggedConstraint {
  /// Whether the address of the superview, behind which the text is cut off, is as long as the others.
  fileprivate var hasWholeSuperview: Bool {
    guard let last = superview?.address else { return false }
    return ([address] + items.map { $0.address }).allSatisfy { ($0?.utf8.count ?? 0) <= last.utf8.count }
  }
}

/// Priorities behind a statement.
struct WrittenEndings {
  var priority: Double?
  var content: ConsoleConstraint.ContentPriorities?
  /// In their order.
  var texts: [String] = []

  /// Takes them off the end of a span.
  init(_ span: inout Range<Int>, _ grammar: ConstraintGrammar) {
    if let start = grammar.last(" Hug:", in: span),
      let middle = grammar.first(" CompressionResistance:", in: start + 1..<span.upperBound),
      let hugging = grammar.number(start + 5..<middle),
      let resistance = grammar.number(middle + 23..<span.upperBound)
    {
      content = ConsoleConstraint.ContentPriorities(
        hugging: hugging.value, compressionResistance: resistance.value)
      texts = ["Hug:" + hugging.text, "CompressionResistance:" + resistance.text]
      span = grammar.trimmed(span.lowerBound..<start)
    }
    let close = grammar.last(UInt8(ascii: "]"), in: span).map { $0 + 1 } ?? span.lowerBound
    for mark: StaticString in ["priority:", "@", "^"] {
      guard let start = grammar.last(mark, in: close..<span.upperBound) else { continue }
      let value = grammar.trimmed(start + mark.utf8CodeUnitCount..<span.upperBound)
      guard let written = grammar.number(value) ?? grammar.priorityWord(value) else { continue }
      priority = written.value
      texts.insert(mark.description + written.text, at: 0)
      span = grammar.trimmed(span.lowerBound..<start)
      return
    }
  }
}

extension ConstraintGrammar {
  /// Priorities that Masonry has words for.
  func priorityWord(_ span: Span) -> WrittenNumber? {
    let word = string(span)
    return switch word {
    case "required": WrittenNumber(value: 1000, text: word)
    case "high": WrittenNumber(value: 750, text: word)
    case "medium": WrittenNumber(value: 500, text: word)
    case "low": WrittenNumber(value: 250, text: word)
    case "fitting size": WrittenNumber(value: 50, text: word)
    default: nil
    }
  }
}

extension String {
  /// With one space for each run of white space, and none at the ends.
  var withSingleSpaces: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var isBehindSpace = true
    for byte in utf8 {
      let isSpace = byte == .space || (byte >= 0x09 && byte <= 0x0D)
      if !isSpace { bytes.append(byte) } else if !isBehindSpace { bytes.append(.space) }
      isBehindSpace = isSpace
    }
    if bytes.last == .space { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
