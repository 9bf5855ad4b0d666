// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
public import PlumbViewKit

public typealias objc_AssociationPolicy = PlumbViewKit.objc_AssociationPolicy

// Functions and operators cannot be named anew: these call those that UIKit has.

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { PlumbViewKit.objc_setAssociatedObject(object, key, value, policy) }

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  PlumbViewKit.objc_getAssociatedObject(object, key)
}

public func objc_removeAssociatedObjects(_ object: Any) { PlumbViewKit.objc_removeAssociatedObjects(object) }

public func + (left: NSLayoutConstraint.Priority, right: Float) -> NSLayoutConstraint.Priority {
  NSLayoutConstraint.Priority(rawValue: left.rawValue + right)
}
public func - (left: NSLayoutConstraint.Priority, right: Float) -> NSLayoutConstraint.Priority {
  NSLayoutConstraint.Priority(rawValue: left.rawValue - right)
}
public func += (left: inout NSLayoutConstraint.Priority, right: Float) { left.rawValue += right }
public func -= (left: inout NSLayoutConstraint.Priority, right: Float) { left.rawValue -= right }
