/// Items that wait for a pass of layout, in memory that one pass leaves to the next.
struct WaitingItems {
  private var items: ContiguousArray<LayoutItem> = []
  /// The memory of longer lists is not kept.
  private static let keptCapacity = 64

  var isEmpty: Bool { items.isEmpty }

  func contains(where matches: (LayoutItem) -> Bool) -> Bool { items.contains(where: matches) }

  mutating func append(_ item: consuming LayoutItem) { items.append(item) }

  /// Takes out all that wait, for the caller to remove them one by one from the end, which costs least. What is appended from
  /// now on waits for another pass.
  ///
  /// - Parameter firstAtEnd: Whether they are in the opposite order, so that those that came first are removed first.
  mutating func takeAll(firstAtEnd: Bool = false) -> ContiguousArray<LayoutItem> {
    var taken: ContiguousArray<LayoutItem> = []
    swap(&taken, &items)
    // Through a pointer, elements move without counting references.
    if firstAtEnd, taken.count > 1 { taken.withUnsafeMutableBufferPointer { $0.reverse() } }
    return taken
  }

  /// Gives back the emptied array, for items that come later.
  mutating func reuse(_ emptied: consuming ContiguousArray<LayoutItem>) {
    if items.isEmpty, emptied.capacity <= Self.keptCapacity { items = emptied }
  }
}
