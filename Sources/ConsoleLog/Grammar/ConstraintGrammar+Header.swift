import PlumbLayoutDiagnostics

/// What a constraint begins with: class, address, key, place.
struct WrittenHeader {
  var className: String
  var address: String?
  /// A key of a layout library or an identifier, which stands where the address would.
  var key: String?
  var place: SourcePlace?
  /// Whether it has brackets of its own: `<<App.LayoutConstraint:0x1> …>`.
  var isBracketed = false
  /// Where it ends.
  var end: Int
  var text: String
}

extension ConstraintGrammar {
  /// The ways to read the beginning of a constraint, likeliest first; where a key has spaces there are many.
  ///
  /// - Parameter span: What is in the outer brackets.
  func headers(_ span: Span) -> [WrittenHeader] {
    let isBracketed = begins(span, "<")
    let opening = span.lowerBound + (isBracketed ? 1 : 0)
    guard let colon = (opening..<span.upperBound).first(where: { bytes[$0] == UInt8(ascii: ":") }),
      let className = className(opening..<colon)
    else { return [] }
    let rest = colon + 1..<span.upperBound
    if let place = address(behind: colon, in: span) {
      let address = string(place)
      let header = WrittenHeader(
        className: className, address: address, isBracketed: isBracketed, end: place.upperBound,
        text: className + ":" + address)
      return completed([header], in: span)
    }
    // A class of views before a key would make any equation a constraint without an equation.
    guard last("Constraint", in: opening..<colon) != nil else { return [] }
    guard !begins(rest, " "), !begins(rest, "0x") else { return [] }
    var headers: [WrittenHeader] = []
    for place in rest.prefix(256) {
      let isEnd =
        bytes[place] == .space || bytes[place] == UInt8(ascii: "@") || begins(place..<rest.upperBound, "[0x")
      guard isEnd, place > rest.lowerBound, headers.count < 12 else { continue }
      let key = string(rest.lowerBound..<place)
      var header = WrittenHeader(
        className: className, key: key, isBracketed: isBracketed, end: place, text: className + ":" + key)
      if bytes[place] == UInt8(ascii: "[") {
        guard let end = addressEnd(at: place + 1, in: rest), begins(end..<rest.upperBound, "]") else {
          continue
        }
        header.address = string(place + 1..<end)
        header.text += "[" + string(place + 1..<end) + "]"
        header.end = end + 1
      }
      headers.append(header)
    }
    return completed(headers, in: span)
  }

  /// What can be found at the beginning of a text that cannot be read.
  func classAndAddress(_ span: Span) -> (className: String, address: String?) {
    var rest = span
    while begins(rest, "<") { rest = dropping(1, rest) }
    guard let colon = rest.prefix(200).first(where: { bytes[$0] == UInt8(ascii: ":") }),
      last("Constraint", in: rest.lowerBound..<colon) != nil,
      let className = className(rest.lowerBound..<colon)
    else { return ("", nil) }
    return (className, address(behind: colon, in: rest).map(string))
  }

  /// With the place where it was made, and the bracket that closes it.
  private func completed(_ headers: [WrittenHeader], in span: Span) -> [WrittenHeader] {
    var completed: [WrittenHeader] = []
    for var header in headers {
      if begins(header.end..<span.upperBound, "@") {
        guard let (place, end) = place(header.end + 1..<span.upperBound) else { continue }
        header.place = place
        header.text += "@" + place.file + "#" + String(place.line)
        header.end = end
      }
      if header.isBracketed {
        guard begins(header.end..<span.upperBound, ">") else { continue }
        header.text = "<" + header.text + ">"
        header.end += 1
      } else if header.end < span.upperBound, !isBehindHeader(header.end, span, header) {
        continue
      }
      completed.append(header)
    }
    return completed
  }

  /// Whether a header can end at a place: at a space, or where one was lost behind an address.
  private func isBehindHeader(_ end: Int, _ span: Span, _ header: WrittenHeader) -> Bool {
    if bytes[end] == .space { return true }
    guard header.address != nil, header.key == nil, header.className.utf8.count > 10 else { return false }
    return bytes[end].isOfWord || bytes[end] == .quote || begins(end..<span.upperBound, "[")
  }

  /// `File.swift#30`, `/a path/File.swift#30`.
  private func place(_ span: Span) -> (SourcePlace, end: Int)? {
    for hash in span.prefix(1024) where bytes[hash] == UInt8(ascii: "#") {
      var end = hash + 1
      while end < span.upperBound, bytes[end].isDigit { end += 1 }
      guard end > hash + 1, end == span.upperBound || bytes[end] == .space || bytes[end] == UInt8(ascii: ">"),
        let line = Int(string(hash + 1..<end))
      else { continue }
      return (SourcePlace(file: string(span.lowerBound..<hash), line: line), end)
    }
    return nil
  }

  /// `h=--& v=--&`.
  func mask(_ span: Span) -> (String, end: Int)? {
    guard span.count >= 11, begins(span, "h=") else { return nil }
    var text = ""
    var place = span.lowerBound
    for prefix: StaticString in ["h=", "v="] {
      while place < span.upperBound, bytes[place] == .space { place += 1 }
      guard place + 5 <= span.upperBound, begins(place..<span.upperBound, prefix) else { return nil }
      for mark in place + 2..<place + 5 {
        guard bytes[mark] == UInt8(ascii: "-") || bytes[mark] == UInt8(ascii: "&") else { return nil }
      }
      text += (text.isEmpty ? "" : " ") + string(place..<place + 5)
      place += 5
    }
    return (text, place)
  }
}
