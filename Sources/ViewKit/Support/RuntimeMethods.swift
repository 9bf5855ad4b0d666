// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

// What code that exchanges methods asks of Objective-C's runtime. There is none, and no class has a method that could be
// exchanged: such code finds nothing, and leaves classes as they are.

/// A method of Objective-C's.
public typealias Method = OpaquePointer
/// Where its code begins.
public typealias IMP = OpaquePointer

/// Does nothing here: nil for every class.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Does nothing here: nil for every class.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Does nothing here.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
/// Does nothing here: nil for every class.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
/// Does nothing here: gives back what it is given.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
/// Does nothing here: gives back what it is given.
public func method_getImplementation(_ m: Method) -> IMP { m }
/// Does nothing here.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
/// Does nothing here: gives code that nobody calls.
public func imp_implementationWithBlock(_ block: Any) -> IMP { unsafeBitCast(1, to: IMP.self) }
/// Does nothing here: adds no method.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }
/// Does nothing here: replaces no method.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
