// The name is of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

/// The name of a class in Objective-C: classes of UIKit have no module in it.
///
/// Foundation's function of this name takes the classes that are not responders, and puts Plumb's modules
/// before their names.
public func NSStringFromClass(_ aClass: UIResponder.Type) -> String { ConsoleNames.className(aClass) }

/// Plumb's addition: what ported sources have in the place of `type(of: object).description()`, which only classes of
/// Objective-C's all have.
public enum PlumbClassName {
  public static func text(_ aClass: AnyClass) -> String { ConsoleNames.className(aClass) }
}
