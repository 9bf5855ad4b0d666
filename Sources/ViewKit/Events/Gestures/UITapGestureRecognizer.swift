import CoreGraphics

/// Sees taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  private var taps = 0
  private var most = 0
  private var lastTime: TimeInterval = 0

  override var waitsForTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    most = max(most, numberOfTouches)
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.point.distance(to: $0.firstPoint) > TouchSession.tapReach }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == touches.count else { return }
    guard most == numberOfTouchesRequired else {
      state = .failed
      return
    }
    (taps, most, lastTime) = (taps + 1, 0, event.timestamp)
    if taps >= numberOfTapsRequired { state = .ended }
  }

  /// A tap that takes longer is none, and a further one that comes later is another gesture.
  override func timePassed(to time: TimeInterval) {
    let isDown = numberOfTouches > 0
    if time - lastTime > (isDown ? Self.longestTap : TouchSession.tapGap) { state = .failed }
  }

  private static let longestTap = 1.5

  open override func reset() { (taps, most) = (0, 0) }
}
