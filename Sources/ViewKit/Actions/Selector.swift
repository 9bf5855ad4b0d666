// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

/// The name of a method, as Objective-C has it, with which targets are told what to do.
///
/// `plumb port` writes `#selector(tap(_:))` as a selector that has the call with it, so that private methods and those
/// of generic classes are found. A selector that is a name alone is looked up in what `plumb port` has written down of
/// the target's class (`PlumbMemberTable`).
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  typealias Call = @MainActor (AnyObject, PlumbArguments) -> Any??

  let name: String
  /// Gives nil for an object of a class that does not have the method.
  let call: Call?
  /// Whether an object is of a class that `call` takes.
  let takes: (@Sendable (AnyObject) -> Bool)?

  public init(_ name: String) {
    self.name = name
    call = nil
    takes = nil
  }

  public init(stringLiteral value: String) { self.init(value) }

  /// A selector with the call that it stands for. Plumb's addition, for what `plumb port` writes.
  ///
  ///     Selector("tap:") { (me: LoginViewController, arguments) in me.tap(arguments[0]) }
  public init<Target, Result>(
    _ name: String, _ call: @escaping @MainActor (Target, PlumbArguments) -> Result
  ) {
    self.name = name
    self.call = { target, arguments in (target as? Target).map { call($0, arguments) } }
    takes = { $0 is Target }
  }

  /// A selector of a method that is written without the names of its parameters, which its type then tells. Plumb's
  /// addition, for what `plumb port` writes.
  public init<Target, Result>(
    _ name: String, of method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name) { (target: Target, _) in method(target)() }
  }

  /// The same, of a method with one parameter.
  public init<Target, First, Result>(
    _ name: String, of method: @escaping @MainActor (Target) -> @MainActor (First) -> Result
  ) {
    self.init(name + ":") { (target: Target, arguments) in method(target)(arguments[0]) }
  }

  /// The same, of a method with two parameters.
  public init<Target, First, Second, Result>(
    _ name: String, of method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) {
    self.init(name + "::") { (target: Target, arguments) in method(target)(arguments[0], arguments[1]) }
  }

  public var description: String { name }

  public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
