import CoreGraphics

/// Sees a gesture in the touches on a view and those below.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a recogniser is.
  public enum State: Int, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }

  private var targets: [(target: WeakReference, action: Selector)] = []
  private var storedState = State.possible
  private var needed: [WeakReference] = []
  weak var arena: GestureArena?
  /// The touches that the recogniser follows.
  private(set) var touches: [UITouch] = []
  /// Where the touches were when they were last all there, so that a gesture has a place when it ends.
  private var lastLocation = CGPoint.zero
  private weak var lastRoot: UIView?

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  /// Does nothing here: fingers have no buttons.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  /// Does nothing here: no key is pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Does nothing here: no key is pressed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Does nothing here: no key is pressed.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Does nothing here: no key is pressed.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true { didSet { if !isEnabled, isActive { state = .cancelled } } }
  open var cancelsTouchesInView = true
  /// Does nothing here.
  open var delaysTouchesBegan = false
  /// Does nothing here.
  open var delaysTouchesEnded = true
  /// Does nothing here.
  open var requiresExclusiveTouchType = true
  /// Does nothing here.
  open var allowedTouchTypes: [NSNumber] = []
  /// Does nothing here.
  open var allowedPressTypes: [NSNumber] = []
  open var name: String?

  open func addTarget(_ target: Any, action: Selector) {
    targets.append((WeakReference(target as AnyObject), action))
  }
  /// - Parameters:
  ///   - target: Nil for all.
  ///   - action: Nil for all that the target is told.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { entry in
      (target == nil || entry.target.object === target as AnyObject?)
        && (action == nil || entry.action == action)
    }
  }

  // MARK: State

  /// What subclasses set; a gesture may then fail all the same, or wait for another to fail.
  open var state: State {
    get { storedState }
    set { if let arena { arena.decide(self, newValue) } else { become(newValue) } }
  }

  /// Takes a state, and tells the targets of one that is told.
  func become(_ state: State) {
    storedState = state
    switch state {
    case .possible, .failed: break
    default:
      for (target, action) in targets {
        if let object = target.object { Message(action, self).send(to: object) }
      }
    }
  }

  var isActive: Bool { storedState == .began || storedState == .changed }
  var isRecognised: Bool { isActive || storedState == .ended }
  var isDecided: Bool { storedState == .ended || storedState == .cancelled || storedState == .failed }
  /// Whether the gesture can still come once all fingers are lifted.
  var waitsForTouches: Bool { false }

  func beginAnew() {
    storedState = .possible
    touches = []
    arena = nil
    reset()
  }

  /// Called once a gesture is over, whichever way.
  open func reset() {}

  // MARK: Touches

  func takes(_ touch: UITouch) -> Bool {
    isEnabled && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func take(_ touch: UITouch, _ event: UIEvent) {
    let isNew = !touches.contains { $0 === touch }
    if isNew { touches.append(touch) }
    noteLocation()
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    default: touchesCancelled([touch], with: event)
    }
    if touch.phase == .ended || touch.phase == .cancelled { touches.removeAll { $0 === touch } }
  }

  /// Some seconds have passed without a touch doing anything.
  func timePassed(to time: TimeInterval) {}

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }
  /// Leaves a touch out of the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

  open var numberOfTouches: Int { touches.count }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
  }
  /// The middle of the touches.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let lastRoot else { return lastLocation }
    return view.convert(lastLocation, from: lastRoot)
  }

  private func noteLocation() {
    guard let first = touches.first else { return }
    lastRoot = first.root
    let count = CGFloat(touches.count)
    lastLocation = CGPoint(
      x: touches.reduce(0) { $0 + $1.point.x } / count, y: touches.reduce(0) { $0 + $1.point.y } / count)
  }

  // MARK: Others

  /// Has the recogniser wait until another has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    needed.append(WeakReference(otherGestureRecognizer))
  }
  /// Does nothing here: events of tests are all of touches.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  func needsFailure(of other: UIGestureRecognizer) -> Bool {
    needed.contains { $0.object === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self)
      && !(delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
      && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
  }

  /// Whether the delegate lets the gesture begin, and the views from the touched one up to the recogniser's: a control
  /// keeps taps on it from those behind.
  var mayBegin: Bool {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    let touched = touches.first?.view ?? view
    for present in sequence(first: touched, next: { $0?.superview }) {
      guard let present else { break }
      guard present.gestureRecognizerShouldBegin(self) else { return false }
      if present === view { break }
    }
    return true
  }
}
