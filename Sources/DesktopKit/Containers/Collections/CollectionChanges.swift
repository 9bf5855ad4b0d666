import Foundation

/// How what a collection view shows has changed: deletions and reloads by the places before, insertions by those after.
struct CollectionChanges {
  /// Sections, or the items of one.
  struct Row {
    var deleted = IndexSet()
    var inserted = IndexSet()
    var moved: [Int: Int] = [:]

    /// Where one is now; nil for one that is gone.
    func place(of old: Int) -> Int? {
      if let target = moved[old] { return target }
      guard !deleted.contains(old) else { return nil }
      let gone = deleted.union(IndexSet(moved.keys)).count(in: 0..<old)
      var place = old - gone
      // What was inserted, or moved here, pushes the others on.
      for taken in inserted.union(IndexSet(moved.values)) where taken <= place { place += 1 }
      return place
    }
  }

  var sections = Row()
  var reloadedSections = IndexSet()
  var reloadedItems: Set<IndexPath> = []
  var movedItems: [IndexPath: IndexPath] = [:]
  private var deletedItems: Set<IndexPath> = []
  private var insertedItems: Set<IndexPath> = []

  mutating func insert(_ paths: Set<IndexPath>) { insertedItems.formUnion(paths) }
  mutating func delete(_ paths: Set<IndexPath>) { deletedItems.formUnion(paths) }

  var isEmpty: Bool {
    sections.deleted.isEmpty && sections.inserted.isEmpty && sections.moved.isEmpty
      && reloadedSections.isEmpty
      && reloadedItems.isEmpty && movedItems.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
  }

  /// Where an item is now; nil for one that is gone.
  func place(of path: IndexPath) -> IndexPath? {
    if let target = movedItems[path] { return target }
    guard !deletedItems.contains(path), let section = sections.place(of: path.section) else { return nil }
    var row = Row()
    let left = deletedItems.union(movedItems.keys)
    row.deleted = IndexSet(left.filter { $0.section == path.section }.map(\.item))
    row.inserted = IndexSet(
      insertedItems.union(movedItems.values).filter { $0.section == section }.map(\.item))
    return row.place(of: path.item).map { IndexPath(item: $0, section: section) }
  }

  func isReloaded(_ path: IndexPath) -> Bool {
    reloadedItems.contains(path) || reloadedSections.contains(path.section)
  }
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
      sections: { changes.reloadedSections.contains($0) ? nil : changes.sections.place(of: $0) },
      selection: { changes.place(of: $0) })
  }
}
