/// The elements directly inside an element, in order.
///
/// The first child is the record after its parent, the next is the one past a child's descendants: a step
/// costs the same however much a child holds.
package struct MarkupChildren: Sequence, Sendable {
  let parent: MarkupElement

  package struct Iterator: IteratorProtocol, Sendable {
    let storage: MarkupStorage
    let end: Int32
    var index: Int32

    package mutating func next() -> MarkupElement? {
      guard index < end else { return nil }
      let element = MarkupElement(storage: storage, index: index)
      index = storage.elements[Int(index)].subtreeEnd
      return element
    }
  }

  package func makeIterator() -> Iterator {
    Iterator(storage: parent.storage, end: parent.record.subtreeEnd, index: parent.index + 1)
  }

  /// Whether there is none.
  package var isEmpty: Bool { parent.record.subtreeEnd == parent.index + 1 }
}

/// The pieces directly inside an element, in order, those inside its children left out.
struct MarkupInnerPieces {
  let storage: MarkupStorage
  let contentEnd: Int32
  let subtreeEnd: Int32
  var child: Int32
  var piece: Int

  init(storage: MarkupStorage, element: Int32) {
    let record = storage.elements[Int(element)]
    self.storage = storage
    contentEnd = record.contentEnd
    subtreeEnd = record.subtreeEnd
    child = element + 1
    piece = storage.firstPiece(from: record.contentStart)
  }

  mutating func next() -> PieceRecord? {
    guard piece < storage.pieces.count, storage.pieces[piece].start < contentEnd else { return nil }
    while child < subtreeEnd, storage.elements[Int(child)].start < storage.pieces[piece].start {
      let record = storage.elements[Int(child)]
      child = record.subtreeEnd
      if storage.pieces[piece].start < record.end { piece = storage.firstPiece(from: record.end) }
      guard piece < storage.pieces.count, storage.pieces[piece].start < contentEnd else { return nil }
    }
    piece += 1
    return storage.pieces[piece - 1]
  }

  /// The next piece of text or CDATA section.
  mutating func nextCharacterData() -> PieceRecord? {
    while let piece = next() {
      if piece.kind.isCharacterData { return piece }
    }
    return nil
  }
}
