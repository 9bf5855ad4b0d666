/// A change of a source: bytes that others take the place of.
struct Edit {
  let range: Range<Int>
  let replacement: String

  /// Takes bytes out, but for the ends of lines, so that what follows stays where it is.
  static func blank(_ range: Range<Int>, in source: SourceText) -> Edit {
    let newlines = source.bytes[range].count { $0 == UInt8(ascii: "\n") }
    return Edit(range: range, replacement: String(repeating: "\n", count: newlines))
  }

  static func insert(_ text: String, at offset: Int) -> Edit {
    Edit(range: offset..<offset, replacement: text)
  }
}

extension [Edit] {
  /// A part of the bytes with the edits made that lie in it.
  func applied(to bytes: [UInt8], within range: Range<Int>) -> String {
    let inner = filter { range.contains($0.range.lowerBound) && $0.range.upperBound <= range.upperBound }
    let moved = inner.map {
      Edit(
        range: $0.range.lowerBound - range.lowerBound..<$0.range.upperBound - range.lowerBound,
        replacement: $0.replacement)
    }
    return moved.applied(to: [UInt8](bytes[range]))
  }

  /// The bytes with all edits made. Where two are about the same bytes, the outer one counts.
  func applied(to bytes: [UInt8]) -> String {
    let ordered = enumerated().sorted {
      ($0.element.range.lowerBound, -$0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, -$1.element.range.upperBound, $1.offset)
    }.map(\.element)
    var result: [UInt8] = []
    var place = 0
    for edit in ordered where edit.range.lowerBound >= place {
      result.append(contentsOf: bytes[place..<edit.range.lowerBound])
      result.append(contentsOf: edit.replacement.utf8)
      place = edit.range.upperBound
    }
    result.append(contentsOf: bytes[place...])
    return String(decoding: result, as: UTF8.self)
  }
}
