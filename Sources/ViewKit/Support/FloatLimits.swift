// The name is of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The greatest number that a `Float` has: an animation that repeats so often does not end.
public var HUGE: Float { .greatestFiniteMagnitude }
