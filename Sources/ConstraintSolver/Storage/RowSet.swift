/// Some of the rows, a bit for each, in the order of their indices.
///
/// Whoever looks for a few rows among many reads a bit of each in place of a line of memory.
struct RowSet: Sendable {
  private var words: Store<UInt64>

  init(in memory: Memory) { words = Store(in: memory) }

  mutating func move(to memory: Memory) { words = words.copy(in: memory) }

  @inline(__always) mutating func insert(_ row: Int32) {
    let word = row >> 6
    if word >= words.count { words.extend(to: 2 * Int(word) + 1, with: 0) }
    words[word] |= 1 << UInt64(row & 63)
  }

  @inline(__always) mutating func remove(_ row: Int32) { words[row >> 6] &= ~(1 << UInt64(row & 63)) }

  mutating func removeAll() {
    for word in words.indices { words[word] = 0 }
  }

  func contains(_ row: Int) -> Bool { row >> 6 < words.count && words[row >> 6] >> UInt64(row & 63) & 1 == 1 }

  /// - Complexity: O(members + rows / 64).
  @inline(__always) func visit(_ body: (Int32) -> Void) {
    for word in words.indices {
      var rest = words[word]
      while rest != 0 {
        body(Int32(word << 6 + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
  }
}
