import CoreGraphics
import Foundation

extension NSWindow: NSMenuItemValidation, NSUserInterfaceValidations {}

extension NSWindow {
  // MARK: The key window and the main one

  func comeToFront() {
    isVisible = true
    places.isMiniaturized = false
    NSApplication.shared.show(self)
    contentViewController?.appear()
    core.setNeedsLayout()
    layoutIfNeeded()
  }

  func becomeKeyIfPossible() {
    guard canBecomeKey, !isKeyWindow else { return }
    NSApplication.shared.currentKeyWindow?.resignKeyIfNeeded()
    isKeyWindow = true
    NSApplication.shared.currentKeyWindow = self
    if firstResponder == nil, let initialFirstResponder { makeFirstResponder(initialFirstResponder) }
    becomeKey()
  }

  func resignKeyIfNeeded() {
    guard isKeyWindow else { return }
    isKeyWindow = false
    NSApplication.shared.currentKeyWindow = nil
    resignKey()
  }

  func becomeMainIfPossible() {
    guard canBecomeMain, !isMainWindow else { return }
    NSApplication.shared.currentMainWindow?.resignMainIfNeeded()
    isMainWindow = true
    NSApplication.shared.currentMainWindow = self
    becomeMain()
  }

  func resignMainIfNeeded() {
    guard isMainWindow else { return }
    isMainWindow = false
    NSApplication.shared.currentMainWindow = nil
    resignMain()
  }

  /// Has the delegate and everybody else know of something.
  func tell(_ name: Notification.Name, _ call: (any NSWindowDelegate, Notification) -> Void) {
    let note = Notification(name: name, object: self)
    if let delegate { call(delegate, note) }
    NotificationCenter.default.post(note)
  }

  // MARK: Tab

  /// The views to which the Tab key goes, in the order of the hierarchy.
  var keyViews: [NSView] { contentView.map { $0.viewsBelow } ?? [] }

  /// - Parameter step: 1 for the next, -1 for the one before.
  func selectKeyView(after step: Int, from start: NSView? = nil) {
    let start = start ?? firstResponder as? NSView
    if step == 1, let next = named(after: start) {
      makeFirstResponder(next)
      return
    }
    let views = keyViews.filter { $0.canBecomeKeyView || $0 === start }
    guard !views.isEmpty else { return }
    let index = views.firstIndex { $0 === start }
    let next = index.map { ($0 + step + views.count) % views.count } ?? (step == 1 ? 0 : views.count - 1)
    if views[next] !== start { makeFirstResponder(views[next]) }
  }

  /// Of the views that a view names to follow it, the first one that takes keys.
  private func named(after view: NSView?) -> NSView? {
    var (next, steps) = (view?.nextKeyView, 0)
    while let candidate = next, steps < 1000 {
      if candidate.canBecomeKeyView, candidate !== view { return candidate }
      (next, steps) = (candidate.nextKeyView, steps + 1)
    }
    return nil
  }

  func moveKeyView(_ event: NSEvent) -> Bool {
    guard event.keyCode == 48 else { return false }
    if event.modifierFlags.contains(.shift) { selectPreviousKeyView(event) } else { selectNextKeyView(event) }
    return true
  }
}

extension NSView {
  fileprivate var viewsBelow: [NSView] { subviews.flatMap { [$0] + $0.viewsBelow } }
}
