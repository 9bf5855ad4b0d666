import CoreGraphics

extension UIScrollView {
  /// What the safe area adds to the content's insets.
  var safeAreaPart: UIEdgeInsets {
    if contentInsetAdjustmentBehavior == .never { return .zero }
    var insets = safeAreaInsets
    if contentInsetAdjustmentBehavior == .always { return insets }
    if !alwaysBounceVertical, storedContentSize.height <= bounds.height, !isContentInNavigation {
      (insets.top, insets.bottom) = (0, 0)
    }
    if !alwaysBounceHorizontal, storedContentSize.width <= bounds.width {
      (insets.left, insets.right) = (0, 0)
    }
    return insets
  }

  /// Whether the view is the content of a controller under a navigation bar, out of whose way it stays also while there is
  /// nothing to scroll (documentation of `UIScrollView.ContentInsetAdjustmentBehavior.automatic`). That the content is the
  /// controller's view or its lowermost subview is how UIKit looks for it, from memory.
  private var isContentInNavigation: Bool {
    guard contentInsetAdjustmentBehavior == .automatic else { return false }
    let isLowermost = storedSuperview?.storedSubviews.first === self
    let owner = controller ?? (isLowermost ? storedSuperview?.controller : nil)
    guard let owner, owner.automaticallyAdjustsScrollViewInsets else { return false }
    return owner.navigationController != nil
  }

  func scroll(to offset: CGPoint, _ animated: Bool) {
    guard animated, offset != contentOffset else {
      contentOffset = offset
      return
    }
    UIView.animate(withDuration: 0.3) {
      self.contentOffset = offset
    } completion: { _ in
      self.scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Scrolls no farther than a rectangle of the content needs to be seen.
  func reveal(_ rect: CGRect, _ animated: Bool) {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    /// Where the visible part begins afterwards.
    func start(
      _ near: CGFloat, _ far: CGFloat, _ visibleNear: CGFloat, _ visibleFar: CGFloat, content: CGFloat
    ) -> CGFloat {
      let extent = visibleFar - visibleNear
      var start = visibleNear
      if far > visibleFar { start = far - extent }
      if near < start { start = near }
      return min(max(start, 0), max(content - extent, 0))
    }
    let horizontal = start(
      rect.minX, rect.maxX, visible.minX, visible.maxX, content: contentSize.width)
    let vertical = start(rect.minY, rect.maxY, visible.minY, visible.maxY, content: contentSize.height)
    scroll(to: CGPoint(x: horizontal - inset.left, y: vertical - inset.top), animated)
  }

  // MARK: Zooming

  func zoom(to scale: CGFloat, _ animated: Bool) {
    let scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard scale != storedZoomScale, let view = scrollDelegate?.viewForZooming(in: self) else { return }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    UIView.animate(withDuration: animated ? 0.3 : 0) {
      self.storedZoomScale = scale
      let origin = view.frame.origin
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      // Zooming keeps the corner of the content where it is.
      view.center.x += origin.x - view.frame.minX
      view.center.y += origin.y - view.frame.minY
      self.contentSize = view.frame.size
    }
    scrollDelegate?.scrollViewDidZoom(self)
    scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
  }

  /// Zooms so that a rectangle in the coordinates of the zoomed view fills the frame as far as the scales allow, and
  /// scrolls to it.
  func zoom(onto rect: CGRect, _ animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoom(to: min(bounds.width / rect.width, bounds.height / rect.height), animated)
    let scale = storedZoomScale
    let center = CGPoint(x: rect.midX * scale, y: rect.midY * scale)
    let (width, height) = (bounds.width, bounds.height)
    reveal(CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height), animated)
  }
}
