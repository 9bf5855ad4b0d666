/// One step of a walk through a document.
package enum MarkupEvent: Sendable {
  /// A start tag, or the whole of a single tag.
  case start(MarkupElement)
  /// An end tag; for a single tag it comes right after the start and stands for no bytes.
  case end(MarkupElement)
  case piece(MarkupPiece)
}

/// All of a document in order, from the first byte to the last.
package struct MarkupEvents: Sequence, Sendable {
  let storage: MarkupStorage

  package struct Iterator: IteratorProtocol, Sendable {
    let storage: MarkupStorage
    var walk = MarkupWalk()

    package mutating func next() -> MarkupEvent? {
      switch walk.next(in: storage) {
      case .start(let index): .start(MarkupElement(storage: storage, index: index))
      case .end(let index): .end(MarkupElement(storage: storage, index: index))
      case .piece(let index): .piece(MarkupPiece(storage: storage, record: storage.pieces[index]))
      case nil: nil
      }
    }
  }

  package func makeIterator() -> Iterator { Iterator(storage: storage) }
}

/// The same walk over bare indices.
///
/// Which element comes next, and that none is left in the open one, is read from the tree and never from the
/// bytes.
struct MarkupWalk: Sendable {
  enum Step {
    case start(Int32)
    case end(Int32)
    case piece(Int)
  }

  /// The innermost element that has started and not ended; −1 outside the root.
  private(set) var open: Int32 = -1
  private var nextElement: Int32 = 0
  private var nextPiece = 0

  mutating func next(in storage: MarkupStorage) -> Step? {
    let last =
      open < 0 ? Int32(truncatingIfNeeded: storage.elements.count) : storage.elements[Int(open)].subtreeEnd
    let element = nextElement < last ? storage.elements[Int(nextElement)].start : .max
    let end = open < 0 ? .max : storage.elements[Int(open)].contentEnd
    if nextPiece < storage.pieces.count, storage.pieces[nextPiece].start < min(element, end) {
      nextPiece += 1
      return .piece(nextPiece - 1)
    }
    if element < end {
      open = nextElement
      nextElement += 1
      return .start(open)
    }
    guard open >= 0 else { return nil }
    let closed = open
    open = storage.elements[Int(open)].parent
    return .end(closed)
  }
}
