extension MarkupParser {
  mutating func parseByteOrderMark() {
    guard isAt("\u{FEFF}") else { return }
    at = 3
    addPiece(.byteOrderMark, from: 0)
  }

  /// Reads `<?xml …?>` where there is one.
  mutating func parseDeclaration() throws(MarkupError) {
    let start = at
    switch MarkupDeclaration.read(bytes, at: start) {
    case .absent:
      return
    case .malformed(let offset):
      throw error(.malformedDeclaration, at: offset)
    case .truncated:
      throw truncated(.declaration, openedAt: start)
    case .read(let end, let encoding):
      if let encoding, !MarkupDeclaration.isUTF8(bytes, encoding) {
        throw error(.otherEncoding(name: excerpt(encoding)), at: encoding.lowerBound)
      }
      at = end
      addPiece(.declaration, from: start)
    }
  }
}
