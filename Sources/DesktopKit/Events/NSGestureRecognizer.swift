import CoreGraphics
import Foundation
public import PlumbViewKit

/// Sees what the mouse does in a view before the view does, and tells when it was a gesture.
@preconcurrency @MainActor
open class NSGestureRecognizer: NSObject, @preconcurrency NSCoding, NibActionSource {
  open internal(set) weak var view: NSView?
  private var place: NSPoint?

  public init(target: Any?, action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
    super.init()
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  public required init?(coder: NSCoder) {
    super.init()
    (coder as? any NibDecoder)?.decode(self)
  }

  nonisolated public func encode(with coder: NSCoder) {}

  open weak var target: AnyObject?
  open var action: Selector?
  /// Setting it to anything but `possible` and `failed` tells the target.
  open var state = State.possible {
    didSet {
      if state != .possible, state != .failed {
        ActionMessages.send(action, to: target, from: self, along: view)
      }
    }
  }
  open weak var delegate: (any NSGestureRecognizerDelegate)?
  open var isEnabled = true
  /// Whether the view does not see what becomes a gesture.
  open var delaysPrimaryMouseButtonEvents = false

  /// Where the mouse was last, in a view's coordinates; in the window's for nil.
  open func location(in view: NSView?) -> NSPoint {
    guard let place else { return .zero }
    return view?.convert(place, from: nil) ?? place
  }
  /// Called after a gesture, before the next one.
  open func reset() {}
  open func mouseDown(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func rightMouseDown(with event: NSEvent) {}
  open func rightMouseUp(with event: NSEvent) {}
  open func otherMouseDown(with event: NSEvent) {}
  open func keyDown(with event: NSEvent) {}
  open func keyUp(with event: NSEvent) {}
  open func flagsChanged(with event: NSEvent) {}
  open func magnify(with event: NSEvent) {}
  open func rotate(with event: NSEvent) {}
  open func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: NSGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }
  /// Those of the event that the recogniser saw last.
  open private(set) var modifierFlags: NSEvent.ModifierFlags = []

  func connect(_ action: Selector, to target: NSObject?) { (self.action, self.target) = (action, target) }

  func take(_ event: NSEvent, _ phase: MousePhase) {
    place = event.locationInWindow
    modifierFlags = event.modifierFlags
    switch phase {
    case .down: mouseDown(with: event)
    case .dragged: mouseDragged(with: event)
    case .up: mouseUp(with: event)
    }
  }

  /// Whether a gesture that another recogniser has seen leaves this one its own.
  func goes(with other: NSGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  func finish() {
    if state != .possible { state = .possible }
    reset()
  }

  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
}

/// What the button of the mouse does.
enum MousePhase { case down, dragged, up }

/// Says which gestures may begin.
@preconcurrency @MainActor
public protocol NSGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool
}

extension NSGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool { false }
}
