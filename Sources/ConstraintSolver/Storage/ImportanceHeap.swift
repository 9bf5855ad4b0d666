/// A binary heap of small integers, least first.
struct ImportanceHeap {
  private var keys: [Int32] = []

  mutating func push(_ key: Int32) {
    keys.append(key)
    var child = keys.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if keys[parent] <= keys[child] { break }
      keys.swapAt(parent, child)
      child = parent
    }
  }

  mutating func pop() -> Int32? {
    guard let least = keys.first else { return nil }
    keys[0] = keys[keys.count - 1]
    keys.removeLast()
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= keys.count { return least }
      if child + 1 < keys.count && keys[child + 1] < keys[child] { child += 1 }
      if keys[parent] <= keys[child] { return least }
      keys.swapAt(parent, child)
      parent = child
    }
  }
}
