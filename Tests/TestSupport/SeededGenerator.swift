import Foundation

/// Random numbers that a seed repeats: SplitMix64 (Steele, Lea and Flood 2014).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Seeds 0 ..< count, times the environment's `PLUMB_SEEDS` where it is set.
  package static func seeds(_ count: Int) -> Range<UInt64> {
    let factor = ProcessInfo.processInfo.environment["PLUMB_SEEDS"].flatMap { Int($0) } ?? 1
    return 0..<UInt64(count * max(1, factor))
  }
}

extension Collection {
  /// A member chosen at random; the collection must have one.
  package func pick(_ generator: inout SeededGenerator) -> Element {
    self[index(startIndex, offsetBy: Int.random(in: 0..<count, using: &generator))]
  }
}
