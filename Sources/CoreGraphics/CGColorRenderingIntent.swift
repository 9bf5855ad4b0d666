/// What becomes of a colour that a space has not.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGContext {
  /// Does nothing here: every space has every colour.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
}

extension CGImage {
  /// False: an image has colours.
  public var isMask: Bool { false }
  public var shouldInterpolate: Bool { true }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// What is left of the image behind a mask: as large as it was.
  public func masking(_ mask: CGImage) -> CGImage? { CGImage(width: width, height: height) }
}

extension CGColor {
  /// The same colour: every space has it.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? { self }
}
