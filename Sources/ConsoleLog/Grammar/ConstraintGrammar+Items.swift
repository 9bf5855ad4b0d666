import PlumbAutoLayout
import PlumbGeometry

/// An item, and how it was written.
struct WrittenItem {
  var item: LoggedItem
  var text: String
}

/// An item's attribute, and how it was written.
struct WrittenTerm {
  var term: LoggedStatement.Term
  var text: String
}

extension ConstraintGrammar {
  /// An item, where it is all that the span has.
  ///
  ///     item   = object | "<" object ">" | class ":" name "[" address "]" | class ":" key | name
  ///     object = class ":" address ["'" label "'"]
  ///     name   = word ["'" label "'"]
  mutating func item(_ span: Span) -> WrittenItem? {
    let span = trimmed(span)
    guard !span.isEmpty, affords(span) else { return nil }
    if let known = names.first(where: { $0.matches(span, in: self) }) {
      return WrittenItem(item: LoggedItem(address: known.address, name: known.name), text: known.name)
    }
    if bytes[span.lowerBound] == UInt8(ascii: "<"), ends(span, ">") {
      let inner = span.lowerBound + 1..<span.upperBound - 1
      if let object = object(inner) ?? keyed(inner) ?? bare(inner, allowing: .space) {
        return WrittenItem(item: object.item, text: "<" + object.text + ">")
      }
    }
    return object(span) ?? keyed(span) ?? bare(span) ?? labelled(span)
  }

  /// `UILabel:0x7f8a10'Title'`.
  func object(_ span: Span) -> WrittenItem? {
    guard let colon = first(":0x", in: span) ?? first(": 0x", in: span),
      let className = className(span.lowerBound..<colon), let place = address(behind: colon, in: span)
    else { return nil }
    let (address, end) = (string(place), place.upperBound)
    var item = LoggedItem(className: className, address: address)
    if end == span.upperBound { return WrittenItem(item: item, text: className + ":" + address) }
    let quoted = end..<span.upperBound
    guard quoted.count >= 2, bytes[end] == .quote, ends(quoted, "'") else { return nil }
    let label = string(end + 1..<span.upperBound - 1)
    item.label = label
    return WrittenItem(item: item, text: className + ":" + address + "'" + label + "'")
  }

  /// What may be a class: modules, generics and mangled names, no quotes or brackets of other things.
  func className(_ span: Span) -> String? {
    guard let first = span.first, bytes[first].isOfWord else { return nil }
    var depth = 0
    for place in span {
      switch bytes[place] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: "-"): continue
      case .space, UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"): if depth == 0 { return nil }
      case let byte: if !byte.isOfWord { return nil }
      }
      if depth < 0 { return nil }
    }
    return depth == 0 ? string(span) : nil
  }

  /// `UIView:header[0x7f8a10]` and `UIView:header`.
  private func keyed(_ span: Span) -> WrittenItem? {
    guard let colon = span.first(where: { bytes[$0] == UInt8(ascii: ":") }),
      let className = className(span.lowerBound..<colon)
    else { return nil }
    var key = colon + 1..<span.upperBound
    var address: String?
    if ends(key, "]"), let bracket = last("[0x", in: key),
      addressEnd(at: bracket + 1, in: key) == key.upperBound - 1
    {
      address = string(bracket + 1..<key.upperBound - 1)
      key = key.lowerBound..<bracket
    } else if key.contains(where: { Self.isForeignToKeys(bytes[$0]) || bytes[$0] == .space }) {
      return nil
    }
    guard !key.isEmpty, !begins(key, "0x") else { return nil }
    let name = string(key)
    return WrittenItem(
      item: LoggedItem(className: className, address: address, name: name),
      text: className + ":" + name + (address.map { "[" + $0 + "]" } ?? ""))
  }

  /// `UIButton'Title'`, of which the address was taken out: the label tells it from others of the class.
  private func labelled(_ span: Span) -> WrittenItem? {
    guard ends(span, "'"), let quote = span.first(where: { bytes[$0] == .quote }), quote > span.lowerBound,
      quote < span.upperBound - 1, className(span.lowerBound..<quote) != nil
    else { return nil }
    let name = string(span)
    return WrittenItem(
      item: LoggedItem(label: string(quote + 1..<span.upperBound - 1), name: name), text: name)
  }

  /// A name that no list explains.
  func bare(_ span: Span, allowing extra: UInt8? = nil) -> WrittenItem? {
    for place in span where bytes[place] != extra {
      if Self.isForeignToKeys(bytes[place]) || bytes[place] == .space || bytes[place] == UInt8(ascii: ":") {
        return nil
      }
    }
    guard !span.isEmpty, span.contains(where: { bytes[$0].isOfWord && !bytes[$0].isDigit }) else {
      return nil
    }
    let name = string(span)
    return WrittenItem(item: LoggedItem(name: name), text: name)
  }

  private static func isForeignToKeys(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: "*"):
      true
    default: byte < 0x20
    }
  }

  /// `UIView:0x7f8a10.leading`.
  mutating func term(_ span: Span) -> WrittenTerm? {
    let span = trimmed(span)
    guard affords(span), let dot = last(UInt8(ascii: "."), in: span),
      let (attribute, word) = attribute(dot + 1..<span.upperBound), let item = item(span.lowerBound..<dot)
    else { return nil }
    return WrittenTerm(term: LoggedStatement.Term(item.item, attribute), text: item.text + "." + word)
  }

  /// `leading`, `minX`, `contentHeight{id: 178}`.
  private func attribute(_ span: Span) -> (LoggedAttribute, String)? {
    guard span.count < 80 else { return nil }
    let word = string(span)
    if let attribute = LoggedAttribute(word: word) { return (attribute, word) }
    guard ends(span, "}"), let brace = first("{id:", in: span), brace > span.lowerBound,
      (span.lowerBound..<brace).allSatisfy({ bytes[$0].isOfWord })
    else { return nil }
    let number = trimmed(brace + 4..<span.upperBound - 1)
    guard !number.isEmpty, number.allSatisfy({ bytes[$0].isDigit }) else { return nil }
    let name = string(span.lowerBound..<brace)
    let text = name + "{id: " + string(number) + "}"
    return (.hidden(name, .of(hiddenVariable: name)), text)
  }
}

extension Axis {
  /// Along which a variable of the engine measures, told by its name.
  fileprivate static func of(hiddenVariable name: String) -> Axis {
    let bytes = Array(name.utf8).map { $0 | 0x20 }
    for word: StaticString in ["height", "vertical", "top", "bottom"] {
      let isIn = word.withUTF8Buffer { word in
        bytes.indices.contains { bytes[$0...].starts(with: word) }
      }
      if isIn { return .vertical }
    }
    return name.utf8.last == UInt8(ascii: "Y") ? .vertical : .horizontal
  }
}

extension LoggedAttribute {
  /// By the word that stands behind the dot.
  init?(word: String) {
    switch word {
    case "minX": self = .inSuperview(.left)
    case "midX": self = .inSuperview(.centerX)
    case "maxX": self = .inSuperview(.right)
    case "minY": self = .inSuperview(.top)
    case "midY": self = .inSuperview(.centerY)
    case "maxY": self = .inSuperview(.bottom)
    default:
      guard let attribute = Attribute(name: word) else { return nil }
      self = .layout(attribute)
    }
  }
}
