import PlumbFindings

/// Tells files that are no UTF-8 text or no XML at all from documents, by how they begin.
enum MarkupFormat {
  static func check(_ bytes: UnsafeBufferPointer<UInt8>, limits: MarkupLimits) throws(MarkupError) {
    guard bytes.count <= limits.bytes else { throw fault(.tooManyBytes(limit: limits.bytes)) }
    if let encoding = otherEncoding(bytes) { throw fault(.otherEncoding(name: encoding)) }
    if begins(bytes, "bplist") { throw fault(.otherFormat(.binaryPropertyList)) }
    if begins(bytes, "NIBArchive") { throw fault(.otherFormat(.compiledNib)) }
    if begins(bytes, "version https://git-lfs.") { throw fault(.otherFormat(.storagePointer)) }
    if begins(bytes, "// !$*UTF8*$!") { throw fault(.otherFormat(.oldPropertyList)) }
  }

  /// The encoding that a byte order mark, or the zeros in or after the first `<`, speak for; nil for UTF-8.
  ///
  /// ("Extensible Markup Language (XML) 1.0", appendix F.1.)
  private static func otherEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard bytes.count >= 2 else { return nil }
    var first: UInt32 = 0
    for index in 0..<4 { first = first << 8 | (index < bytes.count ? UInt32(bytes[index]) : 1) }
    switch first {
    case 0xFFFE_0000, 0x3C00_0000: return "UTF-32 (little-endian)"
    case 0x0000_FEFF, 0x0000_003C: return "UTF-32 (big-endian)"
    default: break
    }
    switch first >> 16 {
    case 0xFFFE, 0x3C00: return "UTF-16 (little-endian)"
    case 0xFEFF, 0x003C: return "UTF-16 (big-endian)"
    default: return nil
    }
  }

  private static func begins(_ bytes: UnsafeBufferPointer<UInt8>, _ literal: StaticString) -> Bool {
    literal.withUTF8Buffer { bytes.starts(with: $0) }
  }

  private static func fault(_ kind: MarkupError.Kind) -> MarkupError {
    MarkupError(kind: kind, position: SourcePosition(line: 1, column: 1), offset: 0)
  }
}
