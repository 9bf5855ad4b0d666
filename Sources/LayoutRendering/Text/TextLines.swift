import TextMetrics

/// A text broken into lines that fit a width.
struct TextLines {
  /// Each line with its measured width in points.
  var lines: [(text: String, width: Double)] = []

  /// Breaks a text at line breaks and, where it may wrap, between words; the last line that there is room for is cut
  /// off with an ellipsis.
  ///
  /// - Parameters:
  ///   - limit: The most lines; 0 for any number.
  /// - Complexity: Linear in the text for each line that it is broken into.
  init(_ text: String, font: Font, width: Double, limit: Int) {
    let most = limit > 0 ? limit : 1000
    let paragraphs = Self.paragraphs(of: text)
    for (number, paragraph) in paragraphs.enumerated() {
      var words = Self.words(of: paragraph)[...]
      repeat {
        if lines.count == most - 1 {
          let rest = words.reduce(into: "") { $0 += $1 }
          if number == paragraphs.count - 1, let squeezed = Self.squeezed(rest, font: font, width: width) {
            lines.append(squeezed)
            return
          }
          append(Self.shortened(rest, isCut: number < paragraphs.count - 1, font: font, width: width), font)
          return
        }
        append(Self.takeLine(from: &words, font: font, width: width), font)
      } while !words.isEmpty
    }
  }

  /// A line in a font that Plumb does not know, made to fit: it is the stand-in that is too wide, not the text.
  private static func squeezed(_ line: String, font: Font, width: Double) -> (text: String, width: Double)? {
    let line = trimmed(line)
    guard !font.isKnown, singleLineWidth(of: line, font: font) <= width * 1.6 else { return nil }
    return (line, min(width, singleLineWidth(of: line, font: font)))
  }

  private mutating func append(_ line: String, _ font: Font) {
    let trimmed = Self.trimmed(line)
    lines.append((trimmed, singleLineWidth(of: trimmed, font: font)))
  }

  /// The longest run of words that fits; one word that is too long is broken between its letters.
  private static func takeLine(from words: inout ArraySlice<String>, font: Font, width: Double) -> String {
    guard var line = words.popFirst() else { return "" }
    if singleLineWidth(of: trimmed(line), font: font) > width + tolerance {
      let head = prefix(of: line, font: font, width: width)
      let rest = String(String.UnicodeScalarView(line.unicodeScalars.dropFirst(head.unicodeScalars.count)))
      if !rest.isEmpty { words = [rest] + words }
      return head
    }
    while let next = words.first, singleLineWidth(of: trimmed(line + next), font: font) <= width + tolerance {
      line += next
      words = words.dropFirst()
    }
    return line
  }

  /// A text on one line, with an ellipsis where it does not fit or something is missing after it.
  static func shortened(_ text: String, isCut: Bool = false, font: Font, width: Double) -> String {
    if !isCut, singleLineWidth(of: text, font: font) <= width + tolerance { return text }
    let room = width - singleLineWidth(of: "…", font: font)
    return room <= 0 ? "…" : trimmed(prefix(of: text, font: font, width: room)) + "…"
  }

  /// Plumb's metrics are estimates: a text that is over by less than this counts as fitting.
  private static let tolerance = 1.5

  /// As many letters as fit, at least one.
  private static func prefix(of text: String, font: Font, width: Double) -> String {
    var result = ""
    var used = 0.0
    for scalar in text.unicodeScalars {
      let letter = String(scalar)
      used += singleLineWidth(of: letter, font: font)
      if used > width, !result.isEmpty { break }
      result += letter
    }
    return result
  }

  private static func paragraphs(of text: String) -> [String] {
    text.unicodeScalars.split(omittingEmptySubsequences: false) { $0.value == 0x0A || $0.value == 0x2028 }
      .map { String(String.UnicodeScalarView($0)) }
  }

  /// The words with the spaces behind them; each ideograph is a word.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var endsInSpace = false
    for scalar in text.unicodeScalars {
      let isSpace = scalar.value == 0x20 || scalar.value == 0x09
      let isIdeograph = (0x2E80...0xD7A3).contains(scalar.value)
      if !word.isEmpty, (endsInSpace && !isSpace) || isIdeograph {
        words.append(String(word))
        word = String.UnicodeScalarView()
      }
      word.append(scalar)
      endsInSpace = isSpace
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  private static func trimmed(_ text: String) -> String {
    var scalars = text.unicodeScalars[...]
    while let last = scalars.last, last.value == 0x20 || last.value == 0x09 || last.value == 0x0D {
      scalars = scalars.dropLast()
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
