/// The bytes of a document and the index over them; what every handle holds on to.
///
/// One class, so that passing a handle costs one retain however many tables there are. Names and values are
/// not copied: a record says where in the bytes they are.
final class MarkupStorage: Sendable {
  let bytes: [UInt8]
  let lines: LineIndex
  let elements: [ElementRecord]
  let attributes: [AttributeRecord]
  let pieces: [PieceRecord]

  init(
    bytes: [UInt8], lines: LineIndex, elements: [ElementRecord], attributes: [AttributeRecord],
    pieces: [PieceRecord]
  ) {
    self.bytes = bytes
    self.lines = lines
    self.elements = elements
    self.attributes = attributes
    self.pieces = pieces
  }

  /// The attributes of an element, as indices into `attributes`.
  func attributes(of element: Int32) -> Range<Int> {
    let next = Int(element) + 1
    let end = next < elements.count ? Int(elements[next].firstAttribute) : attributes.count
    return Int(elements[Int(element)].firstAttribute)..<end
  }

  /// The index of the first piece that begins at an offset or after it.
  ///
  /// - Complexity: O(log *pieces*).
  func firstPiece(from offset: Int32) -> Int {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) >> 1
      if pieces[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether the bytes from `start` to `end` are those of a literal.
  func matches(_ literal: StaticString, start: Int32, end: Int32) -> Bool {
    let length = Int(end - start)
    guard literal.utf8CodeUnitCount == length else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      literal.withUTF8Buffer { literal in
        var index = 0
        while index < length {
          if bytes[Int(start) + index] != literal[index] { return false }
          index += 1
        }
        return true
      }
    }
  }

  /// Calls a function with the bytes from `start` to `end`.
  func withBytes<Result>(
    _ start: Int32, _ end: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[Int(start)..<Int(end)])) }
  }

  /// The bytes from `start` to `end` as they are.
  func string(start: Int32, end: Int32) -> String {
    bytes.withUnsafeBufferPointer { String(decoding: $0[Int(start)..<Int(end)], as: UTF8.self) }
  }
}
