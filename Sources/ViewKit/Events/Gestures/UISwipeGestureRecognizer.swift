import CoreGraphics

/// Sees a finger that goes one way, quickly.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a finger goes.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1
  private var start: TimeInterval = 0

  /// Points that a swipe goes at least, and seconds that it takes at most.
  private static let distance = 50.0
  private static let duration = 0.5

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired {
      state = .failed
      return
    }
    start = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - start <= Self.duration else {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired, let touch = touches.first else { return }
    let (across, down) = (touch.point.x - touch.firstPoint.x, touch.point.y - touch.firstPoint.y)
    guard max(abs(across), abs(down)) >= Self.distance else { return }
    let way: Direction = abs(across) > abs(down) ? (across > 0 ? .right : .left) : (down > 0 ? .down : .up)
    state = direction.contains(way) ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
