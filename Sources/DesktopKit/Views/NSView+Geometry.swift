import CoreGraphics
import Foundation
internal import PlumbViewKit

extension NSView {
  /// What the view is in: a view's core, or that of its window.
  private var container: UIView? { core.superview }

  /// The height of what the view is in, where y goes upwards there; nil where it goes downwards, and without one.
  private var heightBelow: CGFloat? {
    guard let container, superview?.isFlipped != true else { return nil }
    return container.bounds.height
  }

  /// From the superview's coordinates to the core's, or back: the two are each other's inverse.
  func turned(_ rect: NSRect) -> NSRect {
    guard let height = heightBelow else { return rect }
    return NSRect(x: rect.minX, y: height - rect.maxY, width: rect.width, height: rect.height)
  }

  var frameFromCore: NSRect { turned(core.frame) }

  var boundsFromCore: NSRect {
    let bounds = core.bounds
    return isFlipped
      ? bounds : NSRect(x: bounds.minX, y: -bounds.minY, width: bounds.width, height: bounds.height)
  }

  func writeFrameOrigin(_ origin: NSPoint) {
    var frame = frameFromCore
    guard frame.origin != origin else { return }
    frame.origin = origin
    write(frame)
  }

  func writeFrameSize(_ size: NSSize) {
    if let old = sizeBeforeLayout { return sizeChanged(from: old) }
    var frame = frameFromCore
    guard frame.size != size else { return }
    frame.size = size
    write(frame)
  }

  func writeBoundsOrigin(_ origin: NSPoint) {
    core.bounds.origin = isFlipped ? origin : NSPoint(x: origin.x, y: -origin.y)
  }

  private func write(_ frame: NSRect) {
    let wasWriting = isWritingFrame
    isWritingFrame = true
    core.frame = turned(frame)
    isWritingFrame = wasWriting
    tellOfFrame()
  }

  /// The core has another size, from the view itself or from layout.
  func sizeChanged(from old: NSSize) {
    if autoresizesSubviews { resizeSubviews(withOldSize: old) } else { keepOrigins(old) }
    core.setNeedsDisplay()
    // Whoever writes the frame tells of it once all of it is written.
    if !isWritingFrame { tellOfFrame() }
  }

  func tellOfFrame() {
    if postsFrameChangedNotifications { post(NSView.frameDidChangeNotification) }
    ObjectObservers.changed(self)
  }

  // MARK: Masks

  func setMask(_ mask: AutoresizingMask) {
    storedMask = mask
    updateCoreMask()
  }

  /// Tells the core which of its distances give. With y upwards a view without a flexible height or distance keeps the
  /// lower one.
  func updateCoreMask() {
    var mask = UIView.AutoresizingMask(rawValue: storedMask.rawValue)
    if heightBelow != nil {
      mask.subtract([.flexibleTopMargin, .flexibleBottomMargin])
      if storedMask.contains(.minYMargin) { mask.insert(.flexibleBottomMargin) }
      if storedMask.contains(.maxYMargin) { mask.insert(.flexibleTopMargin) }
      if storedMask.isDisjoint(with: [.minYMargin, .height, .maxYMargin]) { mask.insert(.flexibleTopMargin) }
    }
    core.autoresizingMask = mask
  }

  func resizeByMasks(_ oldSize: NSSize) {
    for view in storedSubviews where view.translatesAutoresizingMaskIntoConstraints {
      view.resize(withOldSuperviewSize: oldSize)
    }
  }

  func resizeByMask(_ oldSize: NSSize) {
    guard let container else { return }
    core.followSuperview(from: oldSize, to: container.bounds.size)
  }

  /// Views that are not resized keep their places from the corner of the coordinates.
  private func keepOrigins(_ oldSize: NSSize) {
    guard !isFlipped, bounds.height != oldSize.height else { return }
    for view in storedSubviews where view.translatesAutoresizingMaskIntoConstraints {
      view.core.center.y += bounds.height - oldSize.height
    }
  }

  // MARK: Alignment

  /// Moves the edges of a rectangle in the superview's coordinates.
  func inset(_ rect: NSRect, by insets: NSEdgeInsets) -> NSRect {
    inset(rect, by: insets, isDownwards: superview?.isFlipped == true)
  }

  func inset(_ rect: NSRect, by insets: NSEdgeInsets, isDownwards: Bool) -> NSRect {
    NSRect(
      x: rect.minX + insets.left, y: rect.minY + (isDownwards ? insets.top : insets.bottom),
      width: rect.width - insets.left - insets.right, height: rect.height - insets.top - insets.bottom)
  }

  // MARK: Conversion

  /// Of a point in this view, where it is in another one; of nil, in the window, with y upwards.
  public func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
    convert(NSRect(origin: point, size: .zero), to: view).origin
  }

  public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    convert(NSRect(origin: point, size: .zero), from: view).origin
  }

  public func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    let inside = toCore(rect)
    if let view { return view.fromCore(core.convert(inside, to: Optional(view.core))) }
    let top = core.window ?? core.topmost
    let outside = core.convert(inside, to: Optional(top))
    return NSRect(
      x: outside.minX, y: top.bounds.height - outside.maxY, width: outside.width, height: outside.height)
  }

  public func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    if let view { return view.convert(rect, to: self) }
    let top = core.window ?? core.topmost
    let outside = NSRect(
      x: rect.minX, y: top.bounds.height - rect.maxY, width: rect.width, height: rect.height)
    return fromCore(core.convert(outside, from: Optional(top)))
  }

  public func convert(_ size: NSSize, to view: NSView?) -> NSSize { size }
  public func convert(_ size: NSSize, from view: NSView?) -> NSSize { size }

  /// From the view's own coordinates to its core's, or back.
  func toCore(_ rect: NSRect) -> NSRect {
    isFlipped
      ? rect : NSRect(x: rect.minX, y: core.bounds.height - rect.maxY, width: rect.width, height: rect.height)
  }

  func fromCore(_ rect: NSRect) -> NSRect { toCore(rect) }

  /// - Parameter point: In the superview's coordinates.
  func viewHit(_ point: NSPoint) -> NSView? {
    guard !isHidden, frame.contains(point) else { return nil }
    let place =
      superview.map { convert(point, from: $0) } ?? NSPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    for view in storedSubviews.reversed() { if let hit = view.hitTest(place) { return hit } }
    return self
  }
}

extension NSView {
  func safeAreaGuide() -> NSLayoutGuide {
    if let storedSafeAreaGuide { return storedSafeAreaGuide }
    let guide = NSLayoutGuide(standingFor: core.safeAreaLayoutGuide)
    // What public layout libraries compare with: on a Mac it begins with NS.
    guide.identifier = "NSViewSafeAreaLayoutGuide"
    storedSafeAreaGuide = guide
    return guide
  }
}

extension NSView {
  /// How wide AppKit's margins are is not known here: they have the 20 points that `|-` stands for.
  func marginsGuide() -> NSLayoutGuide {
    if let storedMarginsGuide { return storedMarginsGuide }
    core.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let guide = NSLayoutGuide(standingFor: core.layoutMarginsGuide)
    guide.identifier = "NSViewLayoutMarginsGuide"
    storedMarginsGuide = guide
    return guide
  }
}

extension UIEdgeInsets {
  init(_ insets: NSEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension NSEdgeInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  static prefix func - (insets: NSEdgeInsets) -> NSEdgeInsets {
    NSEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
  }
}
