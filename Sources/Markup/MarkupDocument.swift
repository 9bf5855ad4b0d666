import PlumbFindings

/// A `.xib` or `.storyboard` as it is written: every byte, and a tree of elements over them.
///
/// Nothing is thrown away or tidied. Spaces, quotes, comments, line ends, attribute order and unknown
/// elements are all there, because the tree is an index: it says where in the bytes things are. An edit can
/// so replace the bytes of one value and leave the rest of the file as it was.
///
///     let document = try MarkupDocument(bytes: bytes)
///     document.root.name                                   // "document"
///     for scene in document.root.firstChild("scenes")!.children {
///       print(scene["sceneID"] ?? "none", scene.position.line)
///     }
///     document.printed() == bytes                          // true, always
///
/// Documents come from strangers, so reading is strict and bounded: what is not well-formed XML 1.0 in UTF-8
/// is a `MarkupError` with its place; document types are refused, and with them all ways for a small file to
/// become a large one; `MarkupLimits` bound size and depth; nothing recurs, neither reading nor asking.
///
/// A document is a value that never changes and may be used from any thread. Passing it, or an element of it,
/// costs one reference count. Besides the bytes it takes 32 bytes an element, 16 an attribute, 12 a piece of
/// text or comment and 4 a line.
package struct MarkupDocument: Sendable {
  let storage: MarkupStorage

  /// Reads a file.
  ///
  /// - Complexity: O(*bytes*), and for an element with very many attributes O(*n* log *n*) in their number.
  package init(bytes: [UInt8], limits: MarkupLimits = .standard) throws(MarkupError) {
    storage = try bytes.withUnsafeBufferPointer { (buffer) throws(MarkupError) in
      var parser = try MarkupParser(buffer, limits: limits)
      try parser.parse()
      var lines = parser.lines
      lines.indexColumns(in: buffer)
      return MarkupStorage(
        bytes: bytes, lines: lines, elements: parser.elements, attributes: parser.attributes,
        pieces: parser.pieces)
    }
  }

  /// The file as it was read.
  package var bytes: [UInt8] { storage.bytes }

  /// The element around all others.
  package var root: MarkupElement { MarkupElement(storage: storage, index: 0) }

  /// The number of elements; their indices are the numbers below it.
  package var elementCount: Int { storage.elements.count }

  /// The element with an index.
  package func element(at index: Int32) -> MarkupElement {
    precondition(storage.elements.indices.contains(Int(index)), "no element has this index")
    return MarkupElement(storage: storage, index: index)
  }

  /// Everything in the document, in order: the starts and ends of elements and the pieces between them.
  package var events: MarkupEvents { MarkupEvents(storage: storage) }

  /// The line and column of a byte, or of the end of the file.
  ///
  /// A line ends with a line feed, a carriage return, or both together; a byte order mark takes no column.
  ///
  /// - Complexity: O(log *lines*).
  package func position(of offset: Int) -> SourcePosition {
    precondition(0...storage.bytes.count ~= offset, "the offset lies outside the document")
    return storage.position(of: Int32(truncatingIfNeeded: offset))
  }
}

extension MarkupStorage {
  func position(of offset: Int32) -> SourcePosition {
    bytes.withUnsafeBufferPointer { lines.position(of: Int(offset), in: $0) }
  }
}
