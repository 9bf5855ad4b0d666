// Comparisons on UTF-8 bytes: comparing strings as Swift does needs Unicode's normalisation tables, which
// weigh more than this whole module in a browser.
extension String {
  /// Whether the bytes are those of an ASCII word.
  func isSpelled(_ word: StaticString) -> Bool {
    utf8.count == word.utf8CodeUnitCount && isPrefixed(word)
  }

  /// Whether the bytes begin with those of an ASCII word.
  @inline(never) func isPrefixed(_ word: StaticString) -> Bool {
    withBytes { Self.matches($0, at: 0, word) }
  }

  /// Whether an ASCII word occurs anywhere.
  @inline(never) func hasWord(_ word: StaticString) -> Bool {
    withBytes { bytes in
      let last = bytes.count - word.utf8CodeUnitCount
      return last >= 0 && (0...last).contains { Self.matches(bytes, at: $0, word) }
    }
  }

  /// Calls a function with the bytes, which are copied only where a string has them in pieces.
  private func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }

  private static func matches(
    _ bytes: UnsafeBufferPointer<UInt8>, at place: Int, _ word: StaticString
  ) -> Bool {
    guard place + word.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<word.utf8CodeUnitCount where bytes[place + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }
}
