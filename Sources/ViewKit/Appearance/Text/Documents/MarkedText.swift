import CoreGraphics

/// Reads the text of a page: what is between its tags, with what these say of characters and paragraphs.
///
/// Fonts and sizes are those that browsers have of old, as UIKit's reader has them: Times of 12 points, headings of 24, 18, 14,
/// 12, 10 and 8 points (from memory).
struct MarkedText {
  private struct Style {
    var isBold = false
    var isItalic = false
    var size: CGFloat = 12
    var isUnderlined = false
    var isFixed = false
    var link: String?
  }

  private var rest: Substring
  private let result = NSMutableAttributedString(string: "")
  private var styles: [(tag: String, style: Style)] = []
  private var lists: [Int?] = []
  /// Whether the next word is not behind a space yet.
  private var needsSpace = false
  private var preserves = false

  init(_ text: String) { rest = text[...] }

  mutating func read() -> NSAttributedString {
    while !rest.isEmpty {
      guard let start = rest.firstIndex(of: "<") else {
        append(rest)
        break
      }
      append(rest[..<start])
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix("!--") {
        skip(past: "-->")
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { break }
      let tag = rest[..<end]
      rest = rest[rest.index(after: end)...]
      take(tag)
    }
    return result
  }

  private mutating func skip(past end: String) {
    rest = rest.range(of: end, options: .caseInsensitive).map { rest[$0.upperBound...] } ?? ""
  }

  private mutating func take(_ tag: Substring) {
    let closes = tag.hasPrefix("/")
    let body = closes ? tag.dropFirst() : tag
    let name = body.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if closes { return close(name) }
    switch name {
    case "head", "style", "script", "title": skip(past: "</\(name)>")
    case "br": write("\u{2028}")
    case "p", "div", "ul", "ol", "li", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "blockquote", "tr":
      beginParagraph()
      open(name, body)
    case "b", "strong", "i", "em", "u", "a", "code", "tt", "span", "font", "small", "big": open(name, body)
    default: break
    }
  }

  private mutating func open(_ name: String, _ tag: Substring) {
    var style = styles.last?.style ?? Style()
    switch name {
    case "b", "strong": style.isBold = true
    case "i", "em": style.isItalic = true
    case "u": style.isUnderlined = true
    case "code", "tt": style.isFixed = true
    case "pre": (style.isFixed, preserves) = (true, true)
    case "a":
      style.link = value(of: "href", in: tag)
      style.isUnderlined = style.link != nil
    case "h1", "h2", "h3", "h4", "h5", "h6":
      let sizes: [CGFloat] = [24, 18, 14, 12, 10, 8]
      style.isBold = true
      style.size = sizes[(name.last?.wholeNumberValue ?? 1) - 1]
    case "ul": lists.append(nil)
    case "ol": lists.append(0)
    case "li": beginItem(style)
    default: break
    }
    styles.append((name, style))
  }

  private mutating func beginItem(_ style: Style) {
    guard let list = lists.last else { return }
    lists[lists.count - 1] = list.map { $0 + 1 }
    write("\t\(list.map { "\($0 + 1)." } ?? "•")\t")
  }

  private mutating func close(_ name: String) {
    if let index = styles.lastIndex(where: { $0.tag == name }) { styles.removeSubrange(index...) }
    switch name {
    case "ul", "ol": _ = lists.popLast()
    case "pre": preserves = false
    case "p", "div", "li", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "tr": break
    default: return
    }
    beginParagraph()
  }

  private mutating func beginParagraph() {
    needsSpace = false
    if result.length > 0, !result.string.hasSuffix("\n") { write("\n") }
  }

  /// Spaces and line breaks between words are one space.
  private mutating func append(_ text: Substring) {
    let decoded = Self.decoded(text)
    if preserves { return write(decoded) }
    let isAtStart = result.length == 0 || result.string.last?.isWhitespace ?? true
    let words = decoded.split { $0.isWhitespace && $0 != "\u{A0}" }
    guard !words.isEmpty else {
      needsSpace = needsSpace || !decoded.isEmpty && !isAtStart
      return
    }
    let begins = (decoded.first?.isWhitespace ?? false) || needsSpace
    write((begins && !isAtStart ? " " : "") + words.joined(separator: " "))
    needsSpace = decoded.last?.isWhitespace ?? false
  }

  private func write(_ text: String) {
    let style = styles.last?.style ?? Style()
    var attributes: [NSAttributedString.Key: Any] = [.font: font(style), .foregroundColor: UIColor.black]
    if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if let link = style.link.flatMap(URL.init(string:)) { attributes[.link] = link }
    result.append(NSAttributedString(string: text, attributes: attributes))
  }

  private func font(_ style: Style) -> UIFont {
    let names: [String] =
      style.isFixed
      ? ["Courier", "Courier-Bold", "Courier-Oblique", "Courier-BoldOblique"]
      : [
        "TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT",
        "TimesNewRomanPS-BoldItalicMT",
      ]
    let name = names[(style.isBold ? 1 : 0) + (style.isItalic ? 2 : 0)]
    return UIFont(name: name, size: style.size) ?? .systemFont(ofSize: style.size)
  }

  private func value(of attribute: String, in tag: Substring) -> String? {
    guard let start = tag.range(of: attribute + "=", options: .caseInsensitive)?.upperBound else {
      return nil
    }
    let value = tag[start...]
    guard let quote = value.first, quote == "\"" || quote == "'" else {
      return String(value.prefix { !$0.isWhitespace })
    }
    return String(value.dropFirst().prefix { $0 != quote })
  }

  private static let names: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "ndash": "–", "mdash": "—", "hellip": "…", "bull": "•", "rsquo": "’", "lsquo": "‘", "ldquo": "“",
    "rdquo": "”", "euro": "€", "trade": "™", "middot": "·", "times": "×", "deg": "°",
  ]

  private static func decoded(_ text: Substring) -> String {
    var (result, rest) = ("", text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: ";"), let character = character(rest[..<end]) else {
        result += "&"
        continue
      }
      result += character
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return names[name] }
    let number = name.dropFirst()
    let code = number.lowercased().hasPrefix("x") ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
