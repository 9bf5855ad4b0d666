/// Undoes, line by line, what mails, browsers and editors do to logs: escapes, entities, tags, smart
/// punctuation.
struct LineCleaning {
  /// Whether the text is the source of a page, so that tags are no part of it.
  private let hasTags: Bool
  /// Whether quotes, dashes and dots of the log itself were replaced by typographic ones, so that such ones
  /// in labels cannot be told from those that were there.
  let hasSmartPunctuation: Bool
  /// How many times the text was made a string literal.
  private let literalDepth: Int

  /// - Parameter text: All of what will be cleaned.
  init(_ text: [UInt8]) {
    var hasTags = false
    var isSmart = false
    var depth: Int?
    for place in text.indices {
      switch text[place] {
      case UInt8(ascii: "&"): hasTags = hasTags || text.has("&lt;", at: place)
      case .less: hasTags = hasTags || Self.isTag(text, place)
      case .backslash where depth == nil: depth = Self.literalDepth(text, place)
      case 0xE2 where !isSmart: isSmart = SmartSign.isStructural(text, place)
      default: continue
      }
    }
    self.hasTags = hasTags
    hasSmartPunctuation = isSmart
    literalDepth = depth ?? 0
  }

  /// Appends the line, cleaned; what stood for ends of lines becomes some.
  func append(_ line: ArraySlice<UInt8>, to clean: inout [UInt8]) {
    var line = Self.withoutControls(line)
    for _ in 0..<literalDepth where line.contains(.backslash) { line = Self.unescapedAsLiteral(line) }
    if hasTags, line.contains(.less) { line = Self.withoutTags(line) }
    if line.contains(UInt8(ascii: "&")) { line = Self.withoutEntities(line) }
    if line.contains(.backslash) { line = Self.unescaped(line) }
    // Markdown that was escaped for Markdown.
    if line.contains("\\<") { line = Self.unescaped(line) }
    if line.contains(where: { $0 >= 0x80 }) { line = withPlainPunctuation(Self.withoutInvalid(line)) }
    if line.contains(UInt8(ascii: "*")) { line = Self.withUnderscores(line) }
    clean.append(contentsOf: line)
  }

  private static func isTag(_ text: [UInt8], _ place: Int) -> Bool {
    let tags: [StaticString] = ["<br", "</p", "</span", "</code", "</pre", "</div", "</li", "<wbr", "</td"]
    return tags.contains { text.has($0, at: place) }
  }

  /// Without zeros and the codes that colour terminals.
  private static func withoutControls(_ line: ArraySlice<UInt8>) -> [UInt8] {
    guard line.contains(where: { $0 < 0x20 && $0 != 0x09 }) else { return Array(line) }
    var kept: [UInt8] = []
    kept.reserveCapacity(line.count)
    var place = line.startIndex
    while place < line.endIndex {
      let byte = line[place]
      place += 1
      switch byte {
      case 0: continue
      case 0x0D: kept.append(place == line.endIndex ? .space : .newline)
      case 0x1B:
        guard place < line.endIndex, line[place] == UInt8(ascii: "[") else { continue }
        place += 1
        while place < line.endIndex, line[place].isDigit || line[place] == UInt8(ascii: ";") { place += 1 }
        place = Swift.min(place + 1, line.endIndex)
      default: kept.append(byte)
      }
    }
    return kept
  }

  /// Without bytes that are no UTF-8.
  private static func withoutInvalid(_ line: [UInt8]) -> [UInt8] {
    let text = String(decoding: line, as: UTF8.self)
    guard text.unicodeScalars.contains("\u{FFFD}") else { return line }
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where scalar != "\u{FFFD}" { kept.append(scalar) }
    return Array(String(kept).utf8)
  }
}
