import CoreGraphics
import Foundation
public import PlumbViewKit

/// Something to choose in a menu.
@preconcurrency @MainActor
open class NSMenuItem: NSObject, @preconcurrency NSCoding {
  open internal(set) weak var menu: NSMenu?
  private var isSeparator = false

  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    title = string
    action = selector
    keyEquivalent = charCode
    super.init()
  }

  public override convenience init() { self.init(title: "NSMenuItem", action: nil, keyEquivalent: "") }

  public required init(coder: NSCoder) {
    title = ""
    keyEquivalent = ""
    super.init()
  }

  nonisolated public func encode(with coder: NSCoder) {}

  open class func separator() -> NSMenuItem {
    let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
    item.isSeparator = true
    return item
  }

  /// An item that stands above those of a section, and cannot be chosen.
  open class func sectionHeader(title: String) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
    item.isEnabled = false
    return item
  }

  open var title: String { didSet { menu?.itemChanged() } }
  open var attributedTitle: NSAttributedString? { didSet { menu?.itemChanged() } }
  open var image: NSImage? { didSet { menu?.itemChanged() } }
  open var isSeparatorItem: Bool { isSeparator }
  open var isEnabled = true
  open var isHidden = false { didSet { menu?.itemChanged() } }
  open var state = NSControl.StateValue.off
  /// Does nothing here.
  open var onStateImage: NSImage?
  /// Does nothing here.
  open var offStateImage: NSImage?
  /// Does nothing here.
  open var mixedStateImage: NSImage?
  open var tag = 0
  open var toolTip: String?
  open var identifier: NSUserInterfaceItemIdentifier?
  /// Does nothing here.
  open var indentationLevel = 0
  /// Does nothing here.
  open var isAlternate = false
  open var representedObject: Any?
  /// Not kept alive.
  open weak var target: AnyObject?
  open var action: Selector?
  open var keyEquivalent: String
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  /// Shown in place of the title.
  open var view: NSView? {
    didSet {
      if oldValue?.menuItem === self { oldValue?.menuItem = nil }
      view?.menuItem = self
    }
  }
  open var submenu: NSMenu? {
    didSet {
      oldValue?.supermenu = nil
      submenu?.supermenu = menu
    }
  }
  open var hasSubmenu: Bool { submenu != nil }
  open var parent: NSMenuItem? { menu?.supermenu?.items.first { $0.submenu === menu } }
  open var isHighlighted: Bool { false }
  /// Does nothing here.
  open var allowsKeyEquivalentWhenHidden = false
  /// Does nothing here.
  open var badge: NSMenuItemBadge?
  /// Does nothing here.
  open var subtitle: String?
}

/// A number or a word beside a menu item's title.
public struct NSMenuItemBadge: Hashable, Sendable {
  public let stringValue: String?
  public let itemCount: Int
  public init(count itemCount: Int) { (self.itemCount, stringValue) = (itemCount, nil) }
  public init(string: String) { (itemCount, stringValue) = (0, string) }
}
