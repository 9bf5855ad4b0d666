import CoreGraphics

/// The methods and properties that objects are known to have by name, of all modules that were asked for.
///
/// Any thread may ask, as it may ask Objective-C's runtime: a lock is around all of it, and what modules list are closures,
/// which are made and not called.
enum MemberIndex {
  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var modules: Set<String> = []
  /// The classes whose own modules, and those of the classes above, were taken in: to find a class's module takes its name.
  nonisolated(unsafe) private static var known: Set<ObjectIdentifier> = []
  nonisolated(unsafe) private static var allClasses: [String: AnyClass] = [:]
  nonisolated(unsafe) private static var allMakers: [String: @MainActor () -> NSObject] = [:]
  nonisolated(unsafe) private static var members: [ObjectIdentifier: [String: PlumbMember]] = [:]

  /// By the names that documents have for them, of whichever module.
  static var classes: [String: AnyClass] { lock.withLock { allClasses } }

  /// How objects are made that no decoder makes, by their classes' names.
  static var makers: [String: @MainActor () -> NSObject] { lock.withLock { allMakers } }

  /// What an object has under a name: what its own class declares before what those above it do.
  static func member(_ name: String, of object: AnyObject) -> PlumbMember? {
    let type: AnyClass = Swift.type(of: object)
    lock.lock()
    defer { lock.unlock() }
    // A class of one module may be extended in that of a class below it.
    if known.insert(ObjectIdentifier(type)).inserted {
      for type in lineage(of: type) { read(ModuleMembers.module(of: type)) }
    }
    for type in lineage(of: type) {
      if let member = members[ObjectIdentifier(type)]?[name] { return member }
    }
    return nil
  }

  private static func lineage(of type: AnyClass) -> some Sequence<AnyClass> {
    sequence(first: type, next: { _getSuperclass($0) })
  }

  /// Takes in what a module declares, also of other modules' classes.
  static func read(_ module: String) {
    lock.lock()
    defer { lock.unlock() }
    guard modules.insert(module).inserted else { return }
    CallersThread.run {
      guard let list = ModuleMembers.list(ofModule: module) else { return }
      // No closure here: one that is the main actor's asks on which thread it is.
      for entry in list.classes where allClasses[entry.key] == nil { allClasses[entry.key] = entry.value }
      for entry in list.makers where allMakers[entry.key] == nil { allMakers[entry.key] = entry.value }
      for table in list.tables {
        for member in table.members {
          members[ObjectIdentifier(table.owner), default: [:]][member.name] = member
        }
      }
    }
  }
}
