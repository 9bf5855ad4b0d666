import CoreGraphics

/// Draws the content of a scroll view along with a finger, as far as there is content: nothing bounces, and nothing goes
/// on when the finger is lifted.
final class ScrollPan: UIPanGestureRecognizer {
  private var start = CGPoint.zero

  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// A scroll view whose content is all seen leaves the gesture to those behind it.
  override var mayBegin: Bool {
    guard let scrollView, scrollView.isScrollEnabled, scrollView.canBeDragged else { return false }
    return super.mayBegin
  }

  override func become(_ state: State) {
    guard let scrollView else { return super.become(state) }
    switch state {
    case .began:
      start = scrollView.contentOffset
      super.become(state)
      scrollView.scrollDelegate?.scrollViewWillBeginDragging(scrollView)
      return scrollView.drag(from: start, by: translation(in: nil))
    case .changed: scrollView.drag(from: start, by: translation(in: nil))
    case .ended, .cancelled:
      if isActive { scrollView.finishDragging(velocity(in: nil)) }
    default: break
    }
    super.become(state)
  }
}

extension UIScrollView {
  var dragging: ScrollPan {
    if let storedPan { return storedPan }
    let pan = ScrollPan()
    storedPan = pan
    add(pan)
    return pan
  }

  /// The offsets between which the content can be drawn.
  private var reach: (least: CGPoint, greatest: CGPoint) {
    let insets = adjustedContentInset
    let least = CGPoint(x: -insets.left, y: -insets.top)
    return (
      least,
      CGPoint(
        x: max(least.x, contentSize.width + insets.right - bounds.width),
        y: max(least.y, contentSize.height + insets.bottom - bounds.height))
    )
  }

  var canBeDragged: Bool {
    let (least, greatest) = reach
    return greatest.x > least.x || greatest.y > least.y || alwaysBounceVertical || alwaysBounceHorizontal
  }

  func drag(from start: CGPoint, by translation: CGPoint) {
    let (least, greatest) = reach
    let offset = CGPoint(
      x: min(max(start.x - translation.x, least.x), greatest.x),
      y: min(max(start.y - translation.y, least.y), greatest.y))
    if offset != contentOffset { contentOffset = offset }
    refreshControl?.pulled(by: least.y - (start.y - translation.y))
  }

  /// The delegate may say where the content is to come to rest.
  func finishDragging(_ velocity: CGPoint) {
    refreshControl?.isArmed = true
    var end = contentOffset
    // Points a millisecond, and positive where the offset grows.
    let speed = CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
    end = restingOffset(end, speed)
    scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &end)
    if end != contentOffset { contentOffset = end }
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
  }
}
