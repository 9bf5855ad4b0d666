extension String {
  /// How many columns of a terminal the text takes: two for what East Asian fonts draw wide, and for emoji.
  ///
  /// - Complexity: O(*bytes*), far quicker for ASCII.
  package var columns: Int {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x80 }) { return utf8.count }
    return reduce(0) { $0 + $1.columns }
  }

  /// The text with spaces after it up to a width in columns.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// The text with spaces before it up to a width in columns.
  package func rightAligned(in width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns)) + self
  }
}

extension Character {
  /// How many columns of a terminal the character takes.
  package var columns: Int { isWide ? 2 : 1 }

  /// Whether a terminal gives the character two columns, by the blocks of Unicode's East Asian Width.
  private var isWide: Bool {
    guard let first = unicodeScalars.first else { return false }
    if first.properties.isEmojiPresentation { return true }
    return switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
