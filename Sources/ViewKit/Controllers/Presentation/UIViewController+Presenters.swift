import CoreGraphics

extension UIViewController {
  /// What shows the controller; made when it is first asked for.
  public var presentationController: UIPresentationController? { presenter(UIPresentationController.self) }
  public var sheetPresentationController: UISheetPresentationController? {
    [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle)
      ? presenter(UISheetPresentationController.self) : nil
  }
  public var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? presenter(UIPopoverPresentationController.self) : nil
  }

  private func presenter<Presenter: UIPresentationController>(_ type: Presenter.Type) -> Presenter {
    let key = PresenterKeys.presenter
    if let present = objc_getAssociatedObject(self, key) as? Presenter { return present }
    let made = Presenter.of(self)
    objc_setAssociatedObject(self, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  /// Who animates presentations. Nothing asks here: presentations are not animated.
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get {
      objc_getAssociatedObject(self, PresenterKeys.delegate) as? any UIViewControllerTransitioningDelegate
    }
    set { objc_setAssociatedObject(self, PresenterKeys.delegate, newValue, .OBJC_ASSOCIATION_ASSIGN) }
  }
}

extension UIPresentationController {
  /// By a method of the class, so that the object keeps no controller alive that keeps it.
  fileprivate class func of(_ controller: UIViewController) -> Self {
    unsafeDowncast(make(controller), to: Self.self)
  }

  private class func make(_ controller: UIViewController) -> UIPresentationController {
    if self == UISheetPresentationController.self {
      return UISheetPresentationController(presentedViewController: controller, presenting: nil)
    }
    if self == UIPopoverPresentationController.self {
      return UIPopoverPresentationController(presentedViewController: controller, presenting: nil)
    }
    return UIPresentationController(presentedViewController: controller, presenting: nil)
  }
}

@MainActor
private enum PresenterKeys {
  static let presenter = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  static let delegate = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

/// Animates a transition. Does nothing here: transitions are not animated.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// What a transition is between.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
  func completeTransition(_ didComplete: Bool)
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
