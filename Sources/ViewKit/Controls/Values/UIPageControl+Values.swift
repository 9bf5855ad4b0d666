import CoreGraphics

extension UIPageControl {
  /// Which way pages follow one another.
  public enum Direction: Int, Sendable {
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4

    var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
  }

  /// What is behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  /// What a finger does with the dots.
  public enum InteractionState: Int, Sendable {
    case none = 0
    case discrete = 1
    case continuous = 2
  }
}
