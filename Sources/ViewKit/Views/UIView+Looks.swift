import CoreGraphics

extension UIView {
  /// How tint colours are shown while something is in front.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal, dimmed
  }

  /// Does nothing here: no animation is running.
  public class var inheritedAnimationDuration: TimeInterval { 0 }
  /// What stands in for a picture of the view.
  var standIn: UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    view.backgroundColor = backgroundColor
    return view
  }
}

/// How an animation goes.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// How a spring goes. Does nothing here: animations are at their end at once.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var initialVelocity = CGVector.zero
  public override init() { super.init() }
  public init(dampingRatio ratio: CGFloat) { super.init() }
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) { initialVelocity = velocity }
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) { initialVelocity = velocity }
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
  }
}

/// How an animation goes by a curve. Does nothing here: animations are at their end at once.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public override init() { super.init() }
  public init(animationCurve curve: UIView.AnimationCurve) { super.init() }
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { super.init() }
}

extension UIViewPropertyAnimator {
  public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.init(duration: duration, curve: .easeInOut)
  }
}
