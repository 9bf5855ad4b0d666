import CoreGraphics
import Foundation

extension NSView {
  public var gestureRecognizers: [NSGestureRecognizer] {
    get { storedGestures }
    set {
      for gesture in storedGestures { removeGestureRecognizer(gesture) }
      for gesture in newValue { addGestureRecognizer(gesture) }
    }
  }

  func take(_ gesture: NSGestureRecognizer) {
    gesture.view?.removeGestureRecognizer(gesture)
    storedGestures.append(gesture)
    gesture.view = self
  }

  func release(_ gesture: NSGestureRecognizer) {
    storedGestures.removeAll { $0 === gesture }
    gesture.view = nil
  }
}

extension NSView.Plumb {
  /// Does what a click of the mouse does: the view that lies there gets it, unless a gesture takes it.
  ///
  /// - Parameters:
  ///   - point: In the view's coordinates; nil for the middle.
  ///   - count: How many clicks follow each other: 2 for a double click.
  ///   - modifiers: The keys that are held.
  /// - Returns: Whether there was a view to click: the view itself or one below.
  @discardableResult
  public func click(at point: NSPoint? = nil, count: Int = 1, modifiers: NSEvent.ModifierFlags = []) -> Bool {
    let place = point ?? NSPoint(x: view.bounds.midX, y: view.bounds.midY)
    return (1...max(count, 1)).allSatisfy { view.mouse(along: [place, place], $0, modifiers) }
  }

  /// Does what dragging with the mouse does: what lies at the first point gets it.
  ///
  /// - Parameters:
  ///   - start: In the view's coordinates.
  ///   - end: In the view's coordinates.
  /// - Returns: Whether there was a view to drag: the view itself or one below.
  @discardableResult
  public func drag(from start: NSPoint, to end: NSPoint) -> Bool {
    let middle = NSPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    return view.mouse(along: [start, middle, end, end], 1, [])
  }
}

extension NSView {
  /// The button goes down at the first of some points and up at the last, and is held at those between.
  fileprivate func mouse(along points: [NSPoint], _ count: Int, _ modifiers: NSEvent.ModifierFlags) -> Bool {
    guard let first = points.first else { return false }
    guard let hit = hit(first) else { return false }
    let events = points.enumerated().map { number, point -> (NSEvent, MousePhase) in
      let event = NSEvent(
        locationInWindow: convert(point, to: nil), window: window, clickCount: count, modifierFlags: modifiers
      )
      return (event, number == 0 ? .down : number == points.count - 1 ? .up : .dragged)
    }
    let gestures = hit.gesturesAbove.filter(\.isEnabled)
    var recognised: [NSGestureRecognizer] = []
    for (event, phase) in events {
      for gesture in gestures where gesture.state != .failed {
        // One gesture at a time, unless a delegate permits two.
        guard recognised.allSatisfy({ $0 === gesture || gesture.goes(with: $0) }) else { continue }
        gesture.take(event, phase)
        if gesture.hasBegun, !recognised.contains(where: { $0 === gesture }) { recognised.append(gesture) }
      }
    }
    if !recognised.contains(where: { $0.delaysPrimaryMouseButtonEvents }) {
      for (event, phase) in events { hit.deliver(event, phase) }
    }
    for gesture in gestures { gesture.finish() }
    return true
  }

  /// Those of the view, then those of what it is in.
  var gesturesAbove: [NSGestureRecognizer] { storedGestures + (superview?.gesturesAbove ?? []) }

  private func deliver(_ event: NSEvent, _ phase: MousePhase) {
    switch phase {
    case .down: mouseDown(with: event)
    case .dragged: mouseDragged(with: event)
    case .up: mouseUp(with: event)
    }
  }
}

extension NSGestureRecognizer {
  var hasBegun: Bool { state == .began || state == .changed || state == .ended }
}
