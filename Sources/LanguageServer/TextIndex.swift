import PlumbFindings
import PlumbTextOutput

/// A text's lines, and the places in them as clients count: lines from 0, and in a line the units of the encoding that
/// was agreed upon.
struct TextIndex: Sendable {
  enum Encoding: String, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
  }

  struct Position: Equatable, Sendable {
    var line: Int
    var character: Int
  }

  let bytes: [UInt8]
  let encoding: Encoding
  /// Where each line begins: the first at 0.
  private let starts: [Int]
  /// Where each line begins for findings and patches, which know no line ends but newlines.
  private let newlineStarts: [Int]

  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// - Complexity: Linear in the bytes.
  init(_ bytes: [UInt8], _ encoding: Encoding) {
    self.bytes = bytes
    self.encoding = encoding
    var (starts, newlineStarts) = ([0], [0])
    for (place, byte) in bytes.enumerated() {
      let isReturn =
        byte == Self.carriageReturn && (place + 1 == bytes.count || bytes[place + 1] != Self.newline)
      if byte == Self.newline || isReturn { starts.append(place + 1) }
      if byte == Self.newline { newlineStarts.append(place + 1) }
    }
    self.starts = starts
    self.newlineStarts = newlineStarts
  }

  /// Where a client's position is in the bytes: what is beyond the end of a line is that end, and what is beyond the last
  /// line the end of the text; nil for negative numbers.
  func offset(of position: Position) -> Int? {
    guard position.line >= 0, position.character >= 0 else { return nil }
    guard position.line < starts.count else { return bytes.count }
    var place = starts[position.line]
    let end = lineEnd(position.line)
    var units = 0
    while place < end {
      let length = Self.length(of: bytes[place], upTo: end - place)
      let more = encoding == .utf8 ? length : length == 4 ? 2 : 1
      // Half a character is where it begins.
      if units + more > position.character { return place }
      units += more
      place += length
    }
    return place
  }

  func position(of offset: Int) -> Position {
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var place = starts[low]
    var units = 0
    while place < min(offset, bytes.count) {
      let length = Self.length(of: bytes[place], upTo: bytes.count - place)
      units += encoding == .utf8 ? length : length == 4 ? 2 : 1
      place += length
    }
    return Position(line: low, character: units)
  }

  /// Where a finding's place is in the bytes; columns count characters from 1.
  func offset(of position: SourcePosition) -> Int {
    guard newlineStarts.indices.contains(position.line - 1) else { return bytes.count }
    var place = newlineStarts[position.line - 1]
    var column = 1
    while column < position.column, place < bytes.count, bytes[place] != Self.newline {
      place += Self.length(of: bytes[place], upTo: bytes.count - place)
      column += 1
    }
    return place
  }

  /// Where a line begins that is counted from 0 by newlines alone; the text's end for one behind the last.
  func offset(ofLine line: Int) -> Int { line < newlineStarts.count ? newlineStarts[line] : bytes.count }

  private func lineEnd(_ line: Int) -> Int {
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    if line + 1 < starts.count {
      end -= 1
      if end > starts[line], bytes[end] == Self.newline, bytes[end - 1] == Self.carriageReturn { end -= 1 }
    }
    return end
  }

  /// How many bytes the character takes that begins with one; what is no UTF-8 counts byte by byte.
  private static func length(of byte: UInt8, upTo rest: Int) -> Int {
    let length = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : byte < 0xF8 ? 4 : 1
    return min(length, rest)
  }
}

extension JSONText {
  mutating func member(_ name: String, _ position: TextIndex.Position) {
    member(name) { json in
      json.object { json in
        json.member("line", position.line)
        json.member("character", position.character)
      }
    }
  }

  /// Adds a range of bytes as clients count.
  mutating func member(_ name: String, _ range: Range<Int>, in text: TextIndex) {
    member(name) { json in
      json.object { json in
        json.member("start", text.position(of: range.lowerBound))
        json.member("end", text.position(of: range.upperBound))
      }
    }
  }
}
