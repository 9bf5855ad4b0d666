import CoreGraphics

/// A method or property that Objective-C would know by its name. Plumb's addition, for what `plumb port` writes.
public struct PlumbMember: @unchecked Sendable {
  let name: String
  let kind: Kind

  enum Kind {
    case method(Selector.Call)
    case property(get: (AnyObject) -> Any?, set: ((AnyObject, Any?) -> Bool)?)
  }

  /// A method, by its selector: `tap:`.
  public static func method<Target, Result>(
    _ name: String, _ call: @escaping @MainActor (Target, PlumbArguments) -> Result
  ) -> PlumbMember {
    PlumbMember(
      name: name, kind: .method { target, arguments in (target as? Target).map { call($0, arguments) } })
  }

  /// A property that can be set, by its name. Observers see it set, and computed ones are computed.
  public static func property<Owner: AnyObject, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value>
  ) -> PlumbMember {
    PlumbMember(
      name: name,
      kind: .property(
        get: { ($0 as? Owner)?[keyPath: keyPath] },
        set: { owner, value in
          guard let owner = owner as? Owner else { return false }
          for candidate in KeyedValue.candidates(value) {
            guard let fitting = candidate as? Value else { continue }
            owner[keyPath: keyPath] = fitting
            return true
          }
          return false
        }))
  }

  /// A property that can only be read.
  @_disfavoredOverload
  public static func property<Owner: AnyObject, Value>(
    _ name: String, _ keyPath: KeyPath<Owner, Value>
  ) -> PlumbMember {
    PlumbMember(name: name, kind: .property(get: { ($0 as? Owner)?[keyPath: keyPath] }, set: nil))
  }
}

/// What a class declares for Objective-C in one file. Plumb's addition, for what `plumb port` writes.
@MainActor
public protocol PlumbMemberTable {
  static var owner: AnyClass { get }
  static var members: [PlumbMember] { get }
}

/// All that a module declares for Objective-C. Plumb's addition, for what `plumb port` writes: it is found by its name,
/// `PlumbModuleMembers`, in the module.
@MainActor
public protocol PlumbMemberTables {
  static var tables: [any PlumbMemberTable.Type] { get }
  /// The classes that documents may name, without the module's name.
  static var classes: [String: AnyClass] { get }
  /// How constraints of documents are made that are of classes of their own: no decoder makes them.
  static var makers: [String: @MainActor () -> NSObject] { get }
}

extension PlumbMemberTables {
  public static var classes: [String: AnyClass] { [:] }
  public static var makers: [String: @MainActor () -> NSObject] { [:] }
}
