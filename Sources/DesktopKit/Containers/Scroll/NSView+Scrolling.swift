import CoreGraphics
import Foundation

extension NSView {
  /// The next scroll view above whose document has the view.
  public var enclosingScrollView: NSScrollView? {
    var view = superview
    while let candidate = view {
      if let scrollView = candidate as? NSScrollView { return scrollView }
      view = candidate.superview
    }
    return nil
  }

  /// The part of the bounds that no view above cuts off.
  public var visibleRect: NSRect {
    guard !isHiddenOrHasHiddenAncestor else { return .zero }
    var rect = bounds
    var view = superview
    while let ancestor = view {
      rect = rect.intersection(convert(ancestor.bounds, from: ancestor))
      if rect.isNull { return .zero }
      view = ancestor.superview
    }
    return rect
  }

  /// The next clip view above.
  private var enclosingClipView: NSClipView? {
    var view = superview
    while let candidate = view {
      if let clip = candidate as? NSClipView { return clip }
      view = candidate.superview
    }
    return nil
  }

  /// Has a point of the view at the corner of the next clip view above.
  public func scroll(_ point: NSPoint) {
    guard let clip = enclosingClipView else { return }
    clip.scroll(to: clip.convert(point, from: self))
  }

  /// Scrolls as little as is needed to have a rectangle of the view be seen.
  ///
  /// - Returns: Whether anything was scrolled.
  @discardableResult
  public func scrollToVisible(_ rect: NSRect) -> Bool {
    guard let clip = enclosingClipView else { return false }
    let (target, seen, insets) = (clip.convert(rect, from: self), clip.bounds, clip.contentInsets)
    let (below, above) = clip.isFlipped ? (insets.top, insets.bottom) : (insets.bottom, insets.top)
    let old = seen.origin
    clip.scroll(
      to: NSPoint(
        x: NSView.nearest(
          to: old.x, seeing: target.minX, target.maxX, within: seen.width, insets.left, insets.right),
        y: NSView.nearest(to: old.y, seeing: target.minY, target.maxY, within: seen.height, below, above)))
    return clip.bounds.origin != old
  }

  /// The origin that is nearest to one of a visible extent, with a stretch in sight and room left before and after it.
  static func nearest(
    to origin: CGFloat, seeing start: CGFloat, _ end: CGFloat, within extent: CGFloat,
    _ before: CGFloat = 0, _ after: CGFloat = 0
  ) -> CGFloat {
    if start < origin + before { return start - before }
    if end > origin + extent - after { return min(start - before, end - extent + after) }
    return origin
  }
}
