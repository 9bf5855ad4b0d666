extension String {
  /// The text without what a terminal would obey instead of show: control characters become their pictures, and
  /// those that turn the direction of the line become the replacement character.
  package var printable: String {
    shown { $0 < 0x80 ? Unicode.Scalar($0 == 0x7F ? 0x2421 : 0x2400 + $0) : nil }
  }

  /// As `printable`, with a question mark for each character that a terminal would obey: for output that has no more
  /// than ASCII to show things with.
  package var printableInASCII: String { shown { _ in "?" } }

  private func shown(_ picture: (UInt32) -> Unicode.Scalar?) -> String {
    // Nearly all texts are as they are.
    if !unicodeScalars.contains(where: Self.isObeyed) { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      text.append(Self.isObeyed(scalar) ? picture(scalar.value) ?? "\u{FFFD}" : scalar)
    }
    return String(text)
  }

  /// Whether a terminal obeys a character instead of showing it.
  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The text with the typographic characters that Plumb writes in ASCII: quotes, dashes, relations, arrows, the
  /// ellipsis, the lines of trees. Letters and everything else stay.
  package var typewritten: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "“", "”": text.append("\"")
      case "‘", "’": text.append("'")
      case "–", "−": text.append("-")
      case "—": text.append(contentsOf: "--".unicodeScalars)
      case "…": text.append(contentsOf: "...".unicodeScalars)
      case "×": text.append("x")
      case "µ": text.append("u")
      case "÷": text.append("/")
      case "∞": text.append(contentsOf: "infinity".unicodeScalars)
      case "·": text.append("-")
      case "±": text.append(contentsOf: "+/-".unicodeScalars)
      case "≤": text.append(contentsOf: "<=".unicodeScalars)
      case "≥": text.append(contentsOf: ">=".unicodeScalars)
      case "≠": text.append(contentsOf: "!=".unicodeScalars)
      case "→": text.append(contentsOf: "->".unicodeScalars)
      case "│", "├", "┤": text.append("|")
      case "✗": text.append("x")
      case "└": text.append("`")
      case "─": text.append("-")
      case "•": text.append("o")
      case "\u{A0}", "\u{202F}": text.append(" ")
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
