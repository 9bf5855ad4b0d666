/// What stands for a document in the record: 16 hexadecimal digits of its bytes' FNV-1a hash of 64 bits, so that the
/// record names nobody's project.
package struct ContentHash: Hashable, Comparable, Sendable, CustomStringConvertible {
  private let value: UInt64

  package init(of bytes: some Sequence<UInt8>) {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    self.value = value
  }

  /// nil where the text is not 16 hexadecimal digits.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
  }

  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  package static func < (a: Self, b: Self) -> Bool { a.value < b.value }
}
