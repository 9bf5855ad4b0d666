/// The part of a text that is drawn as letters.
enum DrawableLetters {
  /// The UTF-8 of a line that has at most `limit` scalars: what breaks lines or tabs is a space; controls,
  /// and marks that turn the direction of what follows, are left out, as in SVG, and so are noncharacters,
  /// which Cairo refuses.
  static func of(_ text: String, atMost limit: Int) -> [UInt8] {
    var letters: [UInt8] = []
    for scalar in text.unicodeScalars.prefix(limit) where scalar.value & 0xFFFE != 0xFFFE {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: letters.append(0x20)
      case 0x00..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: break
      default: letters.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return letters
  }
}
