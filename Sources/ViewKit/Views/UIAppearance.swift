import CoreGraphics

/// What may have a style: views. There are no proxies of classes here, which set properties of instances as
/// they appear; the protocol is what styling extensions are written for.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// What may contain something that has a style.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}
