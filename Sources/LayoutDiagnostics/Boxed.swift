/// A value behind a reference, which copies share until one of them changes.
///
/// A large structure has code for each of its references wherever a copy of it, or of what it is in, comes and goes: of the
/// WebAssembly module a twentieth. Behind a reference it is one.
@propertyWrapper
package struct Boxed<Value: Sendable>: @unchecked Sendable {
  private final class Storage {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  package init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  package var wrappedValue: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}

extension Boxed: Equatable where Value: Equatable {
  package static func == (one: Boxed, other: Boxed) -> Bool {
    one.storage === other.storage || one.storage.value == other.storage.value
  }
}

extension Boxed: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { storage.value.hash(into: &hasher) }
}
