import CoreGraphics

/// Sees two fingers that go apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, as a part of how far they were.
  open var scale: CGFloat = 1
  /// Parts a second.
  open private(set) var velocity: CGFloat = 0
  private var pair = FingerPair()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == 2 { pair.note(self.touches) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let change = pair.change(self.touches) else { return }
    if !isActive, abs(change.spread) < 8 { return }
    scale *= change.scale
    pair.note(self.touches)
    state = isActive ? .changed : .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .ended : .failed
  }

  open override func reset() {
    scale = 1
    pair = FingerPair()
  }
}

/// Sees two fingers that turn.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians.
  open var rotation: CGFloat = 0
  /// Radians a second.
  open private(set) var velocity: CGFloat = 0
  private var pair = FingerPair()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == 2 { pair.note(self.touches) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let change = pair.change(self.touches) else { return }
    if !isActive, abs(change.angle) < 0.1 { return }
    rotation += change.angle
    pair.note(self.touches)
    state = isActive ? .changed : .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .ended : .failed
  }

  open override func reset() {
    rotation = 0
    pair = FingerPair()
  }
}

/// Where two fingers were, one from the other.
@MainActor
private struct FingerPair {
  private var vector: CGVector?

  mutating func note(_ touches: [UITouch]) { vector = Self.vector(touches) }

  func change(_ touches: [UITouch]) -> (spread: CGFloat, scale: CGFloat, angle: CGFloat)? {
    guard let before = vector, let now = Self.vector(touches) else { return nil }
    let (long, short) = (before.length, now.length)
    guard long > 0 else { return nil }
    var angle = atan2(now.dy, now.dx) - atan2(before.dy, before.dx)
    if angle > .pi { angle -= 2 * .pi } else if angle < -.pi { angle += 2 * .pi }
    return (short - long, short / long, angle)
  }

  private static func vector(_ touches: [UITouch]) -> CGVector? {
    guard touches.count == 2 else { return nil }
    return CGVector(
      dx: touches[1].point.x - touches[0].point.x, dy: touches[1].point.y - touches[0].point.y)
  }
}

extension CGVector {
  fileprivate var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}

/// Sees a pointer that is over a view. Does nothing here: no pointer is.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }
}
