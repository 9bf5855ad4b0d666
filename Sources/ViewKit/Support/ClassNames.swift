// The name is of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

/// A class's name as Objective-C has it: UIKit's own without a module. Foundation's function of this name, which takes
/// the classes that are no responders, puts Plumb's modules before them.
public func NSStringFromClass(_ aClass: UIResponder.Type) -> String { ConsoleNames.className(aClass) }
