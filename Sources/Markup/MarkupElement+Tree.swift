extension MarkupElement {
  /// The elements directly inside, in order; found as they are asked for.
  package var children: MarkupChildren { MarkupChildren(parent: self) }

  /// The first child with a name.
  ///
  /// - Complexity: O(*children*)
  @_spi(Lookup) public func firstChild(_ name: StaticString) -> MarkupElement? {
    for child in children where child.isNamed(name) { return child }
    return nil
  }

  /// The first child with a name whose attribute `key` has a value: `<rect key="frame" …/>`.
  ///
  /// - Complexity: O(*children* and their attributes)
  @_spi(Lookup) public func firstChild(_ name: StaticString, key: StaticString) -> MarkupElement? {
    for child in children where child.isNamed(name) && child.attribute("key")?.hasValue(key) == true {
      return child
    }
    return nil
  }

  /// The element around this one; nil for the root.
  package var parent: MarkupElement? {
    let parent = record.parent
    return parent < 0 ? nil : MarkupElement(storage: storage, index: parent)
  }

  /// The number of elements around this one.
  ///
  /// - Complexity: O(*depth*)
  package var depth: Int {
    var depth = 0
    var element = record.parent
    while element >= 0 {
      depth += 1
      element = storage.elements[Int(element)].parent
    }
    return depth
  }

  /// The index past that of the last element inside this one: descendants have the indices between.
  package var subtreeEnd: Int32 { record.subtreeEnd }

  /// The characters directly inside the element, those of its children left out.
  ///
  /// - Complexity: O(*pieces* log *all pieces*) in the comments and texts directly inside, and O(*children*).
  package var text: String {
    storage.bytes.withUnsafeBufferPointer { bytes in
      var pieces = MarkupInnerPieces(storage: storage, element: index)
      guard let first = pieces.nextCharacterData() else { return "" }
      guard var piece = pieces.nextCharacterData() else {
        return MarkupDecoder.string(bytes, first.contentRange, first.kind.context)
      }
      var joined: [UInt8] = []
      MarkupDecoder.append(bytes, first.contentRange, first.kind.context, to: &joined)
      while true {
        MarkupDecoder.append(bytes, piece.contentRange, piece.kind.context, to: &joined)
        guard let next = pieces.nextCharacterData() else { break }
        piece = next
      }
      return String(decoding: joined, as: UTF8.self)
    }
  }

  /// The comments directly inside the element, in order.
  ///
  /// - Complexity: As `text`.
  package var comments: [MarkupPiece] {
    var comments: [MarkupPiece] = []
    var pieces = MarkupInnerPieces(storage: storage, element: index)
    while let piece = pieces.next() {
      if piece.kind == .comment { comments.append(MarkupPiece(storage: storage, record: piece)) }
    }
    return comments
  }
}
