/// Damages documents, the same way for the same seed.
///
/// Half of the mutations are blind to what the bytes mean; the others move tags, quotes and marks about, and
/// so come past the first check of a reader more often.
package struct MarkupMutator: Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  /// A copy with one to four mutations; fewer are likelier, because more leave little that can still be read.
  package mutating func mutant(of bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0...number(below: 1 + number(below: 4)) { mutate(&result) }
    return result
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else {
      bytes.append(UInt8(truncatingIfNeeded: next()))
      return
    }
    switch number(below: 10) {
    case 0: bytes.removeSubrange(span(of: bytes))
    case 1: duplicate(&bytes)
    case 2: bytes.swapAt(number(below: bytes.count), number(below: bytes.count))
    case 3: bytes.insert(UInt8(truncatingIfNeeded: next()), at: number(below: bytes.count + 1))
    case 4: bytes.removeLast(number(below: bytes.count))
    case 5: bytes[number(below: bytes.count)] ^= 1 << UInt8(number(below: 8))
    case 6: insertMark(&bytes)
    case 7: moveTag(&bytes)
    case 8: changeQuote(&bytes)
    default: repeatSpan(&bytes)
    }
  }

  private mutating func duplicate(_ bytes: inout [UInt8]) {
    let copied = Array(bytes[span(of: bytes)])
    bytes.insert(contentsOf: copied, at: number(below: bytes.count + 1))
  }

  private mutating func repeatSpan(_ bytes: inout [UInt8]) {
    let range = span(of: bytes)
    let copied = Array(bytes[range])
    for _ in 0..<number(below: 6) { bytes.insert(contentsOf: copied, at: range.upperBound) }
  }

  private mutating func insertMark(_ bytes: inout [UInt8]) {
    let mark = Self.marks[number(below: Self.marks.count)]
    bytes.insert(contentsOf: Array(mark.utf8), at: number(below: bytes.count + 1))
  }

  /// Takes a tag from one place to another, leaving it in the first half of the time.
  private mutating func moveTag(_ bytes: inout [UInt8]) {
    let from = number(below: bytes.count)
    guard let start = bytes[from...].firstIndex(of: UInt8(ascii: "<")),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return }
    let tag = Array(bytes[start...end])
    if next() & 1 == 0 { bytes.removeSubrange(start...end) }
    let to = number(below: bytes.count + 1)
    let place = bytes[..<to].lastIndex(of: UInt8(ascii: "<")) ?? to
    bytes.insert(contentsOf: tag, at: place)
  }

  private mutating func changeQuote(_ bytes: inout [UInt8]) {
    let from = number(below: bytes.count)
    let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    guard let place = bytes[from...].firstIndex(where: { quotes.contains($0) }) else { return }
    bytes[place] = bytes[place] == quotes[0] ? quotes[1] : quotes[0]
  }

  /// A short range of the bytes; now and then a long one.
  private mutating func span(of bytes: [UInt8]) -> Range<Int> {
    let start = number(below: bytes.count)
    let longest = number(below: 8) == 0 ? 400 : 12
    return start..<min(bytes.count, start + 1 + number(below: longest))
  }

  private mutating func number(below bound: Int) -> Int {
    Int(truncatingIfNeeded: next() % UInt64(bound))
  }

  /// SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  private static let marks = [
    "<", ">", "</", "/>", "=", "\"", "'", "&", ";", "&amp;", "&#10;", "&#x1F600;", "&#0;", "&lol;", "<!--",
    "-->",
    "--", "<![CDATA[", "]]>", "<?", "?>", "<?xml version=\"1.0\"?>", "<?x y?>", "<!DOCTYPE d>", "<a>", "</a>",
    "<b c='d'/>", " a=\"1\"", " a=\"1\" a=\"2\"", "\r", "\n", "\r\n", "\t", "\0", "\u{1}", "\u{FEFF}",
    "\u{FFFF}",
    "é", "漢", "\u{1F600}", "<<<<<<< ours\n", "\n<<<<<<< ours\n",
  ]
}
