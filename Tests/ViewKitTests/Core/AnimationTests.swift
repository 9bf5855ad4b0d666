import Testing
import UIKit

/// Animations of all kinds make their changes at once (`animations-at-once` in Documentation/DEVIATIONS.md).
@MainActor @Suite struct AnimationTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let first = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let second = UIView(frame: CGRect(x: 20, y: 0, width: 10, height: 10))
  private let third = UIView()

  init() {
    container.addSubview(first)
    container.addSubview(third)
  }

  @Test func keyFramesAreRunInTheOrderOfTheirAdding() {
    UIView.animateKeyframes(withDuration: 1, delay: 0) { [first] in
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { first.frame.origin.x = 5 }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { first.frame.origin.x = 7 }
    }
    #expect(first.frame.minX == 7)
    #expect(UIViewAnimation.last?.duration == 1)
    #expect(UIViewAnimation.last?.changes.map { $0.end.minX } == [7])
  }

  @Test func springs() {
    UIView.animate(springDuration: 0.4, bounce: 0.2) { first.frame.origin.x = 3 }
    #expect(first.frame.minX == 3)
    #expect(UIViewAnimation.last?.duration == 0.4)
  }

  /// Documentation of `transition(from:to:duration:options:completion:)`: the one is removed from the hierarchy, the other
  /// added to its superview.
  @Test func oneViewTakesTheOthersPlace() async {
    let isFinished = await withCheckedContinuation { continuation in
      UIView.transition(from: first, to: second, duration: 0.1) { continuation.resume(returning: $0) }
    }
    #expect(isFinished)
    #expect(first.superview == nil)
    #expect(container.subviews == [second, third])
  }

  @Test func orIsShownInItsPlace() {
    container.addSubview(second)
    second.isHidden = true
    UIView.transition(from: first, to: second, duration: 0.1, options: .showHideTransitionViews)
    #expect(first.isHidden && !second.isHidden)
    #expect(container.subviews == [first, third, second])
  }

  @Test func animatorsWaitToBeStarted() async {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [first] in first.frame.origin.x = 4 }
    animator.addAnimations { [first] in first.frame.origin.y = 6 }
    #expect(first.frame.origin == .zero)
    let position = await withCheckedContinuation { continuation in
      animator.addCompletion { continuation.resume(returning: $0) }
      animator.startAnimation()
      #expect(first.frame.origin == CGPoint(x: 4, y: 6))
      #expect(UIViewAnimation.last?.duration == 2)
    }
    #expect(position == .end)
  }

  /// The values of UIKit's headers.
  @Test func rawValues() {
    #expect(UIView.AnimationOptions.transitionFlipFromBottom.rawValue == 7 << 20)
    #expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4 << 10)
    #expect(UIView.AnimationCurve.linear.rawValue == 3)
  }
}
