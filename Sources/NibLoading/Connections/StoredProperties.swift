import CoreGraphics
import ViewKit

/// Sets stored properties of a class by their names: outlets of classes that say nothing of nibs.
///
/// The names, types and places are those that the runtime has for `Mirror`. Observers of a property are not
/// called, and computed properties are not found: who needs these adopts `NibConfigurable`.
@MainActor
enum StoredProperties {
  /// Sets a variable to a value of its type; false where there is none of the name, or the value is of
  /// another type.
  static func set(_ value: Any, _ name: String, of object: NSObject) -> Bool {
    guard let field = StoredField.named(name, of: type(of: object)), field.isVariable else { return false }
    let address = Unmanaged.passUnretained(object).toOpaque() + field.offset
    return withExtendedLifetime(object) {
      field.isStrong ? store(value, at: address, as: field.type) : storeWeakly(value, at: address, field)
    }
  }

  private static func store<Value>(_ value: Any, at address: UnsafeMutableRawPointer, as type: Value.Type)
    -> Bool
  {
    for candidate in candidates(value) {
      guard let value = candidate as? Value else { continue }
      address.assumingMemoryBound(to: Value.self).pointee = value
      return true
    }
    return false
  }

  /// A number as each of the types that a property for it may have.
  private static func candidates(_ value: Any) -> [Any] {
    guard let number = value as? Double ?? (value as? Int).map({ Double($0) }) else { return [value] }
    return [
      value, number, CGFloat(number), Float(number), Int(exactly: number) as Any, NSNumber(value: number),
    ]
  }

  private struct WeakReference { weak var object: AnyObject? }

  private static func storeWeakly(_ value: Any, at address: UnsafeMutableRawPointer, _ field: StoredField)
    -> Bool
  {
    guard field.isWeak, let wrapped = (field.type as? any OptionalType.Type)?.wrapped, wrapped is AnyClass,
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
