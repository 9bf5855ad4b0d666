import CoreGraphics
import Foundation

/// Something that somebody did with the mouse or a key. Tests make them.
@preconcurrency @MainActor
open class NSEvent: NSObject {
  /// In the coordinates of the window, with y upwards.
  open private(set) var locationInWindow: NSPoint
  open private(set) weak var window: NSWindow?
  open private(set) var clickCount: Int
  open private(set) var modifierFlags: ModifierFlags

  init(
    locationInWindow: NSPoint = .zero, window: NSWindow? = nil, clickCount: Int = 1,
    modifierFlags: ModifierFlags = []
  ) {
    self.locationInWindow = locationInWindow
    self.window = window
    self.clickCount = clickCount
    self.modifierFlags = modifierFlags
    super.init()
  }

  /// The way in which fingers move.
  public enum GestureAxis: Int, Sendable { case none, horizontal, vertical }

  /// The keys that change what others do.
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
  }
}
