import CoreGraphics

/// Plumb's own: what code writes of an animation of SwiftUI where `UIView.animate(_:changes:completion:)` takes one, such as
/// `.spring(duration: 0.3)`. All end at once here, so that none has a curve to keep.
public struct PlumbAnimation: Hashable, Sendable {
  /// In seconds.
  let duration: TimeInterval

  public static let `default` = PlumbAnimation(duration: 0.35)
  public static let spring = PlumbAnimation(duration: 0.5)
  public static let bouncy = PlumbAnimation(duration: 0.5)
  public static let smooth = PlumbAnimation(duration: 0.5)
  public static let snappy = PlumbAnimation(duration: 0.5)
  public static let interactiveSpring = PlumbAnimation(duration: 0.15)
  public static let linear = PlumbAnimation(duration: 0.35)
  public static let easeIn = PlumbAnimation(duration: 0.35)
  public static let easeOut = PlumbAnimation(duration: 0.35)
  public static let easeInOut = PlumbAnimation(duration: 0.35)

  public static func linear(duration: TimeInterval) -> Self { Self(duration: duration) }
  public static func easeIn(duration: TimeInterval) -> Self { Self(duration: duration) }
  public static func easeOut(duration: TimeInterval) -> Self { Self(duration: duration) }
  public static func easeInOut(duration: TimeInterval) -> Self { Self(duration: duration) }

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: TimeInterval = 0
  ) -> Self { Self(duration: duration) }
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Self { Self(duration: response) }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Self { Self(duration: response) }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self(duration: duration)
  }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self(duration: duration)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self(duration: duration)
  }

  public func delay(_ delay: TimeInterval) -> Self { self }
  public func speed(_ speed: Double) -> Self { self }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Self { self }
  public func repeatForever(autoreverses: Bool = true) -> Self { self }
}

extension UIView {
  /// Runs changes as one of SwiftUI's animations, which have no `SwiftUI` here to come from.
  public class func animate(
    _ animation: PlumbAnimation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    withoutActuallyEscaping(changes) { changes in
      animate(withDuration: animation.duration, animations: changes, completion: { _ in completion?() })
    }
  }
}
