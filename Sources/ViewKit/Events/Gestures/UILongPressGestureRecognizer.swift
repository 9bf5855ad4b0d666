import CoreGraphics

/// Sees fingers that stay where they are.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTouchesRequired = 1
  open var numberOfTapsRequired = 0
  /// How far a finger may move before the press is one, in points.
  open var allowableMovement: CGFloat = 10
  private var start: TimeInterval?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == numberOfTouchesRequired else { return }
    start = event.timestamp
    if minimumPressDuration <= 0 { state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive {
      state = .changed
      return
    }
    if touches.contains(where: { $0.point.distance(to: $0.firstPoint) > allowableMovement }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .ended : .failed
  }

  override func timePassed(to time: TimeInterval) {
    guard let start, state == .possible, numberOfTouches == numberOfTouchesRequired else { return }
    if time - start >= minimumPressDuration { state = .began }
  }

  open override func reset() { start = nil }
}
