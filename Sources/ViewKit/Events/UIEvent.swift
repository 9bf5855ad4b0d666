import CoreGraphics

/// What has happened to the touches on a screen. There are no fingers but those that a test puts down (`SimulatedTouch`).
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What an event is about.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion, remoteControl, presses
    case scroll = 10
    case hover, transform
  }

  /// What an event is about more exactly.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
  }

  open var type: EventType { .touches }
  /// Fingers have none.
  open var buttonMask: ButtonMask { [] }
  open var subtype: EventSubtype { .none }
  /// Seconds since the first touch was put down.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var allTouches: Set<UITouch>?
  weak var session: TouchSession?

  public override init() { super.init() }

  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains(gesture) ?? false }
  }

  /// The touch alone: none is told of late here.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// None: nobody guesses where a finger goes.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func touches(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? { allTouches?.filter(isMeant) }
}

/// A key of a remote control or a keyboard. There are none.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
}

/// A press of such a key.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Which button of a remote control.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  open var type: PressType { .select }
  open var key: UIKey? { nil }
}
