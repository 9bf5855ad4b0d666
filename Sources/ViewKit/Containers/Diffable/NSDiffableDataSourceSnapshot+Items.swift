import CoreGraphics

/// Changes of a snapshot's items.
extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, by itself of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else { return SnapshotFault.noSection() }
    guard indexOfSection(section) != nil else { return SnapshotFault.unknownSection(section) }
    insert(identifiers, in: section) { $0.count }
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let home = home(of: beforeIdentifier) else { return }
    insert(identifiers, in: home) { $0.firstIndex(of: beforeIdentifier) ?? $0.count }
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let home = home(of: afterIdentifier) else { return }
    insert(identifiers, in: home) {
      $0.firstIndex(of: afterIdentifier).map { $0 + 1 } ?? $0.count
    }
  }

  /// Takes items out; those that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers.filter { sectionIdentifier(containingItem: $0) != nil })
    for section in Set(gone.compactMap { home(of: $0) }) {
      change(section) { $0.removeAll { gone.contains($0) } }
    }
    for item in gone { setHome(nil, of: item) }
    forgetMarksOfMissing()
  }

  /// Takes everything out, the sections as well.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  /// Has the items' cells replaced.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where home(of: identifier) != nil { markReloaded(identifier) }
  }

  /// Has the items' cells filled anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where home(of: identifier) != nil { markReconfigured(identifier) }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType,
    at place: ([ItemIdentifierType]) -> Int
  ) {
    let identifiers = SnapshotFault.unique(identifiers, "item") {
      sectionIdentifier(containingItem: $0) != nil
    }
    change(section) { $0.insert(contentsOf: identifiers, at: place($0)) }
    for identifier in identifiers { setHome(section, of: identifier) }
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to target: ItemIdentifierType, offset: Int
  ) {
    guard let from = home(of: identifier), let section = home(of: target), identifier != target else {
      return
    }
    change(from) { $0.removeAll { $0 == identifier } }
    change(section) { list in
      list.insert(identifier, at: (list.firstIndex(of: target) ?? list.count) + offset)
    }
    setHome(section, of: identifier)
  }

  private func home(of identifier: ItemIdentifierType) -> SectionIdentifierType? {
    let home = sectionIdentifier(containingItem: identifier)
    if home == nil { SnapshotFault.unknownItem(identifier) }
    return home
  }
}
