import CoreGraphics
import Foundation

/// Recognises that something is dragged.
@preconcurrency @MainActor
open class NSPanGestureRecognizer: NSGestureRecognizer {
  private var start = NSPoint.zero

  open var buttonMask = 1
  /// Does nothing here.
  open var numberOfTouchesRequired = 1

  /// How far it went since it began, or since it was last set, in a view's coordinates.
  open func translation(in view: NSView?) -> NSPoint {
    let here = location(in: view)
    let there = view?.convert(start, from: nil) ?? start
    return NSPoint(x: here.x - there.x, y: here.y - there.y)
  }
  open func setTranslation(_ translation: NSPoint, in view: NSView?) {
    let here = location(in: view)
    let there = NSPoint(x: here.x - translation.x, y: here.y - translation.y)
    start = view?.convert(there, to: nil) ?? there
  }
  /// Zero: time does not pass between the events of a test.
  open func velocity(in view: NSView?) -> NSPoint { .zero }

  open override func mouseDown(with event: NSEvent) {
    super.mouseDown(with: event)
    start = event.locationInWindow
  }
  open override func mouseDragged(with event: NSEvent) {
    super.mouseDragged(with: event)
    if state == .possible, delegate?.gestureRecognizerShouldBegin(self) == false {
      state = .failed
      return
    }
    guard state != .failed else { return }
    state = state == .possible ? .began : .changed
  }
  open override func mouseUp(with event: NSEvent) {
    super.mouseUp(with: event)
    if state == .began || state == .changed { state = .ended }
  }
}
