import CoreGraphics

/// Sees fingers that are drawn along.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  private var origin: CGPoint?
  private var last: (point: CGPoint, time: TimeInterval)?
  private var speed = CGVector.zero

  /// How far a finger has moved when it draws, in points.
  static let threshold = 10.0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches {
      state = isActive ? .cancelled : .failed
      return
    }
    if origin == nil { origin = location(in: nil) }
    last = (location(in: nil), event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let point = location(in: nil)
    measure(point, event.timestamp)
    if isActive {
      state = .changed
      return
    }
    guard numberOfTouches >= minimumNumberOfTouches, let start = origin,
      point.distance(to: start) >= Self.threshold
    else { return }
    // What it took to see the gesture is no part of it.
    origin = point
    if begins(from: start, to: point) { state = .began } else { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == touches.count else { return }
    state = isActive ? .ended : .failed
  }

  /// Whether a movement is the gesture.
  func begins(from start: CGPoint, to end: CGPoint) -> Bool { true }

  private func measure(_ point: CGPoint, _ time: TimeInterval) {
    if let last, time > last.time {
      let seconds = CGFloat(time - last.time)
      speed = CGVector(dx: (point.x - last.point.x) / seconds, dy: (point.y - last.point.y) / seconds)
    }
    last = (point, time)
  }

  /// How far the fingers have come since the gesture began, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    guard let origin, let root = touches.first?.root ?? view?.window else { return .zero }
    let (end, start) = (location(in: view), view?.convert(origin, from: root) ?? origin)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Has the fingers have come as far as a translation now.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let end = location(in: view)
    let start = CGPoint(x: end.x - translation.x, y: end.y - translation.y)
    guard let view, let root = touches.first?.root ?? view.window else {
      origin = start
      return
    }
    origin = root.convert(start, from: view)
  }

  /// Points a second.
  open func velocity(in view: UIView?) -> CGPoint { CGPoint(x: speed.dx, y: speed.dy) }

  open override func reset() { (origin, last, speed) = (nil, nil, .zero) }
}

/// Which scrolls of a wheel or a trackpad pan.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all = UIScrollTypeMask(rawValue: 3)
}

/// Sees fingers that are drawn in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []

  override func begins(from start: CGPoint, to end: CGPoint) -> Bool {
    guard let bounds = touches.first?.root?.bounds else { return false }
    let reach: CGFloat = 20
    return edges.contains(.left) && start.x - bounds.minX <= reach && end.x > start.x
      || edges.contains(.right) && bounds.maxX - start.x <= reach && end.x < start.x
      || edges.contains(.top) && start.y - bounds.minY <= reach && end.y > start.y
      || edges.contains(.bottom) && bounds.maxY - start.y <= reach && end.y < start.y
  }
}
