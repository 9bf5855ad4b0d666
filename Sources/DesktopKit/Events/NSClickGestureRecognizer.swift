import CoreGraphics
import Foundation

/// Recognises clicks.
@preconcurrency @MainActor
open class NSClickGestureRecognizer: NSGestureRecognizer {
  /// The buttons of the mouse that count, a bit each; tests click with the first one.
  open var buttonMask = 1
  open var numberOfClicksRequired = 1
  /// Does nothing here.
  open var numberOfTouchesRequired = 1

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysPrimaryMouseButtonEvents = true
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    delaysPrimaryMouseButtonEvents = true
  }

  open override func mouseUp(with event: NSEvent) {
    super.mouseUp(with: event)
    guard event.clickCount == numberOfClicksRequired, buttonMask & 1 != 0,
      view.map({ $0.bounds.contains(location(in: $0)) }) == true,
      delegate?.gestureRecognizerShouldBegin(self) != false
    else { return }
    state = .ended
  }
}
