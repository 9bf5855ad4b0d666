import CoreGraphics

/// Where the items of one snapshot are in the next, for whatever shows them to keep the cells of those that
/// stay.
package struct SnapshotDifferences<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  package typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private let old: SnapshotPlaces<Section, Item>
  private let new: SnapshotPlaces<Section, Item>
  private let reloadedSections: Set<Section>
  private let reloadedItems: Set<Item>

  package init(
    from old: SnapshotPlaces<Section, Item>, to new: SnapshotPlaces<Section, Item>, _ snapshot: Snapshot
  ) {
    self.old = old
    self.new = new
    reloadedSections = Set(snapshot.reloadedSectionIdentifiers)
    reloadedItems = Set(snapshot.reloadedItemIdentifiers)
  }

  /// Where an item is now; nil where its cell is to be made anew.
  package func path(from path: IndexPath) -> IndexPath? {
    guard let item = old.item(at: path), !reloadedItems.contains(item), let path = new.path(of: item),
      let section = new.section(at: path.section), !reloadedSections.contains(section)
    else { return nil }
    return path
  }

  /// Where an item is now, whether or not its cell stays.
  package func place(from path: IndexPath) -> IndexPath? { old.item(at: path).flatMap { new.path(of: $0) } }

  package func section(from index: Int) -> Int? {
    guard let section = old.section(at: index), !reloadedSections.contains(section) else { return nil }
    return new.index(of: section)
  }
}

/// The identifiers of a snapshot by their places, and their places by them.
package struct SnapshotPlaces<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  package let sections: [Section]
  package let items: [[Item]]
  private let indices: [Section: Int]
  private let paths: [Item: IndexPath]

  package init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    sections = snapshot.sectionIdentifiers
    items = sections.map { snapshot.itemIdentifiers(inSection: $0) }
    indices = Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($1, $0) })
    var paths: [Item: IndexPath] = [:]
    for (section, list) in items.enumerated() {
      for (index, item) in list.enumerated() { paths[item] = IndexPath(item: index, section: section) }
    }
    self.paths = paths
  }

  package func item(at path: IndexPath) -> Item? {
    guard path.count == 2, items.indices.contains(path.section),
      items[path.section].indices.contains(path.item)
    else { return nil }
    return items[path.section][path.item]
  }

  package func section(at index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }
  package func path(of item: Item) -> IndexPath? { paths[item] }
  package func index(of section: Section) -> Int? { indices[section] }
}
