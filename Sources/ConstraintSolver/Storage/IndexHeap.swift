/// A binary heap of small integers, least first.
struct IndexHeap: Sendable {
  private var keys: Store<Int32>

  init(in memory: Memory) { keys = Store(in: memory) }

  func copy(in memory: Memory) -> IndexHeap {
    var copy = self
    copy.keys = keys.copy(in: memory)
    return copy
  }

  var isEmpty: Bool { keys.isEmpty }

  mutating func removeAll() { keys.removeAll() }

  mutating func push(_ key: Int32) { keys.pushHeap(key, by: >) }

  mutating func pop() -> Int32? { keys.popHeap(by: >) }
}
