import CoreGraphics

/// Softens what scrolls below the views that are in one. Does nothing here: nothing is softened.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open weak var scrollView: UIScrollView?
  open var edge: UIRectEdge = []

  public override init() { super.init() }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
