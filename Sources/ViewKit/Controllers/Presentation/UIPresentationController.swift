import CoreGraphics

/// How a controller is shown over another one. A presentation of one's own places what it presents.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment {
  /// Not kept alive: it keeps what presents it.
  private weak var storedPresented: UIViewController?
  open var presentedViewController: UIViewController { storedPresented ?? UIViewController() }
  private weak var storedPresenting: UIViewController?
  open var presentingViewController: UIViewController { storedPresenting ?? presentedViewController }
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var containerView: UIView? { container ?? presentedViewController.viewIfLoaded?.superview }
  /// Set while the controller is presented by this presentation.
  weak var container: UIView?
  open var presentedView: UIView? { presentedViewController.view }
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
  }

  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    adaptivePresentationStyle
  }
  /// The traits of what is presented.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  /// Does nothing here: `traitOverrides` of what is presented do.
  open var overrideTraitCollection: UITraitCollection?
  /// Does nothing here: the presented controller is told.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The size of a child of the container: as large as the container is.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Does nothing here: the presented controller is told.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Does nothing here: the presented controller is told.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// How a sheet is shown.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// How high a sheet is.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Which height it is.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let height: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ height: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) { (self.identifier, self.height) = (identifier, height) }

    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height that a program computes, without the safe area below; nil for a detent that is not to be had.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    {
      height(context)
    }
  }

  open var detents: [Detent] = [.large()] { didSet { heightChanged() } }
  /// Nil for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { heightChanged() } }
  /// Has heights of detents computed anew.
  open func invalidateDetents() { heightChanged() }
  private func heightChanged() { containerView?.setNeedsLayout() }
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?
  /// Where the sheet comes from. Does nothing here: sheets are not animated.
  open weak var sourceView: UIView?
  /// Makes changes; nothing moves by itself.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// What a detent is computed from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

/// How a popover is shown.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open weak var barButtonItem: UIBarButtonItem?
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }
  open var passthroughViews: [UIView]?
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// Draws a popover's background. Does nothing here: popovers fill the window.
  open var popoverBackgroundViewClass: AnyClass?
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  open var backgroundColor: UIColor?
  open var canOverlapSourceViewRect = false
  open var popoverLayoutMargins = UIEdgeInsets.zero
}

/// What a popover points at: views and items of bars.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Where a popover's arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any = UIPopoverArrowDirection(rawValue: 15)
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// What a presentation asks and tells.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    controller.presentationStyle
  }
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// What a popover asks and tells.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  {}
}

/// What a sheet tells.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
