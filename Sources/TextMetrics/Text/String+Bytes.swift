// Comparisons on UTF-8 bytes: comparing strings as Swift does needs Unicode's normalisation tables, which
// weigh more than this whole module in a browser.
extension String {
  /// Whether the bytes are those of an ASCII word.
  func isSpelled(_ word: StaticString) -> Bool {
    utf8.count == word.utf8CodeUnitCount && isPrefixed(word)
  }

  /// Whether the bytes begin with those of an ASCII word.
  func isPrefixed(_ word: StaticString) -> Bool {
    Self.matches(utf8[...], word)
  }

  /// Whether an ASCII word occurs anywhere.
  func hasWord(_ word: StaticString) -> Bool {
    var rest = utf8[...]
    while !rest.isEmpty {
      if Self.matches(rest, word) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  private static func matches(_ bytes: Substring.UTF8View, _ word: StaticString) -> Bool {
    var index = bytes.startIndex
    var offset = 0
    while offset < word.utf8CodeUnitCount {
      guard index < bytes.endIndex, bytes[index] == word.utf8Start[offset] else { return false }
      index = bytes.index(after: index)
      offset += 1
    }
    return true
  }
}
