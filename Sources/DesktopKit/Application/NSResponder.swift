import CoreGraphics
import Foundation
public import PlumbViewKit

/// What may answer to events and actions, in a chain.
@preconcurrency @MainActor
open class NSResponder: NSObject {
  public override init() { super.init() }

  /// Who is asked where this one has no answer. Not kept alive.
  open weak var nextResponder: NSResponder?
  /// What opens with the second button of the mouse.
  open var menu: NSMenu?
  open var acceptsFirstResponder: Bool { false }
  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }

  /// What `addObserver(_:forKeyPath:options:context:)` asks for is told here.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Called once a document's objects are made and connected.
  open func awakeFromNib() {}

  open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
  open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
  open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
  open func mouseEntered(with event: NSEvent) { nextResponder?.mouseEntered(with: event) }
  open func mouseExited(with event: NSEvent) { nextResponder?.mouseExited(with: event) }
  open func mouseMoved(with event: NSEvent) { nextResponder?.mouseMoved(with: event) }
  open func rightMouseDown(with event: NSEvent) { nextResponder?.rightMouseDown(with: event) }
  open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) }
  open func keyDown(with event: NSEvent) { nextResponder?.keyDown(with: event) }
  open func keyUp(with event: NSEvent) { nextResponder?.keyUp(with: event) }
  open func flagsChanged(with event: NSEvent) { nextResponder?.flagsChanged(with: event) }
}

extension NSResponder: ValueObserver {}
