/// Numbers that follow from a seed, the same on machines whose `Int` has 32 bits and on those where it has 64: Marsaglia's
/// 64-bit xorshift ("Xorshift RNGs", 2003).
struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state >> 11
  }

  /// A number from 0 to below a limit.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// A whole number between two.
  mutating func number(_ lowest: Int, _ highest: Int) -> Double {
    Double(lowest + below(highest - lowest + 1))
  }
}
