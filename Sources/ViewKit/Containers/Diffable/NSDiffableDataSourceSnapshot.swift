import CoreGraphics

/// The sections and items that a table or collection shows, by identifiers that say what they are and not
/// where.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// Of each item the section that it is in.
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// What is to be made anew although it stays.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// Whose cells are to be filled anew without being replaced.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: Answers

  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { homes.count }
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let list = items[identifier] else {
      SnapshotFault.unknownSection(identifier)
      return []
    }
    return list
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    homes[identifier]
  }

  /// The item's place among those of all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[identifier], let index = items[home]?.firstIndex(of: identifier) else {
      return nil
    }
    return sectionIdentifiers.prefix { $0 != home }.reduce(index) { $0 + (items[$1]?.count ?? 0) }
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { if let place = place(of: toIdentifier) { insert(identifiers, at: place) } }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { if let place = place(of: toIdentifier) { insert(identifiers, at: place + 1) } }

  /// Takes sections out with their items; those that are not there are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in gone {
      for item in items.removeValue(forKey: section) ?? [] { homes[item] = nil }
    }
    sectionIdentifiers.removeAll { gone.contains($0) }
    forgetMarksOfMissing()
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where place(of: identifier) != nil {
      if !reloadedSectionIdentifiers.contains(identifier) { reloadedSectionIdentifiers.append(identifier) }
    }
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    let identifiers = SnapshotFault.unique(identifiers, "section") { items[$0] != nil }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { items[identifier] = [] }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to target: SectionIdentifierType, offset: Int
  ) {
    guard let from = place(of: identifier), place(of: target) != nil, identifier != target else { return }
    sectionIdentifiers.remove(at: from)
    let place = sectionIdentifiers.firstIndex(of: target) ?? sectionIdentifiers.count
    sectionIdentifiers.insert(identifier, at: place + offset)
  }

  private func place(of identifier: SectionIdentifierType) -> Int? {
    let place = indexOfSection(identifier)
    if place == nil { SnapshotFault.unknownSection(identifier) }
    return place
  }

  // MARK: Storage for items

  mutating func change(
    _ section: SectionIdentifierType, _ change: (inout [ItemIdentifierType]) -> Void
  ) { change(&items[section, default: []]) }

  mutating func setHome(_ section: SectionIdentifierType?, of item: ItemIdentifierType) {
    homes[item] = section
  }

  mutating func markReloaded(_ item: ItemIdentifierType) {
    reconfiguredItemIdentifiers.removeAll { $0 == item }
    if !reloadedItemIdentifiers.contains(item) { reloadedItemIdentifiers.append(item) }
  }

  mutating func markReconfigured(_ item: ItemIdentifierType) {
    guard !reloadedItemIdentifiers.contains(item), !reconfiguredItemIdentifiers.contains(item) else { return }
    reconfiguredItemIdentifiers.append(item)
  }

  mutating func forgetMarksOfMissing() {
    reloadedSectionIdentifiers.removeAll { items[$0] == nil }
    reloadedItemIdentifiers.removeAll { homes[$0] == nil }
    reconfiguredItemIdentifiers.removeAll { homes[$0] == nil }
  }

  /// The snapshot as it is once it has been applied.
  package var withoutMarks: NSDiffableDataSourceSnapshot {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }
}
