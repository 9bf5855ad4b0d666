/// The associated values of objects that cannot keep them themselves.
///
/// An address alone would find the values for whatever object lives there next. Each entry therefore has a
/// weak reference to its owner, which stays nil once the owner is gone.
struct AssociatedObjectTable {
  private struct Entry {
    let owner: WeakReference
    var objects = AssociatedObjects()
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var callsSinceSweep = 0

  var count: Int { entries.count }

  subscript(object: AnyObject) -> AssociatedObjects? {
    guard let entry = entries[ObjectIdentifier(object)], entry.owner.object === object else { return nil }
    return entry.objects
  }

  mutating func change(
    _ object: AnyObject, releasing released: inout ReleasedAssociations,
    _ change: (inout AssociatedObjects, inout ReleasedAssociations) -> Void
  ) {
    let key = ObjectIdentifier(object)
    var entry = entries[key] ?? Entry(owner: WeakReference(object))
    if entry.owner.object !== object {
      released.objects.append(entry.objects)
      entry = Entry(owner: WeakReference(object))
    }
    change(&entry.objects, &released)
    entries[key] = entry.objects.isEmpty ? nil : entry
  }

  /// Removes the values of owners that are gone, once there were as many calls as there are entries.
  ///
  /// The average cost of a call is therefore the same for any number of entries.
  ///
  /// An owner may die right after it is looked at, if the look held its last reference. Owners are therefore
  /// handed out in `released` too.
  mutating func sweep(releasing released: inout ReleasedAssociations) {
    callsSinceSweep += 1
    guard callsSinceSweep >= entries.count else { return }
    callsSinceSweep = 0
    for (key, entry) in entries {
      if let owner = entry.owner.object {
        released.owners.append(owner)
      } else {
        released.objects.append(entry.objects)
        entries[key] = nil
      }
    }
  }
}
