import CoreGraphics
import Foundation
internal import PlumbViewKit

extension NSScrollView {
  /// Where what is searched for is asked.
  public enum FindBarPosition: Int, Sendable { case aboveHorizontalRuler, aboveContent, belowContent }
  public static let willStartLiveScrollNotification = Notification.Name(
    "NSScrollViewWillStartLiveScrollNotification")
  public static let didLiveScrollNotification = Notification.Name("NSScrollViewDidLiveScrollNotification")
  public static let didEndLiveScrollNotification = Notification.Name(
    "NSScrollViewDidEndLiveScrollNotification")

  /// How far bodies bounce beyond their ends.
  public enum Elasticity: Int, Sendable { case automatic, none, allowed }

  func placeParts() {
    let border = borderType.width
    let inside = NSRect(
      x: border, y: border, width: max(0, bounds.width - 2 * border),
      height: max(0, bounds.height - 2 * border))
    var content = placeRulers(inside)
    let (vertical, horizontal) = (shown(verticalScroller, hasVerticalScroller), shownHorizontal)
    let width = NSScroller.width
    if scrollerStyle == .legacy {
      if vertical != nil, !hidesScrollers.vertical { content.size.width = max(0, content.width - width) }
      if horizontal != nil, !hidesScrollers.horizontal {
        content.size.height = max(0, content.height - width)
      }
    }
    place(contentView, content)
    placeHeader(content)
    vertical?.isHidden = hidesScrollers.vertical
    vertical?.frame = NSRect(
      x: inside.maxX - width, y: inside.minY + scrollerInsets.top, width: width,
      height: max(0, content.height - scrollerInsets.top - scrollerInsets.bottom))
    horizontal?.isHidden = hidesScrollers.horizontal
    horizontal?.frame = NSRect(
      x: inside.minX + scrollerInsets.left, y: inside.maxY - width,
      width: max(0, content.width - scrollerInsets.left - scrollerInsets.right), height: width)
  }

  /// - Returns: What rulers leave: the one stands on the left, the other above.
  private func placeRulers(_ inside: NSRect) -> NSRect {
    let (vertical, horizontal) = shownRulers
    let left = vertical?.requiredThickness ?? 0
    let top = horizontal?.requiredThickness ?? 0
    if let vertical {
      place(
        vertical,
        NSRect(
          x: inside.minX, y: inside.minY + top, width: left, height: max(0, inside.height - top)))
    }
    if let horizontal {
      place(
        horizontal,
        NSRect(x: inside.minX + left, y: inside.minY, width: max(0, inside.width - left), height: top))
    }
    return NSRect(
      x: inside.minX + left, y: inside.minY + top, width: max(0, inside.width - left),
      height: max(0, inside.height - top))
  }

  private var shownRulers: (NSRulerView?, NSRulerView?) {
    guard rulersVisible else { return (nil, nil) }
    return (hasVerticalRuler ? verticalRulerView : nil, hasHorizontalRuler ? horizontalRulerView : nil)
  }

  func rulersChanged() {
    if hasVerticalRuler, verticalRulerView == nil {
      verticalRulerView = NSRulerView(scrollView: self, orientation: .verticalRuler)
    }
    if hasHorizontalRuler, horizontalRulerView == nil {
      horizontalRulerView = NSRulerView(scrollView: self, orientation: .horizontalRuler)
    }
    let (vertical, horizontal) = shownRulers
    for (ruler, shown) in [(verticalRulerView, vertical), (horizontalRulerView, horizontal)] {
      if shown == nil { ruler?.removeFromSuperview() }
      if let shown, shown.superview !== self { addSubview(shown) }
    }
    tile()
  }

  private var shownHorizontal: NSScroller? { shown(horizontalScroller, hasHorizontalScroller) }

  private func place(_ view: NSView, _ frame: NSRect) {
    if view.frame != frame { view.frame = frame }
  }

  private func shown(_ scroller: NSScroller?, _ has: Bool) -> NSScroller? { has ? scroller : nil }

  // MARK: A table's header

  /// A header lies over the upper edge of the clip view, which has room for it beyond the document's edge.
  private func placeHeader(_ content: NSRect) {
    let header = (documentView as? NSTableView)?.headerView
    guard let header else {
      guard let headerClip else { return }
      headerClip.removeFromSuperview()
      self.headerClip = nil
      if automaticallyAdjustsContentInsets { contentView.contentInsets.top = 0 }
      return
    }
    let clip = headerClip ?? makeHeaderClip()
    let height = header.frame.height
    if clip.documentView !== header { clip.documentView = header }
    place(clip, NSRect(x: content.minX, y: content.minY, width: content.width, height: height))
    if automaticallyAdjustsContentInsets, contentView.contentInsets.top != height {
      let wasAtTop = contentView.bounds.minY <= -contentView.contentInsets.top
      contentView.contentInsets.top = height
      if wasAtTop { contentView.scroll(to: NSPoint(x: contentView.bounds.minX, y: -height)) }
    }
  }

  private func makeHeaderClip() -> NSClipView {
    let clip = NSClipView()
    headerClip = clip
    insert(clip, .above, contentView)
    return clip
  }

  func documentChanged() {
    tile()
    reflect(contentView)
  }

  // MARK: Scrollers

  func scrollersChanged() {
    if hasVerticalScroller, verticalScroller == nil { verticalScroller = NSScroller() }
    if hasHorizontalScroller, horizontalScroller == nil { horizontalScroller = NSScroller() }
    if !hasVerticalScroller { verticalScroller?.removeFromSuperview() }
    if !hasHorizontalScroller { horizontalScroller?.removeFromSuperview() }
    if let verticalScroller, hasVerticalScroller, verticalScroller.superview !== self {
      addSubview(verticalScroller)
    }
    if let horizontalScroller, hasHorizontalScroller, horizontalScroller.superview !== self {
      addSubview(horizontalScroller)
    }
    hidesScrollers = needlessScrollers
    tile()
  }

  func exchange(_ old: NSScroller?, _ new: NSScroller?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    scrollersChanged()
  }

  /// The header follows the document sideways, and scrollers come and go with what there is to scroll.
  func reflect(_ clip: NSClipView) {
    guard clip === contentView else { return }
    if let headerClip, headerClip.bounds.minX != clip.bounds.minX {
      headerClip.setBoundsOrigin(NSPoint(x: clip.bounds.minX, y: 0))
    }
    let needless = needlessScrollers
    guard needless != hidesScrollers else { return }
    hidesScrollers = needless
    tile()
  }

  private var needlessScrollers: (vertical: Bool, horizontal: Bool) {
    guard autohidesScrollers, let document = documentView?.frame.size else { return (false, false) }
    // What the scroll view would show without scrollers, less the one that the other makes necessary.
    let border = 2 * borderType.width
    let room = NSSize(width: bounds.width - border, height: bounds.height - border)
    let width = scrollerStyle == .legacy ? NSScroller.width : 0
    var vertical = document.height <= room.height - contentInsets.top - contentInsets.bottom
    let horizontal =
      document.width <= room.width - (vertical || !hasVerticalScroller ? 0 : width)
    if !horizontal, hasHorizontalScroller, vertical { vertical = document.height <= room.height - width }
    return (vertical, horizontal)
  }
}

/// What is drawn around a view.
public enum NSBorderType: UInt, Sendable {
  case noBorder, lineBorder, bezelBorder, grooveBorder

  /// In points, on each side.
  var width: CGFloat {
    switch self {
    case .noBorder: 0
    case .lineBorder, .bezelBorder: 1
    case .grooveBorder: 2
    }
  }
}
