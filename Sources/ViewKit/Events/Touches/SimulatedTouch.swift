import CoreGraphics

/// A finger that a test puts on what it tests. Plumb's addition.
///
///     let finger = SimulatedTouch(at: CGPoint(x: 10, y: 10), in: card)
///     finger.move(to: CGPoint(x: 110, y: 10))
///     finger.lift()
///
/// Time stands still between the steps, but for `hold(for:)`.
@MainActor
public final class SimulatedTouch {
  private let session: TouchSession
  /// Where the view's coordinates lay when the finger was put down: what scrolls under a finger does not take it along.
  private let place: CGAffineTransform
  private let touch: UITouch?

  /// Puts a finger down.
  ///
  /// - Parameters:
  ///   - point: In the coordinates of `view`; nil for its middle.
  ///   - view: Lies in a window, or in whatever hierarchy: the touch goes to the view that is in front there.
  public init(at point: CGPoint? = nil, in view: UIView) {
    let root = view.window ?? sequence(first: view, next: \.superview).reversed().first ?? view
    session = .session(of: root)
    root.layoutIfNeeded()
    let point = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let origin = root.convert(CGPoint.zero, from: view)
    let (across, down) = (
      root.convert(CGPoint(x: 1, y: 0), from: view), root.convert(CGPoint(x: 0, y: 1), from: view)
    )
    place = CGAffineTransform(
      a: across.x - origin.x, b: across.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
      tx: origin.x,
      ty: origin.y)
    touch = session.begin(at: point.applying(place))
  }

  /// The view that the finger was put on; nil where none takes touches there.
  public var target: UIView? { touch?.view }

  /// - Parameter point: In the coordinates that the view had when the finger was put down.
  public func move(to point: CGPoint) {
    if let touch { session.move(touch, to: point.applying(place)) }
  }

  /// Keeps still for some seconds.
  public func hold(for seconds: TimeInterval) { session.pass(seconds) }

  public func lift() { if let touch { session.end(touch) } }

  /// Takes the finger away as a system does that has something more urgent to show.
  public func cancel() { if let touch { session.cancel(touch) } }

  /// Lets time go by after the last finger was lifted, so that gestures that waited for another tap are decided.
  public static func settle() { TouchSession.current?.pass(1) }
}

extension UIView.Plumb {
  /// Taps with a finger, and waits until no further tap would count.
  ///
  /// - Parameter point: In the view's coordinates; nil for its middle.
  /// - Returns: The view that got the tap; nil where none takes touches there.
  @discardableResult public func tap(at point: CGPoint? = nil, count: Int = 1) -> UIView? {
    var target: UIView?
    for _ in 0..<max(count, 1) {
      let finger = SimulatedTouch(at: point, in: view)
      finger.hold(for: 0.05)
      finger.lift()
      target = finger.target
    }
    SimulatedTouch.settle()
    return target
  }

  /// Keeps a finger down for some seconds.
  @discardableResult public func press(at point: CGPoint? = nil, for seconds: TimeInterval = 1) -> UIView? {
    let finger = SimulatedTouch(at: point, in: view)
    finger.hold(for: seconds)
    finger.lift()
    SimulatedTouch.settle()
    return finger.target
  }

  /// Moves a finger from one point of the view's coordinates to another, in steps of equal length and time.
  @discardableResult
  public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10, duration: TimeInterval = 0.25)
    -> UIView?
  {
    let steps = max(steps, 1)
    let finger = SimulatedTouch(at: start, in: view)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      finger.hold(for: duration / TimeInterval(steps))
      finger.move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    finger.lift()
    SimulatedTouch.settle()
    return finger.target
  }
}
