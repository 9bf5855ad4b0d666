import TestSupport
import Testing

@testable import pack_studio

@Suite("Bytes as text that HTML leaves alone")
struct SevenBitTextTests {
  /// As the page reads it.
  private func bytes(_ packed: SevenBitText) -> [UInt8] {
    var bytes: [UInt8] = []
    var (bits, held): (UInt32, Int) = (0, 0)
    func take(_ seven: UInt32) {
      bits = (bits << 7 | seven) & 0x3FFF
      held += 7
      if held >= 8 {
        held -= 8
        bytes.append(UInt8(bits >> held & 0xFF))
      }
    }
    for scalar in packed.text.unicodeScalars {
      if scalar.value >= 0x80 { take([0x00, 0x0D, 0x3C][Int(scalar.value - 0x80) >> 7]) }
      take(scalar.value & 0x7F)
    }
    return Array(bytes.prefix(packed.count))
  }

  @Test(
    arguments: [[], [0], [0, 0], [13], [60], [255], [0, 13, 60, 255], [30, 0, 0, 0, 0, 0, 0, 0, 60]]
      as [[UInt8]])
  func fewBytes(_ input: [UInt8]) {
    #expect(bytes(SevenBitText(input)) == input)
  }

  @Test func anyBytes() {
    var generator = SeededGenerator(seed: 7)
    for length in 0..<300 {
      let input = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let packed = SevenBitText(input)
      #expect(bytes(packed) == input)
      #expect(!packed.text.unicodeScalars.contains { $0 == "<" || $0.value == 0 || $0.value == 13 })
      // A seventh more, and at most a character for the rest.
      #expect(packed.text.utf8.count <= length * 8 / 7 + 3)
    }
  }
}
