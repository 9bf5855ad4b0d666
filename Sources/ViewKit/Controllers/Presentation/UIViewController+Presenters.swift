import CoreGraphics

extension UIViewController {
  var ownPresenter: UIPresentationController {
    presenter { UIPresentationController(presentedViewController: self, presenting: nil) }
  }
  var sheetPresenter: UISheetPresentationController? {
    guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
    return presenter { UISheetPresentationController(presentedViewController: self, presenting: nil) }
  }
  var popoverPresenter: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    return presenter { UIPopoverPresentationController(presentedViewController: self, presenting: nil) }
  }

  /// The presenter that there is, if it is of the kind.
  private func presenter<Presenter: UIPresentationController>(_ make: () -> Presenter) -> Presenter {
    if let present = rare.presenter as? Presenter { return present }
    let made = make()
    rare.presenter = made
    return made
  }

  /// What a program shows the controller by, in the style that asks for it.
  func ownPresentation(
    on presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController? {
    guard modalPresentationStyle == .custom else { return nil }
    let own = transitioningDelegate?.presentationController(
      forPresented: self, presenting: presenter, source: source)
    if let own { rare.presenter = own }
    return own
  }
}

/// Animates a transition: of presentations and dismissals that are animated. It puts what comes into the container, gives it
/// its frame, and says when it is done.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What a transition is between.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var targetTransform: CGAffineTransform { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
  func completeTransition(_ didComplete: Bool)
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func pauseInteractiveTransition()
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
}

/// Which of the two controllers is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Which of the two views is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = UITransitionContextViewKey(rawValue: "from")
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// Says who animates presentations, and how they are shown.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
