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

public func NSStringFromSelector(_ aSelector: Selector) -> String {
  PlumbViewKit.NSStringFromSelector(aSelector)
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a class, without a module where it is one of AppKit's; Foundation's function takes the others.
public func NSStringFromClass(_ aClass: NSResponder.Type) -> String {
  let name = String(reflecting: aClass)
  let module = "PlumbDesktopKit."
  return name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
}

public func autoreleasepool<E: Error, Result: ~Copyable>(invoking body: () throws(E) -> Result) throws(E)
  -> Result
{
  try body()
}

/// The greatest number of single precision.
public var MAXFLOAT: Float { PlumbViewKit.MAXFLOAT }

public func CACurrentMediaTime() -> TimeInterval { PlumbViewKit.CACurrentMediaTime() }

/// The greatest number that a `Float` has.
public var HUGE: Float { PlumbViewKit.HUGE }

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { PlumbViewKit.CFAbsoluteTimeGetCurrent() }

/// Does nothing here.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {}

/// Where something is dropped that is dropped on an item of an outline, and not between those below it.
public var NSOutlineViewDropOnItemIndex: Int { -1 }

/// That something is not made yet, among the Mac's old errors.
public var unimpErr: Int { -4 }
