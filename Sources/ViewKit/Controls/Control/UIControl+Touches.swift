import CoreGraphics

extension UIControl {
  /// How far from a control a finger may be and count as inside, once it was put on it, in points.
  private static let reach = 70.0

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
  }

  func begin(_ touch: UITouch, _ event: UIEvent?) {
    guard isEnabled, !tracking.isTracking, beginTracking(touch, with: event) else { return }
    tracking = TouchTracking(isTracking: true, isInside: true)
    isHighlighted = true
    carryOut(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  func go(on touch: UITouch, _ event: UIEvent?) {
    guard tracking.isTracking else { return }
    guard continueTracking(touch, with: event) else {
      tracking = TouchTracking()
      return
    }
    let (was, isNow) = (tracking.isInside, isInside(touch))
    tracking.isInside = isNow
    isHighlighted = isNow
    if was != isNow { carryOut(isNow ? .touchDragEnter : .touchDragExit, event) }
    carryOut(isNow ? .touchDragInside : .touchDragOutside, event)
  }

  func finish(_ touch: UITouch, _ event: UIEvent?) {
    guard tracking.isTracking else { return }
    let isInside = isInside(touch)
    endTracking(touch, with: event)
    tracking = TouchTracking()
    isHighlighted = false
    carryOut(isInside ? .touchUpInside : .touchUpOutside, event)
    if isInside { tapped(touch, event) }
  }

  func cancel(_ event: UIEvent?) {
    guard tracking.isTracking else { return }
    cancelTracking(with: event)
    tracking = TouchTracking()
    isHighlighted = false
    carryOut(.touchCancel, event)
  }

  /// A tap on a control is not one on what is behind.
  func keepsTap(from recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer, tap.view !== self else { return false }
    return isEnabled && tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 && takesTaps
  }
}

/// What a control knows of the finger on it.
struct TouchTracking {
  var isTracking = false
  var isInside = false
}
