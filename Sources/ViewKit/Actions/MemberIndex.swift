import CoreGraphics

/// The methods and properties that objects are known to have by name, of all modules that were asked for.
@MainActor
enum MemberIndex {
  private static var modules: Set<String> = []
  /// The classes whose own modules, and those of the classes above, were taken in: to find a class's module takes its name.
  private static var known: Set<ObjectIdentifier> = []
  /// By the names that documents have for them, of whichever module.
  private(set) static var classes: [String: AnyClass] = [:]
  private static var members: [ObjectIdentifier: [String: PlumbMember]] = [:]

  /// What an object has under a name: what its own class declares before what those above it do.
  static func member(_ name: String, of object: AnyObject) -> PlumbMember? {
    let type: AnyClass = Swift.type(of: object)
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
    guard modules.insert(module).inserted else { return }
    guard let list = ModuleMembers.list(ofModule: module) else { return }
    classes.merge(list.classes) { first, _ in first }
    for table in list.tables {
      for member in table.members {
        members[ObjectIdentifier(table.owner), default: [:]][member.name] = member
      }
    }
  }
}
