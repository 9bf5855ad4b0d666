import CoreGraphics
import Foundation
public import PlumbViewKit

/// The window in which a colour is chosen. Nobody chooses one here.
@preconcurrency @MainActor
open class NSColorPanel: NSPanel {
  public static let shared = NSColorPanel()
  open class var sharedColorPanelExists: Bool { true }
  open var color: NSColor = .white
  open var showsAlpha = false
  open var isContinuous = true
  open var accessoryView: NSView?
  private weak var target: AnyObject?
  private var action: Selector?
  open func setTarget(_ target: Any?) { self.target = target as AnyObject? }
  open func setAction(_ selector: Selector?) { action = selector }
  open func attachColorList(_ colorList: Any) {}
  public static let colorDidChangeNotification = Notification.Name("NSColorPanelColorDidChangeNotification")
}

/// The window in which a font is chosen. Nobody chooses one here.
@preconcurrency @MainActor
open class NSFontPanel: NSPanel {
  public static let shared = NSFontPanel()
  open var accessoryView: NSView?
  open var isEnabled = true
  open func setPanelFont(_ fontObj: NSFont, isMultiple flag: Bool) {}
  open func convert(_ fontObj: NSFont) -> NSFont { fontObj }
}

/// Knows fonts, and makes others of them.
@preconcurrency @MainActor
open class NSFontManager: NSObject {
  public static let shared = NSFontManager()
  open weak var target: AnyObject?
  open var action = Selector("changeFont:")
  open private(set) var selectedFont: NSFont?
  open var availableFontFamilies: [String] { [] }
  open func setSelectedFont(_ fontObj: NSFont, isMultiple flag: Bool) { selectedFont = fontObj }
  open func convert(_ fontObj: NSFont) -> NSFont { fontObj }
  open func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }
  open func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
    trait.contains(.boldFontMask) ? .boldSystemFont(ofSize: fontObj.pointSize) : fontObj
  }
  open func orderFrontFontPanel(_ sender: Any?) { NSFontPanel.shared.orderFront(sender) }
}

/// What fonts may have.
public struct NSFontTraitMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let italicFontMask = NSFontTraitMask(rawValue: 1)
  public static let boldFontMask = NSFontTraitMask(rawValue: 2)
  public static let unboldFontMask = NSFontTraitMask(rawValue: 4)
  public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 0x400)
  public static let unitalicFontMask = NSFontTraitMask(rawValue: 0x100_0000)
}
