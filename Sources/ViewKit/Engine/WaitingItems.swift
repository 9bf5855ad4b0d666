/// Items that wait for a pass of layout, in memory that one pass leaves to the next.
@MainActor
struct WaitingItems {
  private var items: ContiguousArray<LayoutItem> = []
  /// The memory of longer lists is not kept.
  private static let keptCapacity = 64

  nonisolated init() {}

  var isEmpty: Bool { items.isEmpty }

  mutating func append(_ item: consuming LayoutItem) { items.append(item) }

  /// Takes out all that wait, in the order in which they came. What is appended from now on waits for another pass.
  mutating func takeAll() -> ContiguousArray<LayoutItem> {
    var taken: ContiguousArray<LayoutItem> = []
    swap(&taken, &items)
    return taken
  }

  /// Gives back the emptied array, for items that come later.
  mutating func reuse(_ emptied: consuming ContiguousArray<LayoutItem>) {
    if items.isEmpty, emptied.capacity <= Self.keptCapacity { items = emptied }
  }
}
