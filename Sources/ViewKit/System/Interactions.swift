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
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

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

/// What UIContextMenuInteraction asks.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {}

/// Takes what is dropped on a view. Does nothing here.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  open var allowsSimultaneousDropSessions = false
}

/// What UIDropInteraction asks.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {}

/// Lets a view be dragged. Does nothing here.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  open var isEnabled = true
  open var allowsSimultaneousRecognitionDuringLift = false
}

/// What UIDragInteraction asks.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {}

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

  public init(view: UIView, parameters: UIPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  open var size: CGSize { view.bounds.size }
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
}

/// A menu that a view shows when it is pressed. Does nothing here.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  open private(set) var identifier: any NSCopying

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString(string: "")
    super.init()
  }
}
