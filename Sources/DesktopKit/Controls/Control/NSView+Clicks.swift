import CoreGraphics
import Foundation

extension NSView.Plumb {
  /// Does what a click of the mouse does: the view that lies there gets it.
  ///
  /// - Parameter point: In the view's coordinates; nil for the middle.
  /// - Returns: Whether there was a view to click: the view itself or one below.
  @discardableResult
  public func click(at point: NSPoint? = nil) -> Bool { view.click(at: point) }
}

extension NSView {
  fileprivate func click(at point: NSPoint?) -> Bool {
    let place = point ?? NSPoint(x: bounds.midX, y: bounds.midY)
    let outside =
      superview.map { convert(place, to: $0) } ?? NSPoint(x: place.x + frame.minX, y: place.y + frame.minY)
    guard !isHiddenOrHasHiddenAncestor, let hit = hitTest(outside) else { return false }
    let event = NSEvent(locationInWindow: convert(place, to: nil), window: window)
    hit.mouseDown(with: event)
    hit.mouseUp(with: event)
    return true
  }
}
