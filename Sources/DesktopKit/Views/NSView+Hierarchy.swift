import CoreGraphics
import Foundation
internal import PlumbViewKit

extension NSView {
  func insert(_ view: NSView, at index: Int) {
    precondition(view !== self, "Can't add self as subview")
    if view.superview === self {
      storedSubviews.removeAll { $0 === view }
      let place = min(index, storedSubviews.count)
      storedSubviews.insert(view, at: place)
      return core.insertSubview(view.core, at: place)
    }
    let frame = view.frame
    view.viewWillMove(toSuperview: self)
    if let parent = view.superview {
      parent.willRemoveSubview(view)
      parent.forget(view)
    }
    storedSubviews.insert(view, at: min(index, storedSubviews.count))
    core.insertSubview(view.core, at: min(index, storedSubviews.count - 1))
    view.nextResponder = self
    view.take(frame)
    didAddSubview(view)
    view.viewDidMoveToSuperview()
  }

  /// Stands in the coordinates of what the view came into where it stood in its own.
  func take(_ frame: NSRect) {
    updateCoreMask()
    let place = turned(frame)
    if place != core.frame { core.frame = place }
  }

  func insert(_ view: NSView, _ place: NSWindow.OrderingMode, _ other: NSView?) {
    if view.superview === self { storedSubviews.removeAll { $0 === view } }
    let index = other.flatMap { other in storedSubviews.firstIndex { $0 === other } }
    switch place {
    case .below: insert(view, at: index ?? 0)
    default: insert(view, at: index.map { $0 + 1 } ?? storedSubviews.count)
    }
  }

  func replace(_ old: NSView, _ new: NSView) {
    guard let index = storedSubviews.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperview()
    insert(new, at: index)
  }

  func replaceSubviews(_ views: [NSView]) {
    for view in storedSubviews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for (index, view) in views.enumerated()
    where index >= storedSubviews.count || storedSubviews[index] !== view {
      insert(view, at: index)
    }
  }

  func leaveSuperview() {
    guard let parent = superview else { return core.removeFromSuperview() }
    withExtendedLifetime(self) {
      let frame = frame
      viewWillMove(toSuperview: nil)
      parent.willRemoveSubview(self)
      parent.forget(self)
      core.removeFromSuperview()
      nextResponder = nil
      take(frame)
      viewDidMoveToSuperview()
    }
  }

  private func forget(_ view: NSView) { storedSubviews.removeAll { $0 === view } }

  func commonAncestor(_ other: NSView) -> NSView? {
    var view: NSView? = self
    while let candidate = view, !other.isDescendant(of: candidate) { view = candidate.superview }
    return view
  }

  func find(_ tag: Int) -> NSView? {
    var open = [self]
    while let view = open.popLast() {
      if view.tag == tag { return view }
      open.append(contentsOf: view.storedSubviews.reversed())
    }
    return nil
  }

  func setHidden(_ hidden: Bool) {
    guard hidden != core.isHidden else { return }
    core.isHidden = hidden
    superview?.subviewHidden(self)
    if hidden { viewDidHide() } else { viewDidUnhide() }
  }

  func setDirection(_ direction: NSUserInterfaceLayoutDirection) {
    core.semanticContentAttribute = direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
  }

  func add(_ guide: NSLayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    storedGuides.append(guide)
    core.addLayoutGuide(guide.core)
    // It is so already: classes of guides hear of it.
    guide.owningView = self
  }

  func remove(_ guide: NSLayoutGuide) {
    guard storedGuides.contains(where: { $0 === guide }) else { return }
    core.removeLayoutGuide(guide.core)
    storedGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  public static let frameDidChangeNotification = Notification.Name("NSViewFrameDidChangeNotification")
  public static let boundsDidChangeNotification = Notification.Name("NSViewBoundsDidChangeNotification")
}
