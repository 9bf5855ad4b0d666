// The name is of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

/// The largest rectangle of an aspect ratio in the middle of another one; AVFoundation's, of which nothing else is here.
///
/// - Parameter aspectRatio: Width and height; where one is 0, the result is what AVFoundation's formula has, not finite.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
    height: size.height)
}
