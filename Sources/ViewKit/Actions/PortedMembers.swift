import CoreGraphics

/// Properties and classes by their names, as far as `plumb port` has written them down.
@MainActor
package enum PortedMembers {
  /// Sets a property; false where there is none of the name that takes the value.
  package static func set(_ value: Any?, _ name: String, of object: NSObject) -> Bool {
    guard case .property(_, let set) = MemberIndex.member(name, of: object)?.kind else { return false }
    return set?(object, value) ?? false
  }

  /// The value of a property; nil where there is none of the name.
  package static func value(_ name: String, of object: NSObject) -> Any?? {
    guard case .property(let get, _) = MemberIndex.member(name, of: object)?.kind else { return nil }
    return .some(get(object))
  }

  /// A class by the name that a document has for it, of the modules that were taken in.
  package static func type(named name: String) -> AnyClass? { MemberIndex.classes[name] }

  /// An object of a class that a document names and no decoder makes; nil where no module lists it.
  package static func make(named name: String) -> NSObject? { MemberIndex.makers[name]?() }

  /// Takes in what the module of a file declares, as `#fileID` names it.
  package static func read(moduleOf file: StaticString) {
    MemberIndex.read(String(file.description.prefix { $0 != "/" }))
  }

  /// Takes in what a module declares for other modules' classes: documents name modules.
  package static func read(module: String) { MemberIndex.read(module) }
}
