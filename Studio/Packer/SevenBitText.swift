/// Bytes as text that HTML leaves alone: a seventh more of them in UTF-8, where base64 has a third more.
///
/// A character has seven bits, the first ones of a byte first. HTML changes NUL and carriage return, and `<` could end a
/// script: in place of each stands a character from U+0080 that also has the seven bits behind.
struct SevenBitText {
  let text: String
  /// How many bytes there are.
  let count: Int

  /// The characters that HTML would not leave as they are.
  private static let refused: [UInt8] = [0x00, 0x0D, 0x3C]

  /// - Complexity: Linear in the bytes.
  init(_ bytes: [UInt8]) {
    var groups: [UInt8] = []
    groups.reserveCapacity(bytes.count * 8 / 7 + 1)
    var (bits, held): (UInt32, Int) = (0, 0)
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      held += 8
      while held >= 7 {
        held -= 7
        groups.append(UInt8(bits >> held & 0x7F))
      }
      bits &= 1 << held - 1
    }
    if held > 0 { groups.append(UInt8(bits << (7 - held) & 0x7F)) }

    var text: [UInt8] = []
    text.reserveCapacity(groups.count + groups.count / 16)
    var place = 0
    while place < groups.count {
      let group = groups[place]
      place += 1
      guard let kind = Self.refused.firstIndex(of: group) else {
        text.append(group)
        continue
      }
      let next = place < groups.count ? groups[place] : 0
      place += 1
      let scalar = 0x80 + UInt32(kind) << 7 + UInt32(next)
      text += [UInt8(0xC0 | scalar >> 6), UInt8(0x80 | scalar & 0x3F)]
    }
    self.text = String(decoding: text, as: UTF8.self)
    count = bytes.count
  }
}
