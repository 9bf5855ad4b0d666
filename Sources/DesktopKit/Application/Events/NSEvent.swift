import CoreGraphics
import Foundation

/// Something that somebody did with the mouse or a key. Tests make them, and hand them to `NSApplication.sendEvent(_:)` or to
/// a window.
@preconcurrency @MainActor
open class NSEvent: NSObject {
  var facts: Facts

  init(_ facts: Facts) {
    self.facts = facts
    super.init()
  }

  convenience init(
    locationInWindow: NSPoint = .zero, window: NSWindow? = nil, clickCount: Int = 1,
    modifierFlags: ModifierFlags = []
  ) {
    self.init(
      Facts(
        type: .leftMouseDown, locationInWindow: locationInWindow, window: window,
        modifierFlags: modifierFlags, clickCount: clickCount))
  }

  open var type: EventType { facts.type }
  /// In the coordinates of the window, with y upwards.
  open var locationInWindow: NSPoint { facts.locationInWindow }
  open var window: NSWindow? { facts.window }
  open var windowNumber: Int { facts.window?.windowNumber ?? 0 }
  open var modifierFlags: ModifierFlags { facts.modifierFlags }
  open var timestamp: TimeInterval { facts.timestamp }

  // MARK: The mouse

  open var clickCount: Int { facts.clickCount }
  open var buttonNumber: Int { facts.buttonNumber }
  open var eventNumber: Int { facts.eventNumber }
  open var pressure: Float { facts.pressure }
  open var trackingArea: NSTrackingArea? { facts.trackingArea }
  open var deltaX: CGFloat { facts.delta.width }
  open var deltaY: CGFloat { facts.delta.height }
  open var deltaZ: CGFloat { 0 }
  open var scrollingDeltaX: CGFloat { facts.delta.width }
  open var scrollingDeltaY: CGFloat { facts.delta.height }
  open var hasPreciseScrollingDeltas: Bool { false }
  open var isDirectionInvertedFromDevice: Bool { false }
  open var phase: Phase { [] }
  open var momentumPhase: Phase { [] }
  open var magnification: CGFloat { 0 }
  open var rotation: Float { 0 }

  // MARK: Keys

  /// Which key of the keyboard, whatever is written on it.
  open var keyCode: UInt16 { facts.keyCode }
  open var characters: String? { facts.characters }
  open var charactersIgnoringModifiers: String? { facts.charactersIgnoringModifiers }
  open func characters(byApplyingModifiers modifiers: ModifierFlags) -> String? {
    modifiers.contains(.shift) ? facts.charactersIgnoringModifiers?.uppercased() : charactersIgnoringModifiers
  }
  open var isARepeat: Bool { facts.isARepeat }
  /// The key of a character that is not written; nil for others.
  open var specialKey: SpecialKey? {
    guard let scalars = charactersIgnoringModifiers?.unicodeScalars, scalars.count == 1 else { return nil }
    return scalars.first.map { SpecialKey(rawValue: Int($0.value)) }.flatMap {
      $0.rawValue < 0x20 || $0.rawValue == 0x7f || $0.rawValue >= 0xf700 ? $0 : nil
    }
  }

  // MARK: What is held now

  /// Nobody moves the mouse here.
  open class var mouseLocation: NSPoint { .zero }
  /// Those of no key.
  open class var modifierFlags: ModifierFlags { [] }
  open class var pressedMouseButtons: Int { 0 }
  /// The usual one: half a second.
  open class var doubleClickInterval: TimeInterval { 0.5 }
}

extension NSEvent {
  /// All that an event may tell.
  struct Facts {
    var type: EventType
    var locationInWindow = NSPoint.zero
    weak var window: NSWindow?
    var modifierFlags: ModifierFlags = []
    var timestamp: TimeInterval = 0
    var clickCount = 0
    var buttonNumber = 0
    var eventNumber = 0
    var pressure: Float = 0
    var trackingArea: NSTrackingArea?
    var delta = NSSize.zero
    var keyCode: UInt16 = 0
    var characters: String?
    var charactersIgnoringModifiers: String?
    var isARepeat = false
  }

  /// - Parameters:
  ///   - location: In the window's coordinates.
  ///   - wNum: The number of the window; one that no window has gives an event without a window.
  public class func mouseEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
    windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, eventNumber eNum: Int,
    clickCount cNum: Int, pressure: Float
  ) -> NSEvent? {
    var facts = Facts(type: type, locationInWindow: location)
    (facts.modifierFlags, facts.timestamp, facts.eventNumber) = (flags, time, eNum)
    (facts.clickCount, facts.pressure) = (cNum, pressure)
    facts.window = NSApplication.shared.window(withWindowNumber: wNum)
    return NSEvent(facts)
  }

  public class func keyEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
    windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, characters keys: String,
    charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool, keyCode code: UInt16
  ) -> NSEvent? {
    var facts = Facts(type: type, locationInWindow: location)
    (facts.modifierFlags, facts.timestamp, facts.isARepeat, facts.keyCode) = (flags, time, flag, code)
    (facts.characters, facts.charactersIgnoringModifiers) = (keys, ukeys)
    facts.window = NSApplication.shared.window(withWindowNumber: wNum)
    return NSEvent(facts)
  }
}
