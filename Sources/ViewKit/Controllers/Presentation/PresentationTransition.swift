import CoreGraphics
import Dispatch

/// A presentation or a dismissal while it lasts: what an animator of a program's own is told of it and ends, and what goes
/// along with it.
final class PresentationTransition: NSObject, UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated = true
  private(set) var transitionWasCancelled = false
  private let presentation: Presentation
  private let presenter: UIViewController
  private let window: UIWindow
  private let isDismissal: Bool
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  /// Nil once they have run.
  private var animations: [Step]? = []
  private var completions: [Step] = []
  private var end: ((Bool) -> Void)?

  init(
    _ presentation: Presentation, on presenter: UIViewController, in window: UIWindow,
    isDismissal: Bool = false, by animator: (any UIViewControllerAnimatedTransitioning)?
  ) {
    (self.presentation, self.presenter, self.window) = (presentation, presenter, window)
    (self.isDismissal, self.animator) = (isDismissal, animator)
  }

  private var presented: UIViewController { presentation.presented }
  private var presentedView: UIView? { presentation.own?.presentedView ?? presented.viewIfLoaded }
  var containerView: UIView { presentation.container }
  var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }
  var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }

  /// From here on it is the controllers' coordinator.
  func begin() {
    for controller in [presented, presenter] { controller.rare.transition = self }
  }

  /// Runs the animator and what was to go along; without a transition, the end comes at once. The step is told once
  /// whether the transition was completed.
  static func run(_ transition: PresentationTransition?, _ end: @escaping (Bool) -> Void) {
    guard let transition else { return end(true) }
    transition.run(end)
  }

  private func run(_ end: @escaping (Bool) -> Void) {
    self.end = end
    animator?.animateTransition(using: self)
    for animation in animations ?? [] { animation(self) }
    animations = nil
    guard self.end != nil else { return }
    guard animator != nil else { return completeTransition(true) }
    // One that waits for the end of a layer's animation waits for ever: it is over after the time that it says it takes.
    let step = MainActorStep { self.completeTransition(true) }
    DispatchQueue.main.asyncAfter(deadline: .now() + transitionDuration) {
      MainActor.assumeIsolated { step.run() }
    }
  }

  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    transitionWasCancelled = !didComplete
    animator?.animationEnded(didComplete)
    end(didComplete)
  }

  /// The transition is over, and whoever waits for that is told.
  func finish() {
    for controller in [presented, presenter] where controller.rarelyUsed?.transition === self {
      controller.rare.transition = nil
    }
    for completion in completions { completion(self) }
    completions = []
  }

  // MARK: What it is between

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: isDismissal ? presented : presenter
    case .to: isDismissal ? presenter : presented
    default: nil
    }
  }

  /// That of a presenter that stays where it is is none of the transition's (documentation of `view(forKey:)`).
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard let controller = viewController(forKey: .init(rawValue: key.rawValue)) else { return nil }
    if controller === presented { return presentedView }
    return presentation.removesPresenter ? presenter.viewIfLoaded : nil
  }

  /// What comes has none.
  func initialFrame(for vc: UIViewController) -> CGRect {
    guard vc === viewController(forKey: .from) else { return .zero }
    return vc === presented ? presentedView?.frame ?? .zero : containerView.bounds
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presented { return presentation.presentedFrame(in: window) }
    return vc === presenter ? containerView.bounds : .zero
  }

  // MARK: What goes along

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if animations != nil { animations?.append(animation) } else { animation(self) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Step?, completion: Step?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  // MARK: Fingers, of which there are none

  var initiallyInteractive: Bool { false }
  var isInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isCancelled: Bool { transitionWasCancelled }
  var percentComplete: CGFloat { 1 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }
  func notifyWhenInteractionChanges(_ handler: @escaping Step) {}
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func pauseInteractiveTransition() {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
}

extension UIViewController {
  /// The presentation or dismissal that the controller, or one that contains it, is taking part in.
  var runningTransition: PresentationTransition? {
    var controller: UIViewController? = self
    while let candidate = controller {
      if let transition = candidate.rarelyUsed?.transition { return transition }
      controller = candidate.parent
    }
    return nil
  }
}
