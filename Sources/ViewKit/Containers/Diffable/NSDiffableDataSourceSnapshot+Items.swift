import CoreGraphics

/// Changes of a snapshot's items.
extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, by itself of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else { SnapshotFault.noSection() }
    guard indexOfSection(section) != nil else { SnapshotFault.unknownSection(section) }
    insert(identifiers, in: section) { $0.count }
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, in: home(of: beforeIdentifier)) { $0.firstIndex(of: beforeIdentifier) ?? $0.count }
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, in: home(of: afterIdentifier)) {
      $0.firstIndex(of: afterIdentifier).map { $0 + 1 } ?? $0.count
    }
  }

  /// Takes items out; those that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers.filter { sectionIdentifier(containingItem: $0) != nil })
    for section in Set(gone.map { home(of: $0) }) { change(section) { $0.removeAll { gone.contains($0) } } }
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
    for identifier in identifiers {
      _ = home(of: identifier)
      markReloaded(identifier)
    }
  }

  /// Has the items' cells filled anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      _ = home(of: identifier)
      markReconfigured(identifier)
    }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType,
    at place: ([ItemIdentifierType]) -> Int
  ) {
    SnapshotFault.checkUnique(identifiers, "item") { sectionIdentifier(containingItem: $0) != nil }
    change(section) { $0.insert(contentsOf: identifiers, at: place($0)) }
    for identifier in identifiers { setHome(section, of: identifier) }
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to target: ItemIdentifierType, offset: Int
  ) {
    let (from, section) = (home(of: identifier), home(of: target))
    guard identifier != target else { return }
    change(from) { $0.removeAll { $0 == identifier } }
    change(section) { list in
      list.insert(identifier, at: (list.firstIndex(of: target) ?? list.count) + offset)
    }
    setHome(section, of: identifier)
  }

  private func home(of identifier: ItemIdentifierType) -> SectionIdentifierType {
    guard let home = sectionIdentifier(containingItem: identifier) else {
      SnapshotFault.unknownItem(identifier)
    }
    return home
  }
}
