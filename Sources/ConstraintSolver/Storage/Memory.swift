/// Owns what the stores of a solver point to.
///
/// Copies of a solver share it until one of them changes: being the only one who refers to it means being the
/// only one who refers to any of the stores' elements.
@usableFromInline final class Memory: @unchecked Sendable {
  /// For each store the address of its elements.
  let addresses: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private static let storeCount = 96
  private var used = 0

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

  deinit {
    for index in 0..<used { addresses[index]?.deallocate() }
    addresses.deallocate()
  }
}
