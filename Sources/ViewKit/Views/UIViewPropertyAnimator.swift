import CoreGraphics

/// Where an animation is.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// Animations that are kept until they are started. They then run at once, as `UIView.animate` runs them, and cannot be
/// stopped on their way.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  open private(set) var duration: TimeInterval
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// An animator that has been started.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// - Parameter delayFactor: The share of the duration after which the animation begins; it makes no difference here.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Has a closure called once the animations have run, on the next turn of the main run loop.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Where the animation is: at its beginning until it is started, and then at its end.
  open var fractionComplete: CGFloat = 0
  open private(set) var state: UIViewAnimatingState = UIViewAnimatingState.inactive
  open var isRunning: Bool { false }
  /// Does nothing here.
  open var isReversed = false
  /// Does nothing here.
  open var isInterruptible = true
  /// Does nothing here.
  open var isUserInteractionEnabled = true
  /// Does nothing here.
  open var scrubsLinearly = true
  /// Does nothing here.
  open var pausesOnCompletion = false
  /// Does nothing here: animations have run as soon as they are started.
  open func pauseAnimation() {}
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }
  /// Does nothing here: animations have run as soon as they are started.
  open func stopAnimation(_ withoutFinishing: Bool) {}
  /// Does nothing here.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    fractionComplete = 1
    state = .active
    let (animations, completions) = (animations, completions)
    self.animations = []
    self.completions = []
    UIView.animate(withDuration: duration, delay: delay) {
      for animation in animations { animation() }
    } completion: { _ in
      self.state = .inactive
      for completion in completions { completion(.end) }
    }
  }
}

/// Whether an animator has something to do.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// Animations that can be started.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animations to which others can be added.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
}
