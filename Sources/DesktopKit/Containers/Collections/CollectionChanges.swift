import Foundation

/// How what a collection view shows has changed: deletions and reloads by the places before, insertions by those after.
struct CollectionChanges {
  /// Sections, or the items of one.
  private struct Row {
    var deleted = IndexSet()
    var inserted = IndexSet()
    var moved: [Int: Int] = [:]

    /// Where one is now; nil for one that is gone.
    func place(of old: Int) -> Int? {
      if let target = moved[old] { return target }
      guard !deleted.contains(old) else { return nil }
      var place = old - deleted.count(in: 0..<old)
      // What was inserted, or moved here, pushes the others on.
      for range in inserted.rangeView where range.lowerBound <= place { place += range.count }
      return place
    }

    mutating func move(_ old: Int, to new: Int) {
      moved[old] = new
      deleted.insert(old)
      inserted.insert(new)
    }
  }

  private var sections = Row()
  private var reloadedSections = IndexSet()
  private var reloadedItems: Set<IndexPath> = []
  private var movedItems: [IndexPath: IndexPath] = [:]
  /// By the sections before.
  private var deletedItems: [Int: IndexSet] = [:]
  /// By the sections after.
  private var insertedItems: [Int: IndexSet] = [:]

  // MARK: Noting

  mutating func insert(_ sections: IndexSet) { self.sections.inserted.formUnion(sections) }
  mutating func delete(_ sections: IndexSet) { self.sections.deleted.formUnion(sections) }
  mutating func reload(_ sections: IndexSet) { reloadedSections.formUnion(sections) }
  mutating func move(_ section: Int, to new: Int) { sections.move(section, to: new) }

  mutating func insert(_ paths: Set<IndexPath>) {
    for path in paths { insertedItems[path.section, default: []].insert(path.item) }
  }
  mutating func delete(_ paths: Set<IndexPath>) {
    for path in paths { deletedItems[path.section, default: []].insert(path.item) }
  }
  mutating func reload(_ paths: Set<IndexPath>) { reloadedItems.formUnion(paths) }
  mutating func move(_ path: IndexPath, to new: IndexPath) {
    movedItems[path] = new
    delete([path])
    insert([new])
  }

  // MARK: Asking

  /// Where a section is now; nil for one that is gone.
  func place(of section: Int) -> Int? { sections.place(of: section) }

  /// Where an item is now; nil for one that is gone.
  func place(of path: IndexPath) -> IndexPath? {
    if let target = movedItems[path] { return target }
    guard let section = sections.place(of: path.section) else { return nil }
    let row = Row(deleted: deletedItems[path.section] ?? [], inserted: insertedItems[section] ?? [])
    return row.place(of: path.item).map { IndexPath(item: $0, section: section) }
  }

  func isReloaded(_ path: IndexPath) -> Bool { reloadedItems.contains(path) || isReloaded(path.section) }
  func isReloaded(_ section: Int) -> Bool { reloadedSections.contains(section) }
}

extension NSCollectionView {
  /// Notes a change, or takes it at once outside a batch.
  func change(_ note: (inout CollectionChanges) -> Void) {
    var changes = batch ?? CollectionChanges()
    note(&changes)
    if batch != nil { batch = changes } else { take(changes) }
  }

  func take(_ changes: CollectionChanges) {
    takeDifferences(
      items: { changes.isReloaded($0) ? nil : changes.place(of: $0) },
      sections: { changes.isReloaded($0) ? nil : changes.place(of: $0) },
      selection: { changes.place(of: $0) })
  }
}
