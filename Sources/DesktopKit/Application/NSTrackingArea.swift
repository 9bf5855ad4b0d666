import CoreGraphics
import Foundation

/// A part of a view in which the mouse is followed. Nothing follows it here.
@preconcurrency @MainActor
open class NSTrackingArea: NSObject {
  open private(set) var rect: NSRect
  open private(set) var options: Options
  open private(set) weak var owner: AnyObject?
  open private(set) var userInfo: [AnyHashable: Any]?

  public init(rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
    self.rect = rect
    self.options = options
    self.owner = owner as AnyObject?
    self.userInfo = userInfo
    super.init()
  }

  /// What is followed, and when.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    public static let mouseMoved = Options(rawValue: 1 << 1)
    public static let cursorUpdate = Options(rawValue: 1 << 2)
    public static let activeWhenFirstResponder = Options(rawValue: 1 << 4)
    public static let activeInKeyWindow = Options(rawValue: 1 << 5)
    public static let activeInActiveApp = Options(rawValue: 1 << 6)
    public static let activeAlways = Options(rawValue: 1 << 7)
    public static let assumeInside = Options(rawValue: 1 << 8)
    public static let inVisibleRect = Options(rawValue: 1 << 9)
    public static let enabledDuringMouseDrag = Options(rawValue: 1 << 10)
  }
}
