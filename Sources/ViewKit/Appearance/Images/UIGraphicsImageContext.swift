// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

/// Begins an image of a size in points. It has no pixels: what is drawn is lost.
///
/// - Parameter scale: Pixels per point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : SimulatedDevice.current.scale
  ImageContextStack.current.contents.append(ImageContents(.bitmap(size), scale: scale))
}

/// Begins an image of a size in points, at one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// The image that was begun last and has not ended; nil without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContextStack.current.contents.last.map { UIImage($0) }
}

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { _ = ImageContextStack.current.contents.popLast() }

/// The images that were begun on a thread.
private final class ImageContextStack {
  var contents: [ImageContents] = []

  static var current: ImageContextStack {
    let storage = Thread.current.threadDictionary
    if let stack = storage["UIGraphicsImageContext"] as? ImageContextStack { return stack }
    let stack = ImageContextStack()
    storage["UIGraphicsImageContext"] = stack
    return stack
  }
}
