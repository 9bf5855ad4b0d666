import CoreGraphics
import Dispatch

/// What classes of views animate with, and are styled by. It is a class as `_UILayerDelegate` is.
@preconcurrency @MainActor
open class _UIViewAnimations: _UILayerDelegate {
  /// Runs a block whose changes would be animated: they are made at once; the completion is called on the next turn of
  /// the main run loop. `UIViewAnimation.last` has the frames before and after.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    UIViewAnimation(duration: duration, delay: delay).run(animations)
    guard let completion else { return }
    let finish = MainActorCompletion(completion)
    DispatchQueue.main.async { MainActor.assumeIsolated { finish.completion(true) } }
  }

  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  open class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: completion)
  }

  /// Runs a block whose changes are not animated even inside an animation's.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let enabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(enabled)
  }

  open class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isOn = enabled }
  open class var areAnimationsEnabled: Bool { AnimationSwitch.isOn }

  /// Runs a block that adds key frames, which run as they are added.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: [], animations: animations, completion: completion)
  }

  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  open class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(animations) { animations in
      animate(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: completion)
    }
  }

  /// Puts one view in the other's place among its siblings, or with `showHideTransitionViews` shows the one and hides the
  /// other.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    animate(withDuration: duration, delay: 0, options: options, animations: change, completion: completion)
  }

  /// Runs a block whose changes would be repeated: once.
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }

  // MARK: Styles

  open class func appearance() -> Self { ClassStyles.prototype(of: self, in: [], under: nil) }
  open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
    -> Self
  {
    ClassStyles.prototype(of: self, in: containerTypes, under: nil)
  }
}

@MainActor private enum AnimationSwitch { static var isOn = true }

/// A completion on its way to the next turn of the run loop, which stays on the main actor.
private struct MainActorCompletion: @unchecked Sendable {
  let completion: (Bool) -> Void
  init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }
}
