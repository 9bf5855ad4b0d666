import CoreGraphics
import Foundation
internal import PlumbAppleFacts
internal import PlumbViewKit

extension NSWindow {
  // MARK: The content

  func show(_ view: NSView?) {
    guard view !== storedContentView else { return }
    unpinContent()
    storedContentView?.core.removeFromSuperview()
    storedContentView?.nextResponder = nil
    storedContentView = view
    guard let view else { return }
    view.removeFromSuperview()
    core.addSubview(view.core)
    view.nextResponder = self
    placeContent()
    view.core.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pinContentIfNeeded()
  }

  func show(_ controller: NSViewController?) {
    storedController = controller
    guard let controller else { return }
    let size = controller.preferredSize
    contentView = controller.view
    controller.nextResponder = self
    controller.view.nextResponder = controller
    if let size { setContentSize(size) }
    title = controller.title ?? title
  }

  func styleChanged() {
    core.coveredTop = coveringHeight
    placeContent()
    unpinContent()
    pinContentIfNeeded()
  }

  // MARK: Bars

  /// What bars cover of the frame's top, in points.
  var coveringHeight: CGFloat {
    var height = styleMask.coveringHeight
    guard height > 0 else { return 0 }
    if let toolbar, toolbar.isVisible {
      height = CGFloat(toolbarStyle == .unifiedCompact ? TitleBars.withCompactToolbar : TitleBars.withToolbar)
    }
    for accessory in accessories where !accessory.isHidden && accessory.layoutAttribute == .bottom {
      height += accessory.height
    }
    return height
  }

  /// What bars take of the content.
  var barHeight: CGFloat { styleMask.contains(.fullSizeContentView) ? 0 : coveringHeight }

  /// The content keeps its size, unless it lies under the bars.
  func barsChanged() {
    let size = storedContentView?.frame.size
    styleChanged()
    if let size, !styleMask.contains(.fullSizeContentView), !styleMask.contains(.fullScreen) {
      takeSize(frameSize(size))
      placeContent()
    }
  }

  func placeContent() {
    storedContentView?.core.frame = contentArea
  }

  /// In the window's own coordinates, with y downwards.
  private var contentArea: NSRect {
    let bar = barHeight
    return NSRect(x: 0, y: bar, width: frame.width, height: max(0, frame.height - bar))
  }

  /// A content without a mask is held by constraints.
  func pinContentIfNeeded() {
    guard let view = storedContentView, !view.translatesAutoresizingMaskIntoConstraints, contentPins.isEmpty
    else { return }
    contentPins = [
      view.leftAnchor.constraint(equalTo: core.leftAnchor),
      view.rightAnchor.constraint(equalTo: core.rightAnchor),
      view.topAnchor.constraint(equalTo: core.topAnchor, constant: barHeight),
      view.bottomAnchor.constraint(equalTo: core.bottomAnchor),
    ]
    NSLayoutConstraint.activate(contentPins)
  }

  private func unpinContent() {
    NSLayoutConstraint.deactivate(contentPins)
    contentPins = []
  }

  // MARK: Sizes

  func contentSize(_ size: NSSize) -> NSSize {
    NSSize(width: size.width, height: max(0, size.height - barHeight))
  }

  func frameSize(_ size: NSSize) -> NSSize {
    NSSize(width: size.width, height: size.height + barHeight)
  }

  func bounded(_ size: NSSize) -> NSSize {
    let (least, greatest) = (minSize, maxSize)
    return NSSize(
      width: min(max(size.width, least.width), greatest.width),
      height: min(max(size.height, least.height), greatest.height))
  }

  func take(_ rect: NSRect) {
    let old = storedFrame
    storedFrame.origin = rect.origin
    defer { frameChanged(from: old) }
    guard rect.size != storedFrame.size else { return }
    storedFrame.size = rect.size
    core.frame = NSRect(origin: .zero, size: rect.size)
    resized()
  }

  func takeSize(_ size: NSSize) { take(moved(to: size)) }

  /// The frame of another size: what `anchorAttribute(for:)` says stays.
  private func moved(to size: NSSize) -> NSRect {
    var origin = frame.origin
    let (dx, dy) = (size.width - frame.width, size.height - frame.height)
    switch anchorAttribute(for: .horizontal) {
    case .right, .trailing: origin.x -= dx
    case .centerX: origin.x -= dx / 2
    default: break
    }
    switch anchorAttribute(for: .vertical) {
    case .bottom, .lastBaseline: break
    case .centerY: origin.y -= dy / 2
    default: origin.y -= dy
    }
    return NSRect(origin: origin, size: size)
  }

  /// Layout has given the core another size.
  func layoutTook(_ size: NSSize) {
    let old = storedFrame
    storedFrame = moved(to: size)
    resized()
    frameChanged(from: old)
  }

  private func resized() {
    let note = Notification(name: NSWindow.didResizeNotification, object: self)
    delegate?.windowDidResize(note)
    NotificationCenter.default.post(note)
  }

  /// What goes along with the window, or remembers where it is.
  private func frameChanged(from old: NSRect) {
    guard storedFrame != old else { return }
    if !places.isZooming { places.beforeZoom = nil }
    if !places.autosaveName.isEmpty { saveFrame(usingName: places.autosaveName) }
    placeSheet()
    attached.sheetParent?.placeSheet()
    moveChildren(from: old)
    for popover in NSPopover.shown { popover.follow(self) }
    if storedFrame.origin != old.origin {
      tell(NSWindow.didMoveNotification) { $0.windowDidMove($1) }
    }
  }

  /// As somebody who drags an edge asks for it. Once it is let go, content that asks for more than a window's own size gets it.
  ///
  /// - Parameter held: Called while the edge is held.
  func drag(to size: NSSize, _ held: () -> Void) {
    var asked = inRatio(delegate?.windowWillResize(self, to: size) ?? size)
    asked = bounded(asked)
    layoutIfNeeded()
    core.sizePriority = .dragThatCanResizeWindow
    takeSize(asked)
    layoutIfNeeded()
    held()
    core.sizePriority = .windowSizeStayPut
    layoutIfNeeded()
  }

  func visualize(_ constraints: [NSLayoutConstraint]) {
    layoutIfNeeded()
    core.plumb.visualizeConstraints(constraints)
  }

  public static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
  public static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
  public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
}
