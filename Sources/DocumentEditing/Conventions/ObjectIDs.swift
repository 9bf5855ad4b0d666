@_spi(Lookup) import PlumbMarkup

/// Ids for new objects, of the form that Interface Builder gives: `Xyz-1a-b2C`.
///
/// They follow from the ids of the document and from what they are for, so that the same edit of the same document always
/// writes the same bytes.
package struct ObjectIDs {
  private var used: Set<String> = []
  private let seed: UInt64

  /// - Complexity: Linear in the elements.
  package init(_ document: MarkupDocument) {
    var sum: UInt64 = 0
    for index in 0..<document.elementCount {
      guard let id = document.element(at: Int32(index))["id"] else { continue }
      if used.insert(id).inserted { sum &+= Self.hash(id, from: Self.basis) }
    }
    seed = sum
  }

  /// An id that nothing in the document has, and nothing that was asked for.
  ///
  /// - Parameter subject: What the object is for, in words that tell it from others.
  package mutating func make(for subject: String) -> String {
    var state = Self.hash(subject, from: Self.basis ^ seed)
    while true {
      let id = Self.id(state)
      if used.insert(id).inserted { return id }
      state = Self.hash(id, from: state)
    }
  }

  private static let letters = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".unicodeScalars)

  private static func id(_ state: UInt64) -> String {
    // Spreads what the hash leaves in its lower bits: the last step of SplitMix64 (Steele, Lea and Flood 2014).
    var rest = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    rest = (rest ^ (rest >> 27)) &* 0x94D0_49BB_1331_11EB
    rest ^= rest >> 31
    var id = ""
    for place in 0..<8 {
      if place == 3 || place == 5 { id += "-" }
      id.unicodeScalars.append(letters[Int(rest % 62)])
      rest /= 62
    }
    return id
  }

  private static let basis: UInt64 = 0xCBF2_9CE4_8422_2325

  /// FNV-1a of 64 bits (Fowler, Noll and Vo).
  private static func hash(_ text: String, from basis: UInt64) -> UInt64 {
    text.utf8.reduce(basis) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
