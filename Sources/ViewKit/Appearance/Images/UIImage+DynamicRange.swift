import CoreGraphics

extension UIImage {
  /// How bright an image may be.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard, constrainedHigh, high
  }
}
