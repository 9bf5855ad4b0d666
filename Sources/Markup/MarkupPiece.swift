import PlumbFindings

/// Something in a document that is no tag: text between tags, a comment, a declaration.
package struct MarkupPiece: Sendable {
  /// What a piece is.
  package enum Kind: UInt8, Hashable, Sendable {
    /// Characters and references, white space between tags included.
    case text
    /// `<![CDATA[…]]>`
    case section
    /// `<!--…-->`
    case comment
    /// `<?name …?>`
    case instruction
    /// `<?xml …?>` at the start of the file.
    case declaration
    /// The three bytes that mark the start of UTF-8 files from some systems.
    case byteOrderMark
  }

  let storage: MarkupStorage
  let record: PieceRecord

  package var kind: Kind { record.kind }

  /// All bytes of the piece, delimiters included.
  package var range: Range<Int> { Int(record.start)..<Int(record.end) }

  /// The bytes between the delimiters.
  package var contentRange: Range<Int> { record.contentRange }

  /// All bytes of the piece.
  package var bytes: ArraySlice<UInt8> { storage.bytes[range] }

  /// Where the piece begins.
  package var position: SourcePosition { storage.position(of: record.start) }

  /// The characters between the delimiters; references in text are replaced.
  package var text: String {
    storage.bytes.withUnsafeBufferPointer { MarkupDecoder.string($0, record.contentRange, kind.context) }
  }
}

extension MarkupPiece.Kind {
  /// What stands before a piece's content.
  var opening: StaticString {
    switch self {
    case .text: ""
    case .section: "<![CDATA["
    case .comment: "<!--"
    case .instruction, .declaration: "<?"
    case .byteOrderMark: "\u{FEFF}"
    }
  }

  /// What stands after a piece's content.
  var closing: StaticString {
    switch self {
    case .text, .byteOrderMark: ""
    case .section: "]]>"
    case .comment: "-->"
    case .instruction, .declaration: "?>"
    }
  }

  /// Whether the piece adds to the text of the element around it.
  var isCharacterData: Bool { self == .text || self == .section }

  var context: MarkupDecoder.Context { self == .text ? .text : .section }
}

extension PieceRecord {
  var contentRange: Range<Int> {
    Int(start) + kind.opening.utf8CodeUnitCount..<Int(end) - kind.closing.utf8CodeUnitCount
  }
}
