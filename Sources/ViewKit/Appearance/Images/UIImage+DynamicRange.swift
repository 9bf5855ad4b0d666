import CoreGraphics

extension UIImage {
  /// How bright an image may be.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard, constrainedHigh, high
  }
}

extension UIImage {
  /// False: nothing has colours beyond those of a screen.
  public var isHighDynamicRange: Bool { false }
  /// The image itself, which has no other range.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
