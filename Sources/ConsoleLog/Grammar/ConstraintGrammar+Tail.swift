/// An entry of the list of names at a constraint's end.
struct WrittenName {
  var name: String
  var address: String

  func matches(_ span: Range<Int>, in grammar: ConstraintGrammar) -> Bool {
    name.utf8.count == span.count && name.utf8.elementsEqual(grammar.bytes[span])
  }
}

/// What stands in parentheses at a constraint's end.
struct WrittenTail {
  /// Where it begins.
  var start: Int
  var isActive: Bool?
  var names: [WrittenName] = []
  var superview: WrittenItem?
  var text = ""
}

extension ConstraintGrammar {
  /// `(active)`, `(inactive)`, `(Names: a:0x1, '|':UIView:0x2 )`, `(active, names: '|':UIView:0x2 )`.
  ///
  /// - Parameter isCut: Whether the text ends behind a name, before the parenthesis that closes the list.
  func tail(_ span: Span, isCut: Bool = false) -> WrittenTail? {
    let span = trimmed(span)
    guard ends(span, ")") != isCut else { return nil }
    var attempts = 0
    for place in span.reversed() where bytes[place] == UInt8(ascii: "(") {
      attempts += 1
      if attempts > 16 { return nil }
      let content = trimmed(place + 1..<span.upperBound - (isCut ? 0 : 1))
      if let tail = tail(from: place, content: content, isCut: isCut) { return tail }
    }
    return nil
  }

  private func tail(from start: Int, content: Span, isCut: Bool) -> WrittenTail? {
    var tail = WrittenTail(start: start)
    var rest = content
    var activity = ""
    for word: StaticString in ["active", "inactive"] where begins(rest, word) {
      activity = word.description
      tail.isActive = activity == "active"
      rest = trimmed(dropping(word.utf8CodeUnitCount, rest))
      break
    }
    if tail.isActive != nil {
      if rest.isEmpty, !isCut {
        tail.text = "(" + activity + ")"
        return tail
      }
      guard begins(rest, ",") else { return nil }
      rest = trimmed(dropping(1, rest))
      activity += ", "
    }
    let isOld = begins(rest, "Names:")
    guard isOld || begins(rest, "names:") else { return nil }
    rest = trimmed(dropping(6, rest))
    guard readNames(rest, into: &tail) else { return nil }
    tail.text = "(" + activity + (isOld ? "Names: " : "names: ") + tail.text + (isCut ? "" : " )")
    return tail
  }

  /// The entries; commas inside of names and labels are told from those between entries by what is before
  /// them.
  private func readNames(_ span: Span, into tail: inout WrittenTail) -> Bool {
    var start = span.lowerBound
    var place = start
    while place <= span.upperBound {
      guard place == span.upperBound || begins(place..<span.upperBound, ", ") else {
        place += 1
        continue
      }
      if readName(trimmed(start..<place), into: &tail) {
        if place == span.upperBound { return true }
        tail.text += ", "
        start = place + 2
      }
      place += 1
    }
    return false
  }

  private func readName(_ span: Span, into tail: inout WrittenTail) -> Bool {
    if begins(span, "'|':") {
      let written = dropping(4, span)
      guard let superview = object(written) ?? namedObject(written) ?? bare(written) else { return false }
      tail.superview = superview
      tail.text += "'|':" + superview.text
      return true
    }
    guard let object = namedObject(span), let name = object.item.name, let address = object.item.address
    else {
      return false
    }
    tail.names.append(WrittenName(name: name, address: address))
    tail.text += object.text
    return true
  }

  /// A name of any content, and an address.
  private func namedObject(_ span: Span) -> WrittenItem? {
    guard let colon = last(":0x", in: span), addressEnd(at: colon + 1, in: span) == span.upperBound,
      colon > span.lowerBound
    else { return nil }
    let name = string(span.lowerBound..<colon)
    let address = string(colon + 1..<span.upperBound)
    return WrittenItem(item: LoggedItem(address: address, name: name), text: name + ":" + address)
  }
}
