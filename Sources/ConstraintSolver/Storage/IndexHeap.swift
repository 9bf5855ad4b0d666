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

  mutating func push(_ key: Int32) {
    keys.append(key)
    var child = keys.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if keys[parent] <= key { break }
      keys[child] = keys[parent]
      child = parent
    }
    keys[child] = key
  }

  mutating func pop() -> Int32? {
    guard let last = keys.popLast() else { return nil }
    if keys.isEmpty { return last }
    let least = keys[0]
    keys[0] = last
    keys.sift(0, keys.count, by: >)
    return least
  }
}
