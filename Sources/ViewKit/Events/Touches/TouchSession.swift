import CoreGraphics

/// The fingers on one hierarchy from the first that is put down on: who is told of them, and which gestures they are.
///
/// Recognisers are told before views. Once one recognises its gesture, the views' touches are cancelled, unless it lets
/// them be.
@MainActor
final class TouchSession {
  private(set) static var current: TouchSession?

  weak var root: UIView?
  let event = UIEvent()
  let arena = GestureArena()
  private var touches: [UITouch] = []
  /// The touches that views were told of and not yet told the end of.
  private var told: Set<UITouch> = []
  private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?

  private init(_ root: UIView) {
    self.root = root
    event.session = self
  }

  /// The session of a hierarchy; a new one where the last was another's.
  static func session(of root: UIView) -> TouchSession {
    if let current, current.root === root { return current }
    let session = TouchSession(root)
    current = session
    return session
  }

  var time: TimeInterval { event.timestamp }

  func begin(at point: CGPoint) -> UITouch? {
    guard let root else { return nil }
    root.layoutIfNeeded()
    let touch = UITouch(at: point, in: root)
    touch.timestamp = time
    touch.tapCount = tapCount(at: point)
    touches.append(touch)
    event.allTouches = Set(touches)
    touch.view = root.hitTest(point, with: event)
    touch.gestureRecognizers = arena.add(touch)
    send()
    return touch
  }

  func move(_ touch: UITouch, to point: CGPoint) {
    touch.previousPoint = touch.point
    touch.point = point
    step(touch, .moved)
  }

  func end(_ touch: UITouch) {
    lastTap = (touch.point, time, touch.tapCount)
    step(touch, .ended)
    remove(touch)
  }

  func cancel(_ touch: UITouch) {
    step(touch, .cancelled)
    remove(touch)
  }

  /// Lets time go by: presses become long, and second taps come too late.
  func pass(_ seconds: TimeInterval) {
    event.timestamp += seconds
    arena.timePassed(to: time)
    cancelWhatIsRecognised()
    if touches.isEmpty { arena.finish() }
  }

  private func step(_ touch: UITouch, _ phase: UITouch.Phase) {
    for other in touches { other.phase = other === touch ? phase : .stationary }
    touch.timestamp = time
    send()
  }

  private func remove(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    event.allTouches = Set(touches)
    if touches.isEmpty { arena.finish() }
  }

  private func tapCount(at point: CGPoint) -> Int {
    guard let lastTap, time - lastTap.time <= Self.tapGap, point.distance(to: lastTap.point) <= Self.tapReach
    else { return 1 }
    return lastTap.count + 1
  }

  /// Seconds from one tap to the next of the same gesture at most, and points.
  static let tapGap = 0.35
  static let tapReach = 45.0

  // MARK: Telling

  private func send() {
    if root is UIWindow { UIApplication.shared.sendEvent(event) } else { deliver() }
  }

  /// Tells recognisers and then views what the touches have done.
  func deliver() {
    for touch in touches where touch.phase != .stationary {
      arena.deliver(touch, event)
      cancelWhatIsRecognised()
      tellView(of: touch)
    }
  }

  private func tellView(of touch: UITouch) {
    let isNew = touch.phase == .began
    guard isNew ? !arena.holds(touch) : told.contains(touch) else { return }
    switch touch.phase {
    case .began:
      told.insert(touch)
      touch.view?.touchesBegan([touch], with: event)
    case .moved: touch.view?.touchesMoved([touch], with: event)
    case .ended:
      told.remove(touch)
      touch.view?.touchesEnded([touch], with: event)
    default:
      told.remove(touch)
      touch.view?.touchesCancelled([touch], with: event)
    }
  }

  private func cancelWhatIsRecognised() {
    for touch in touches where told.contains(touch) && arena.holds(touch) {
      told.remove(touch)
      touch.view?.touchesCancelled([touch], with: event)
    }
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
