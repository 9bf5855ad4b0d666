/// Where an element is in the bytes and in the tree.
///
/// Records stand in document order, so that an element's descendants are the records after it up to
/// `subtreeEnd`, its first child is the next record, and a child's next sibling is that child's `subtreeEnd`.
struct ElementRecord: Sendable {
  /// The offset of the start tag's `<`; the name begins after it.
  var start: Int32
  /// The offset past the name.
  var nameEnd: Int32
  /// The offset past the start tag's `>`.
  var contentStart: Int32
  /// The offset of the end tag's `<`; equal to `end` where there is no end tag.
  var contentEnd: Int32
  /// The offset past the whole element.
  var end: Int32
  /// The index of the element around this one; −1 for the root.
  var parent: Int32
  /// The index past the last descendant.
  var subtreeEnd: Int32
  /// The index of the first attribute; the last is before the next record's first.
  var firstAttribute: Int32

  /// The same as the name's first byte.
  var nameStart: Int32 { start + 1 }
  /// Whether the element was written as one tag, `<name/>`.
  var isSingleTag: Bool { contentEnd == end }
}

/// Where an attribute is in the bytes: `name` from `nameStart` to `nameEnd`, then `=`, then a quote, then the
/// value from `valueStart` to `valueEnd`, where the other quote is.
struct AttributeRecord: Sendable {
  var nameStart: Int32
  var nameEnd: Int32
  var valueStart: Int32
  var valueEnd: Int32
}

/// Where something that is no tag is in the bytes.
struct PieceRecord: Sendable {
  var start: Int32
  var end: Int32
  var kind: MarkupPiece.Kind
}
