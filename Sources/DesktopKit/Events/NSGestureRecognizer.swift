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

  func connect(_ action: Selector, to target: NSObject?) { (self.action, self.target) = (action, target) }

  func take(_ event: NSEvent, _ phase: MousePhase) {
    place = event.locationInWindow
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
@MainActor
public protocol NSGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool
}

extension NSGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool { false }
}
