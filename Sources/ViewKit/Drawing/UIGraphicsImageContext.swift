// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

/// Begins an image of a size in points. It has no pixels: what is drawn is recorded, and lost with the context.
///
/// - Parameter scale: Pixels per point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : SimulatedDevice.current.scale
  let context = CGContext(extent: CGRect(origin: .zero, size: size), scale: scale)
  ContextStack.current.push(context, image: ImageContents(.bitmap(size), scale: scale))
}

/// Begins an image of a size in points, at one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// The image that was begun last and has not ended; nil without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ContextStack.current.image.map { UIImage($0) }
}

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { ContextStack.current.endImage() }

/// The context that is drawn into; nil outside of what draws.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.context }

/// Has what follows draw into a context, until it is taken away.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.push(context, image: nil) }

public func UIGraphicsPopContext() { ContextStack.current.pop() }

/// The contexts of a thread, the current one last.
private final class ContextStack {
  private var entries: [(context: CGContext, image: ImageContents?)] = []

  var context: CGContext? { entries.last?.context }
  var image: ImageContents? { entries.last { $0.image != nil }?.image }

  func push(_ context: CGContext, image: ImageContents?) { entries.append((context, image)) }

  func pop() { _ = entries.popLast() }

  func endImage() {
    if let place = entries.lastIndex(where: { $0.image != nil }) { entries.remove(at: place) }
  }

  static var current: ContextStack {
    let storage = Thread.current.threadDictionary
    if let stack = storage["UIGraphicsContexts"] as? ContextStack { return stack }
    let stack = ContextStack()
    storage["UIGraphicsContexts"] = stack
    return stack
  }
}
