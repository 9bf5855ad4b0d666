// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The greatest number of single precision: an animation that repeats so often does not end.
public var HUGE: Float { .greatestFiniteMagnitude }

/// The greatest number of single precision, which sources say for a length that nothing limits.
public var MAXFLOAT: Float { .greatestFiniteMagnitude }

extension RunLoop.Mode {
  /// That of a finger that moves something. No run loop is in it here.
  public static var tracking: RunLoop.Mode { RunLoop.Mode("UITrackingRunLoopMode") }
}
