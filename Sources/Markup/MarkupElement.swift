import PlumbFindings

/// An element of a document: a handle of one reference and an index.
///
/// Two elements are equal when they are the same one of the same reading, not when they look alike.
package struct MarkupElement: Sendable {
  let storage: MarkupStorage
  /// The number of elements that begin before this one.
  package let index: Int32

  var record: ElementRecord { storage.elements[Int(index)] }
}

extension MarkupElement: Hashable {
  package static func == (left: MarkupElement, right: MarkupElement) -> Bool {
    left.index == right.index && left.storage === right.storage
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(index)
  }
}

extension MarkupElement {
  /// The document that this element belongs to.
  package var document: MarkupDocument { MarkupDocument(storage: storage) }

  /// The name in the tag.
  package var name: String { storage.string(start: record.nameStart, end: record.nameEnd) }

  /// Whether the name is this one; nothing is allocated.
  @_spi(Lookup) public func isNamed(_ name: StaticString) -> Bool {
    let record = record
    return storage.matches(name, start: record.nameStart, end: record.nameEnd)
  }

  /// Calls a function with the UTF-8 of the name, to tell names apart without making a string of each.
  package func withNameBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    storage.withBytes(record.nameStart, record.nameEnd, body)
  }

  /// Whether the element is written as one tag, `<name/>`, and so has no end tag.
  package var isSingleTag: Bool { record.isSingleTag }

  /// All bytes of the element, tags included.
  package var range: Range<Int> { Int(record.start)..<Int(record.end) }

  /// The bytes of the name in the start tag.
  package var nameRange: Range<Int> { Int(record.nameStart)..<Int(record.nameEnd) }

  /// The bytes of the start tag, from `<` to past `>`.
  package var startTagRange: Range<Int> { Int(record.start)..<Int(record.contentStart) }

  /// The bytes between the tags; empty for a single tag.
  package var contentRange: Range<Int> { Int(record.contentStart)..<Int(record.contentEnd) }

  /// The bytes of the end tag; empty for a single tag.
  package var endTagRange: Range<Int> { Int(record.contentEnd)..<Int(record.end) }

  /// Where the start tag begins.
  package var position: SourcePosition { storage.position(of: record.start) }
}

extension MarkupDocument {
  init(storage: MarkupStorage) {
    self.storage = storage
  }
}
