/// Owns what the stores of a solver point to.
///
/// Copies of a solver share it until one of them changes: being the only one who refers to it means being the
/// only one who refers to any of the stores' elements.
@usableFromInline final class Memory: @unchecked Sendable {
  /// For each store the address of its elements.
  let addresses: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private static let storeCount = 96
  private var used = 0
  /// What stores were given together by `reserveCapacity`.
  private var blocks: [UnsafeMutableRawPointer] = []

  init() {
    addresses = .allocate(capacity: Self.storeCount)
    addresses.initialize(repeating: nil, count: Self.storeCount)
  }

  /// A place for the address of one more store.
  func makeSlot() -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    precondition(used < Self.storeCount, "more stores than places")
    used += 1
    return addresses + (used - 1)
  }

  /// Has stores take room out of one piece of memory, as large as they need together.
  ///
  /// One piece is got and given back at once, and comes back warm for the next solver, where dozens of pieces
  /// would each be fetched from the system and cleared. `share` is called twice: to ask how much, and to hand
  /// out.
  func makeBlock(_ share: (inout Block) -> Void) {
    var block = Block()
    share(&block)
    if block.byteCount == 0 { return }
    let start = UnsafeMutableRawPointer.allocate(byteCount: block.byteCount, alignment: 16)
    blocks.append(start)
    block = Block(next: start)
    share(&block)
  }

  deinit {
    for block in blocks { block.deallocate() }
    for index in 0..<used { addresses[index]?.deallocate() }
    addresses.deallocate()
  }
}

/// A piece of memory that stores share; without a start, what they ask for is only added up.
struct Block {
  var next: UnsafeMutableRawPointer?
  var byteCount = 0

  /// Room for some bytes; nil while they are only counted.
  mutating func take(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    let padded = (byteCount + 15) & ~15
    self.byteCount += padded
    let place = next
    if let place { next = place + padded }
    return place
  }
}
