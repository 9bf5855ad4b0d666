import CoreGraphics
internal import PlumbAutoLayout

/// The topmost view of a window whose size its content may hold: the window's own frame, at the origin.
///
/// Its size is one of the things that layout weighs: with `sizePriority` the window keeps to its size, and content that
/// asks for more than that gets it.
package final class HostedWindow: UIWindow {
  /// The window from outside UIKit; nil once it is gone.
  package weak var owner: AnyObject?
  /// Called with each size that layout gives the window.
  package var sizeTaken: ((CGSize) -> Void)?
  /// How strongly the window keeps to its size.
  package var sizePriority = UILayoutPriority.sceneSizeStayPut {
    didSet { if sizePriority != oldValue { placementChanged() } }
  }

  /// What a title bar covers at the top, in points.
  package var coveredTop: CGFloat = 0 { didSet { if coveredTop != oldValue { insetsChanged() } } }

  override package var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: coveredTop, left: 0, bottom: 0, right: 0)
  }
  override package var contentScaleFactor: CGFloat {
    get { storedScale ?? HostedView.scale }
    set { storedScale = newValue }
  }

  var placement: Placement { .window(sizePriority.enginePriority) }

  /// The window becomes as large as its content lets it.
  func takeSolvedSize() {
    guard let size = ownEngine?.frame(of: item)?.size, size != bounds.size else { return }
    takeSize(size)
    sizeTaken?(size)
  }

  private func takeSize(_ size: CGSize) {
    layoutState.insert(.isBeingPlaced)
    bounds.size = size
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    layoutState.remove(.isBeingPlaced)
    // From now on it keeps to the new size.
    placementChanged()
  }
}
