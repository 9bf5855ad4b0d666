import CoreGraphics

/// The items of one section as a tree, whose branches can be closed.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: Answers

  /// All items, each one in front of those below it.
  public var items: [ItemIdentifierType] { rootItems.flatMap { branch(of: $0) } }

  /// The items of which all parents are expanded.
  public var visibleItems: [ItemIdentifierType] {
    func visible(_ item: ItemIdentifierType) -> [ItemIdentifierType] {
      [item] + (expanded.contains(item) ? children[item] ?? [] : []).flatMap { visible($0) }
    }
    return rootItems.flatMap { visible($0) }
  }

  public var expandedItems: [ItemIdentifierType] { items.filter { expanded.contains($0) } }

  public func contains(_ item: ItemIdentifierType) -> Bool {
    parents[item] != nil || rootItems.contains(item)
  }

  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// How many parents an item has.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    isThere(child) ? parents[child] : nil
  }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && ancestors(of: item).allSatisfy { expanded.contains($0) }
  }

  /// What is below an item, and the item itself if that is wanted.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var copy = NSDiffableDataSourceSectionSnapshot()
    guard isThere(parent) else { return copy }
    copy.rootItems = includingParent ? [parent] : children[parent] ?? []
    for item in branch(of: parent) {
      copy.children[item] = children[item]
      if expanded.contains(item) { copy.expanded.insert(item) }
      if !copy.rootItems.contains(item), let above = parents[item] { copy.parents[item] = above }
    }
    if !includingParent {
      copy.children[parent] = nil
      copy.expanded.remove(parent)
      copy.parents[parent] = nil
    }
    return copy
  }

  /// A line for each item, indented by its level.
  public func visualDescription() -> String {
    items.map { item in
      let mark = children[item]?.isEmpty == false ? expanded.contains(item) ? "-" : "+" : "*"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  private func branch(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    [item] + (children[item] ?? []).flatMap { branch(of: $0) }
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item) { parents[$0] }.dropFirst())
  }

  /// Whether an item is there, as it has to be.
  private func isThere(_ item: ItemIdentifierType) -> Bool {
    if contains(item) { return true }
    SnapshotFault.unknownItem(item)
    return false
  }

  // MARK: Changes

  /// Adds items at the end of those below another one, or of the section.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent, !isThere(parent) { return }
    insert(items, below: parent) { $0.count }
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard isThere(item) else { return }
    insert(items, below: parents[item]) { $0.firstIndex(of: item) ?? $0.count }
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard isThere(item) else { return }
    insert(items, below: parents[item]) { $0.firstIndex(of: item).map { $0 + 1 } ?? $0.count }
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    guard isThere(item) else { return }
    insert(snapshot.rootItems, before: item)
    take(snapshot)
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    guard isThere(item) else { return }
    insert(snapshot.rootItems, after: item)
    take(snapshot)
  }

  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard isThere(parent) else { return }
    delete(children[parent] ?? [])
    append(snapshot.rootItems, to: parent)
    take(snapshot)
  }

  /// Takes items out, and what is below them; those that are not there are passed over.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let gone = branch(of: item)
      change(parents[item]) { $0.removeAll { $0 == item } }
      for each in gone {
        children[each] = nil
        parents[each] = nil
        expanded.remove(each)
      }
    }
  }

  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where isThere(item) { expanded.insert(item) }
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  private mutating func insert(
    _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at place: ([ItemIdentifierType]) -> Int
  ) {
    let items = SnapshotFault.unique(items, "item") { contains($0) }
    change(parent) { $0.insert(contentsOf: items, at: place($0)) }
    for item in items { parents[item] = parent }
  }

  private mutating func change(_ parent: ItemIdentifierType?, _ change: (inout [ItemIdentifierType]) -> Void)
  {
    if let parent { change(&children[parent, default: []]) } else { change(&rootItems) }
  }

  /// What is below the roots of another snapshot, which are there.
  private mutating func take(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    for item in snapshot.items {
      let below = snapshot.children[item] ?? []
      if !below.isEmpty { append(below, to: item) }
    }
    expanded.formUnion(snapshot.expanded)
  }
}
