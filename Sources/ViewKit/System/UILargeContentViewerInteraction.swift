import CoreGraphics

/// Shows a view in large while a finger stays on it. Does nothing here.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  open private(set) weak var view: UIView?
  open private(set) var gestureRecognizerForExclusionRelationship = UILongPressGestureRecognizer()

  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate }
  public override convenience init() { self.init(delegate: nil) }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open class var isEnabled: Bool { false }
}

/// Is asked what is shown in large. Does nothing here.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}
