import CoreGraphics

extension Timer {
  /// A timer that tells a target, and keeps it alive until it is invalidated. It runs once it is in a run loop. The
  /// target is given one that has the information for the user; this one has none, as Foundation's do here.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let telling = TimerTelling(aTarget as AnyObject, aSelector, userInfo)
    self.init(timeInterval: ti, repeats: yesOrNo) { telling.tell($0) }
  }

  /// The same, in the present run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let telling = TimerTelling(aTarget as AnyObject, aSelector, userInfo)
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { telling.tell($0) }
  }
}

/// What a timer tells whom. Timers run on the main run loop.
private final class TimerTelling: @unchecked Sendable {
  private let target: AnyObject
  private let selector: Selector
  private let information: Any?

  init(_ target: AnyObject, _ selector: Selector, _ information: Any?) {
    self.target = target
    self.selector = selector
    self.information = information
  }

  func tell(_ timer: Timer) {
    nonisolated(unsafe) let timer = information.map { InformedTimer(timer, $0) } ?? timer
    MainActor.assumeIsolated { _ = Message(selector, timer).send(to: target) }
  }
}

/// Tells a target before each frame that is drawn. Does nothing here: none is.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private let target: AnyObject
  private let selector: Selector

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  open var isPaused = false
  open var preferredFramesPerSecond = 0
  /// Does nothing here: no frame is drawn.
  open var preferredFrameRateRange = CAFrameRateRange.default
  open var timestamp: CFTimeInterval { 0 }
  open var targetTimestamp: CFTimeInterval { duration }
  /// Seconds a frame.
  open var duration: CFTimeInterval { 1.0 / 60 }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}
