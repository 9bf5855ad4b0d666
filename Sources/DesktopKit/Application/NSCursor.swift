import CoreGraphics
import Foundation
public import PlumbViewKit

/// What the mouse looks like. There is none to look at here.
@preconcurrency @MainActor
open class NSCursor: NSObject {
  private static var pushed: [NSCursor] = []
  private static var plain = NSCursor()
  open private(set) var image: NSImage
  open private(set) var hotSpot: NSPoint

  public init(image newImage: NSImage, hotSpot point: NSPoint) {
    (image, hotSpot) = (newImage, point)
    super.init()
  }
  public override convenience init() { self.init(image: NSImage(), hotSpot: .zero) }

  open class var current: NSCursor { pushed.last ?? plain }
  public static let arrow = NSCursor()
  public static let iBeam = NSCursor()
  public static let iBeamCursorForVerticalLayout = NSCursor()
  public static let pointingHand = NSCursor()
  public static let closedHand = NSCursor()
  public static let openHand = NSCursor()
  public static let crosshair = NSCursor()
  public static let resizeLeft = NSCursor()
  public static let resizeRight = NSCursor()
  public static let resizeLeftRight = NSCursor()
  public static let resizeUp = NSCursor()
  public static let resizeDown = NSCursor()
  public static let resizeUpDown = NSCursor()
  public static let disappearingItem = NSCursor()
  public static let operationNotAllowed = NSCursor()
  public static let dragLink = NSCursor()
  public static let dragCopy = NSCursor()
  public static let contextualMenu = NSCursor()

  open func set() { NSCursor.plain = self }
  open func push() { NSCursor.pushed.append(self) }
  open func pop() { NSCursor.pop() }
  open class func pop() { _ = pushed.popLast() }
  /// Does nothing here.
  open class func hide() {}
  /// Does nothing here.
  open class func unhide() {}
  /// Does nothing here.
  open class func setHiddenUntilMouseMoves(_ flag: Bool) {}
}
