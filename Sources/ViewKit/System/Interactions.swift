import CoreGraphics

// Interactions that need a pointer, a menu or something that is dragged: each knows its view, and nothing happens to it.

/// Changes how a pointer looks over a view. Does nothing here.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing here.
  open func invalidate() {}
  open var isEnabled = true
}

/// What UIPointerInteraction asks.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Takes what is to change with a pointer. No pointer moves here.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Shows a menu for a view that is pressed. Does nothing here.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing here.
  open func dismissMenu() {}
}

/// Opens something that a drag rests on. Does nothing here.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  public init(
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.handler = handler
    super.init()
  }
}

/// What a spring-loaded interaction tells.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {}

/// A picture of a view for a menu or a drag. Does nothing here.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  open private(set) var view: UIView
  open private(set) var parameters: UIPreviewParameters
  open private(set) var target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  open var size: CGSize { view.bounds.size }
}

/// Where such a picture stands. Does nothing here.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  open private(set) var container: UIView
  open private(set) var center: CGPoint
  open private(set) var transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// How such a picture looks. Does nothing here.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  open var backgroundColor: UIColor! = .systemBackground
  /// Does nothing here.
  open var visiblePath: UIBezierPath?
  /// Does nothing here.
  open var shadowPath: UIBezierPath?
  public override init() { super.init() }
  /// Does nothing here with the rectangles of lines.
  public init(textLineRects: [NSValue]) { super.init() }
}

/// A menu that a view shows when it is pressed. Does nothing here.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// In which order a menu's elements are shown.
  public enum ElementOrder: Int, Sendable {
    case automatic = 0
    case priority = 1
    case fixed = 2
  }

  open private(set) var identifier: any NSCopying
  open var preferredMenuElementOrder: ElementOrder = .automatic

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString(string: "")
    super.init()
  }
}
