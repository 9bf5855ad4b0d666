import CoreGraphics
import PlumbViewKit

/// Sets stored properties of a class by their names: outlets of classes that say nothing of nibs.
///
/// The names, types and places are those that the runtime has for `Mirror`. Observers of a property are not
/// called, and computed properties, `lazy` ones and those with wrappers are not found: who needs these adopts
/// `NibConfigurable`. Properties of UIKit's own classes, which documents would set past their observers, are
/// out of reach.
@MainActor
package enum StoredProperties {
  /// Sets a variable to a value of its type; false where there is none of the name, or the value is of
  /// another type.
  package static func set(_ value: Any, _ name: String, of object: NSObject) -> Bool {
    let type: AnyClass = type(of: object)
    guard StoredFieldCheck.isPassed, let field = StoredField.named(name, of: type), field.isVariable,
      !isOfFramework(field.owner)
    else { return false }
    return withExtendedLifetime(object) {
      let address = Unmanaged.passUnretained(object).toOpaque() + field.offset
      if field.isStrong { return store(value, at: address, as: field.type, field, of: type) }
      return storeWeakly(value, at: address, field, of: type)
    }
  }

  private static func isOfFramework(_ type: AnyClass) -> Bool {
    let name = String(reflecting: type)
    return frameworks.contains { name.hasPrefix($0) }
  }

  private static let frameworks = [
    "PlumbViewKit.", "PlumbNibLoading.", "PlumbDesktopKit.", "CoreGraphics.", "Foundation.",
  ]

  private static func store<Value>(
    _ value: Any, at address: UnsafeMutableRawPointer, as type: Value.Type, _ field: StoredField,
    of object: AnyClass
  ) -> Bool {
    guard
      field.fits(size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment, in: object)
    else { return false }
    for candidate in KeyedValue.candidates(value) {
      guard let value = candidate as? Value else { continue }
      address.assumingMemoryBound(to: Value.self).pointee = value
      return true
    }
    return false
  }

  private struct WeakReference { weak var object: AnyObject? }

  private static func storeWeakly(
    _ value: Any, at address: UnsafeMutableRawPointer, _ field: StoredField, of type: AnyClass
  ) -> Bool {
    // What is weak by way of a protocol has other words beside the reference.
    guard field.isWeak, let wrapped = (field.type as? any OptionalType.Type)?.wrapped,
      wrapped is AnyClass || wrapped == AnyObject.self,
      field.fits(
        size: MemoryLayout<WeakReference>.size, alignment: MemoryLayout<WeakReference>.alignment, in: type),
      let object = value as? NSObject, isInstance(object, of: wrapped)
    else { return false }
    address.assumingMemoryBound(to: WeakReference.self).pointee.object = object
    return true
  }

  private static func isInstance<Value>(_ object: NSObject, of type: Value.Type) -> Bool { object is Value }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
