import CoreGraphics
import Foundation

// How events come to views.

extension NSWindow {
  func deliver(_ event: NSEvent) {
    switch event.type {
    case .keyDown, .keyUp, .flagsChanged: deliverKey(event)
    case .leftMouseDown, .rightMouseDown, .otherMouseDown:
      pressedView = viewHit(event)
      press(event, pressedView)
    case .leftMouseDragged, .rightMouseDragged, .otherMouseDragged, .leftMouseUp, .rightMouseUp,
      .otherMouseUp:
      press(event, pressedView ?? viewHit(event))
    default: viewHit(event)?.take(event)
    }
  }

  private func viewHit(_ event: NSEvent) -> NSView? {
    guard let contentView else { return nil }
    let point = contentView.convert(event.locationInWindow, from: nil)
    return contentView.hit(point)
  }

  /// Gestures see the mouse's first button before the view does.
  private func press(_ event: NSEvent, _ view: NSView?) {
    guard let view else { return }
    guard let phase = event.type.phase else { return view.take(event) }
    let gestures = view.gesturesAbove.filter(\.isEnabled)
    for gesture in gestures where gesture.state != .failed { gesture.take(event, phase) }
    if !gestures.contains(where: { $0.delaysPrimaryMouseButtonEvents && $0.hasBegun }) { view.take(event) }
    if phase == .up { for gesture in gestures { gesture.finish() } }
  }

  private func deliverKey(_ event: NSEvent) {
    let flags = event.modifierFlags
    if event.type == .keyDown, flags.contains(.command) || flags.contains(.control) {
      if performKeyEquivalent(with: event) { return }
      if NSApplication.shared.mainMenu?.performKeyEquivalent(with: event) == true { return }
    }
    (firstResponder ?? self).take(event)
  }
}

extension NSResponder {
  func take(_ event: NSEvent) {
    switch event.type {
    case .leftMouseDown: mouseDown(with: event)
    case .leftMouseDragged: mouseDragged(with: event)
    case .leftMouseUp: mouseUp(with: event)
    case .rightMouseDown: rightMouseDown(with: event)
    case .rightMouseDragged: rightMouseDragged(with: event)
    case .rightMouseUp: rightMouseUp(with: event)
    case .otherMouseDown: otherMouseDown(with: event)
    case .otherMouseDragged: otherMouseDragged(with: event)
    case .otherMouseUp: otherMouseUp(with: event)
    case .mouseMoved: mouseMoved(with: event)
    case .mouseEntered: mouseEntered(with: event)
    case .mouseExited: mouseExited(with: event)
    case .cursorUpdate: cursorUpdate(with: event)
    case .scrollWheel: scrollWheel(with: event)
    case .keyDown: keyDown(with: event)
    case .keyUp: keyUp(with: event)
    case .flagsChanged: flagsChanged(with: event)
    case .magnify: magnify(with: event)
    case .rotate: rotate(with: event)
    case .swipe: swipe(with: event)
    case .smartMagnify: smartMagnify(with: event)
    case .pressure: pressureChange(with: event)
    default: break
    }
  }
}

extension NSView {
  /// The view that lies at a point of this view's coordinates.
  func hit(_ point: NSPoint) -> NSView? {
    let outside =
      superview.map { convert(point, to: $0) } ?? NSPoint(x: point.x + frame.minX, y: point.y + frame.minY)
    return isHiddenOrHasHiddenAncestor ? nil : hitTest(outside)
  }
}

extension NSEvent.EventType {
  fileprivate var phase: MousePhase? {
    switch self {
    case .leftMouseDown: .down
    case .leftMouseDragged: .dragged
    case .leftMouseUp: .up
    default: nil
    }
  }
}

extension NSEvent {
  /// Whether the event is of the key that a button or a menu item names.
  func matches(_ key: String, _ mask: ModifierFlags) -> Bool {
    guard !key.isEmpty, let written = charactersIgnoringModifiers else { return false }
    let keys: ModifierFlags = [.command, .option, .control, .shift]
    var expected = mask.intersection(keys)
    // A capital letter asks for the Shift key.
    if key != key.lowercased() { expected.insert(.shift) }
    let isReturn = key == "\r" && (written == "\r" || written == "\u{3}")
    return (written.lowercased() == key.lowercased() || isReturn)
      && modifierFlags.intersection(keys) == expected
  }
}
