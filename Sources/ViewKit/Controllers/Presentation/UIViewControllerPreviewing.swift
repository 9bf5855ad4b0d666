public import CoreGraphics

/// Where a firm touch shows what a tap would lead to. No screen here feels how firm a touch is.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
}

/// Says what is shown there. Nobody asks here.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// The view of a controller that was registered.
@MainActor
final class RegisteredPreview: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    (self.delegate, self.sourceView, sourceRect) = (delegate, sourceView, sourceView.bounds)
  }
}

extension UIViewController {
  /// Nothing comes of it: traits say that screens do not feel how firm a touch is.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { RegisteredPreview(delegate, sourceView) }
  /// Does nothing here: nothing came of registering.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// What is offered below such a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}

/// An offer below a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// What it looks like.
  public enum Style: Int, Sendable {
    case `default` = 0
    case selected, destructive
  }

  open private(set) var title: String
  open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void

  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.handler = { item, controller in
      if let item = item as? UIPreviewAction { handler(item, controller) }
    }
    super.init()
  }
}

/// Offers behind one.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  open private(set) var title: String

  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    super.init()
  }
}
