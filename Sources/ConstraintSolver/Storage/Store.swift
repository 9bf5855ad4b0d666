/// A growable array of plain values that is not reference counted by itself: `Memory` owns the elements of
/// all stores of a solver together.
///
/// Arrays would ask at every write whether they are shared. A solver asks once an edit, and its loops are
/// then bare loads and stores. Indices are checked where invariants are (`PLUMB_INVARIANTS`).
@usableFromInline struct Store<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  @usableFromInline private(set) var base: UnsafeMutablePointer<Element>
  @usableFromInline private(set) var count = 0
  private var capacity = 0
  private let slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  /// An empty store, which has no memory yet.
  init(in memory: Memory) {
    slot = memory.makeSlot()
    base = UnsafeMutableRawPointer(slot).assumingMemoryBound(to: Element.self)
  }

  /// The same elements in another memory.
  func copy(in memory: Memory) -> Store {
    var copy = Store(in: memory)
    copy.reserve(count)
    copy.base.initialize(from: base, count: count)
    copy.count = count
    return copy
  }

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }
  var last: Element { self[count - 1] }

  @inlinable @inline(__always) subscript(index: Int) -> Element {
    unsafeAddress {
      #if PLUMB_INVARIANTS
        precondition(index >= 0 && index < count, "an index outside the store")
      #endif
      return UnsafePointer(base + index)
    }
    nonmutating unsafeMutableAddress {
      #if PLUMB_INVARIANTS
        precondition(index >= 0 && index < count, "an index outside the store")
      #endif
      return base + index
    }
  }

  @inlinable @inline(__always) subscript(index: Int32) -> Element {
    unsafeAddress {
      #if PLUMB_INVARIANTS
        precondition(index >= 0 && index < count, "an index outside the store")
      #endif
      return UnsafePointer(base + Int(index))
    }
    nonmutating unsafeMutableAddress {
      #if PLUMB_INVARIANTS
        precondition(index >= 0 && index < count, "an index outside the store")
      #endif
      return base + Int(index)
    }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: max(8, 2 * capacity)) }
    (base + count).initialize(to: element)
    count += 1
  }

  @inline(__always) mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count -= 1
    return base[count]
  }

  mutating func removeLast() { count -= 1 }

  @inline(__always) mutating func removeAll() { count = 0 }

  /// Keeps the first elements.
  mutating func truncate(to count: Int) { self.count = count }

  mutating func reserve(_ capacity: Int) {
    if capacity > self.capacity { grow(to: capacity) }
  }

  /// Makes room out of a block for this many elements, if there is less.
  mutating func reserve(_ capacity: Int, in block: inout Block) {
    if capacity <= self.capacity { return }
    // What is asked for again and again grows by factors, as blocks are not given back before the end.
    let capacity = max(capacity, 2 * self.capacity)
    guard let place = block.take(capacity * MemoryLayout<Element>.stride) else { return }
    move(to: place.bindMemory(to: Element.self, capacity: capacity), capacity)
  }

  /// Makes the store at least this long.
  mutating func extend(to count: Int, with element: Element) {
    if count <= self.count { return }
    if count > capacity { grow(to: max(count, 2 * capacity)) }
    (base + self.count).initialize(repeating: element, count: count - self.count)
    self.count = count
  }

  func swapAt(_ a: Int, _ b: Int) {
    let held = self[a]
    self[a] = self[b]
    self[b] = held
  }

  @inline(never) private mutating func grow(to capacity: Int) {
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    move(to: grown, capacity)
    slot.pointee = UnsafeMutableRawPointer(base)
  }

  /// Leaves the memory it had, which is its own unless it is part of a block.
  private mutating func move(to place: UnsafeMutablePointer<Element>, _ capacity: Int) {
    place.moveInitialize(from: base, count: count)
    slot.pointee?.deallocate()
    slot.pointee = nil
    base = place
    self.capacity = capacity
  }

  /// Sorts by a strict order (heap sort: no memory, no worst case).
  func sort(by precedes: (Element, Element) -> Bool) {
    if count < 2 { return }
    let base = base
    var isSorted = true
    for index in 1..<count where precedes(base[index], base[index - 1]) {
      isSorted = false
      break
    }
    if isSorted { return }
    makeHeap(by: precedes)
    for end in stride(from: count - 1, to: 0, by: -1) { moveFirst(behind: end, by: precedes) }
  }

  /// Exchanges the first element of a binary heap with the one behind so many, which from then on are the heap.
  @inline(__always) func moveFirst(behind end: Int, by precedes: (Element, Element) -> Bool) {
    let base = base
    let first = base[0]
    base[0] = base[end]
    base[end] = first
    sift(0, end, by: precedes)
  }

  /// Makes a binary heap of the elements, the one first that precedes no other.
  @inline(__always) func makeHeap(by precedes: (Element, Element) -> Bool) {
    for root in stride(from: count / 2 - 1, through: 0, by: -1) { sift(root, count, by: precedes) }
  }

  /// Takes the first element out of a binary heap.
  @inline(__always) mutating func popHeap(by precedes: (Element, Element) -> Bool) -> Element? {
    guard let last = popLast() else { return nil }
    if isEmpty { return last }
    let first = self[0]
    self[0] = last
    sift(0, count, by: precedes)
    return first
  }

  /// Puts an element into a binary heap.
  @inline(__always) mutating func pushHeap(_ element: Element, by precedes: (Element, Element) -> Bool) {
    append(element)
    var child = count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if !precedes(self[parent], element) { break }
      self[child] = self[parent]
      child = parent
    }
    self[child] = element
  }

  /// Lets an element of a binary heap sink, among the first so many, below those that it precedes.
  @inline(__always) func sift(_ root: Int, _ end: Int, by precedes: (Element, Element) -> Bool) {
    if root >= end { return }
    let base = base
    let element = base[root]
    var parent = root
    while true {
      var child = 2 * parent + 1
      if child >= end { break }
      if child + 1 < end && precedes(base[child], base[child + 1]) { child += 1 }
      if !precedes(element, base[child]) { break }
      base[parent] = base[child]
      parent = child
    }
    base[parent] = element
  }
}
