// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import CoreGraphics

/// Whether an associated value is kept alive by its owner.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The value is not kept: reading gives nil once nothing else keeps it.
  ///
  /// In Objective-C it would be a dangling pointer. A value that is no object is kept.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy is kept if the value is `NSCopying`.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Gives an object a value under a key, in place of its present one; nil removes the present one.
///
/// Values of views, constraints and guides die with their owners. Values of other objects can no longer be
/// read once their owner is gone, and are released some calls of these functions later. May be called on any
/// thread.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(
    value.map { AssociatedValue($0, policy: policy) }, of: object as AnyObject, for: key)
}

/// The value of an object under a key; nil where it has none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(of: object as AnyObject, for: key)?.value
}

/// Removes all associated values from an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: object as AnyObject)
}

/// An object that keeps its associated values itself, so that they die with it.
///
/// The property is `nonisolated(unsafe)` in classes of the main actor: all access goes through one lock.
protocol AssociatedObjectOwner: AnyObject {
  var associatedObjects: AssociatedObjects { get set }
}

/// The associated values of one object.
struct AssociatedObjects {
  private var values: [UnsafeRawPointer: AssociatedValue]?

  init() {}

  var isEmpty: Bool { values == nil }

  subscript(key: UnsafeRawPointer) -> AssociatedValue? { values?[key] }

  /// Sets or removes the value for a key.
  ///
  /// - Returns: The value before the call.
  fileprivate mutating func set(_ value: AssociatedValue?, for key: UnsafeRawPointer) -> AssociatedValue? {
    guard let value else {
      let before = values?.removeValue(forKey: key)
      if values?.isEmpty == true { values = nil }
      return before
    }
    if values == nil { values = [:] }
    return values?.updateValue(value, forKey: key)
  }
}

extension AssociatedObjects {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var others = AssociatedObjectTable()

  fileprivate static func set(_ value: AssociatedValue?, of object: AnyObject, for key: UnsafeRawPointer) {
    exchange(object) { objects, released in
      if let before = objects.set(value, for: key) { released.values.append(before) }
    }
  }

  fileprivate static func removeAll(of object: AnyObject) {
    exchange(object) { objects, released in
      released.objects.append(objects)
      objects = AssociatedObjects()
    }
  }

  private static func exchange(
    _ object: AnyObject, _ change: (inout AssociatedObjects, inout ReleasedAssociations) -> Void
  ) {
    var released = ReleasedAssociations()
    lock.lock()
    if let owner = object as? any AssociatedObjectOwner {
      change(&owner.associatedObjects, &released)
    } else {
      others.change(object, releasing: &released, change)
      others.sweep(releasing: &released)
    }
    lock.unlock()
    withExtendedLifetime(released) {}
  }

  fileprivate static func value(of object: AnyObject, for key: UnsafeRawPointer) -> AssociatedValue? {
    var released = ReleasedAssociations()
    lock.lock()
    let value: AssociatedValue?
    if let owner = object as? any AssociatedObjectOwner {
      value = owner.associatedObjects[key]
    } else {
      value = others[object]?[key]
      others.sweep(releasing: &released)
    }
    lock.unlock()
    withExtendedLifetime(released) {}
    return value
  }

  /// The number of objects in the table of other classes, dead ones included.
  static var tableCount: Int { lock.withLock { others.count } }
}

/// The values and owners to release after the lock is released: deinitialisers may use associated values too.
struct ReleasedAssociations {
  var objects: [AssociatedObjects] = []
  var values: [AssociatedValue] = []
  var owners: [AnyObject] = []
}
