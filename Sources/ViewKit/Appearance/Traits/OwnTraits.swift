/// Values of traits that programs define.
struct OwnTraits: Hashable, @unchecked Sendable {
  private struct Entry: Hashable {
    let trait: UITrait
    let value: Any

    /// Values that cannot be compared count as other ones.
    static func == (one: Entry, other: Entry) -> Bool {
      func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == other.value as? Value }
      return (one.value as? any Equatable).map { isEqual($0) } ?? false
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value? {
    get { entries[ObjectIdentifier(trait)]?.value as? T.Value }
    set { entries[ObjectIdentifier(trait)] = newValue.map { Entry(trait: trait, value: $0) } }
  }

  func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }
  mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }
  mutating func formUnion(_ other: OwnTraits) { entries.merge(other.entries) { $1 } }

  func differs(in trait: UITrait, from other: OwnTraits) -> Bool {
    let key = ObjectIdentifier(trait)
    return entries[key] != other.entries[key]
  }

  /// The traits in which two differ, in the order of their names.
  func changed(from other: OwnTraits) -> [UITrait] {
    var traits: [String: UITrait] = [:]
    for entry in Array(entries.values) + Array(other.entries.values)
    where differs(in: entry.trait, from: other) { traits[entry.trait.identifier] = entry.trait }
    return traits.sorted { $0.key < $1.key }.map(\.value)
  }
}
