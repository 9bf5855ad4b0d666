/// SHA-256 (FIPS 180-4): tells one state of a document from all others, and names scripts to browsers.
package enum ContentHash {
  /// The hash as 64 hex digits. Takes time in proportion to the bytes.
  package static func text(_ bytes: [UInt8]) -> String {
    digest(bytes).map { hex($0 >> 4) + hex($0 & 15) }.joined()
  }

  private static func hex(_ digit: UInt8) -> String { String(digit, radix: 16) }

  /// The hash's 32 bytes.
  static func digest(_ bytes: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    var words = [UInt32](repeating: 0, count: 64)
    let whole = bytes.count / 64 * 64
    bytes.withUnsafeBufferPointer { buffer in
      for start in stride(from: 0, to: whole, by: 64) {
        add(UnsafeBufferPointer(rebasing: buffer[start..<(start + 64)]), to: &state, &words)
      }
    }
    let tail = padded(bytes[whole...], length: bytes.count)
    tail.withUnsafeBufferPointer { buffer in
      for start in stride(from: 0, to: buffer.count, by: 64) {
        add(UnsafeBufferPointer(rebasing: buffer[start..<(start + 64)]), to: &state, &words)
      }
    }
    return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } }
  }

  /// The last block or two: the rest, a bit, and the length in bits.
  private static func padded(_ rest: ArraySlice<UInt8>, length: Int) -> [UInt8] {
    var tail = Array(rest) + [0x80]
    while tail.count % 64 != 56 { tail.append(0) }
    return tail + (0..<8).map { UInt8(truncatingIfNeeded: (length * 8) >> (56 - 8 * $0)) }
  }

  private static func add(
    _ block: UnsafeBufferPointer<UInt8>, to state: inout [UInt32], _ words: inout [UInt32]
  ) {
    for index in 0..<16 {
      words[index] = (0..<4).reduce(0) { $0 << 8 | UInt32(block[4 * index + $1]) }
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let low = turned(early, 7) ^ turned(early, 18) ^ early >> 3
      let high = turned(late, 17) ^ turned(late, 19) ^ late >> 10
      words[index] = words[index - 16] &+ low &+ words[index - 7] &+ high
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let first = h &+ mixed &+ (e & f ^ ~e & g) &+ constants[index] &+ words[index]
      let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }

  private static func turned(_ word: UInt32, _ places: UInt32) -> UInt32 {
    word >> places | word << (32 - places)
  }

  /// The fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    let primes = (2...311).filter { number in (2..<number).allSatisfy { number % $0 != 0 } }
    return primes.map { prime in
      // The largest whole number whose cube is not above the prime times 2⁹⁶; its low 32 bits are the fraction.
      var root: UInt64 = 0
      for bit in stride(from: UInt64(34), through: 0, by: -1) {
        let candidate = root | 1 << bit
        if isCube(candidate, notAbove: UInt64(prime)) { root = candidate }
      }
      return UInt32(truncatingIfNeeded: root)
    }
  }()

  /// Whether root³ ≤ prime · 2⁹⁶, in exact arithmetic.
  private static func isCube(_ root: UInt64, notAbove prime: UInt64) -> Bool {
    let square = root.multipliedFullWidth(by: root)
    let low = square.low.multipliedFullWidth(by: root)
    let high = square.high.multipliedFullWidth(by: root)
    let (middle, carry) = low.high.addingReportingOverflow(high.low)
    let top = high.high + (carry ? 1 : 0)
    let limit = prime << 32
    guard top == 0, middle <= limit else { return false }
    return middle < limit || low.low == 0
  }
}
