import CoreGraphics
import Foundation
public import PlumbViewKit

/// A list of things to choose.
@preconcurrency @MainActor
open class NSMenu: NSObject, @preconcurrency NSCoding {
  /// The pop-up button whose menu this is.
  weak var popUp: NSPopUpButton?

  public init(title: String) {
    self.title = title
    super.init()
  }

  public override convenience init() { self.init(title: "") }

  public required init(coder: NSCoder) {
    title = ""
    super.init()
  }

  nonisolated public func encode(with coder: NSCoder) {}

  open var title: String
  open weak var delegate: (any NSMenuDelegate)?
  open weak var supermenu: NSMenu?
  /// Does nothing here.
  open var font: NSFont!
  /// Does nothing here.
  open var minimumWidth: CGFloat = 0
  /// Whether items are enabled by who does what they say: where nobody does, or forbids it, an item is not.
  open var autoenablesItems = true
  /// Does nothing here.
  open var showsStateColumn = true
  /// Does nothing here.
  open var allowsContextMenuPlugIns = true
  open var identifier: NSUserInterfaceItemIdentifier?

  // MARK: Items

  open var items: [NSMenuItem] = [] {
    didSet {
      for item in oldValue where !items.contains(where: { $0 === item }) { item.menu = nil }
      for item in items {
        item.menu = self
        item.submenu?.supermenu = self
      }
      itemChanged()
    }
  }
  open var numberOfItems: Int { items.count }
  open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: items.count) }
  @discardableResult open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem {
    insertItem(withTitle: string, action: selector, keyEquivalent: charCode, at: items.count)
  }
  open func insertItem(_ newItem: NSMenuItem, at index: Int) { items.insert(newItem, at: index) }
  @discardableResult open func insertItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    insertItem(item, at: index)
    return item
  }
  open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
  open func removeItem(at index: Int) { items.remove(at: index) }
  open func removeAllItems() { items = [] }
  open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  open func index(of item: NSMenuItem) -> Int { index { $0 === item } }
  open func indexOfItem(withTitle title: String) -> Int { index { $0.title == title } }
  open func indexOfItem(withTag tag: Int) -> Int { index { $0.tag == tag } }
  open func indexOfItem(withRepresentedObject object: Any?) -> Int {
    index { item in
      guard let object else { return item.representedObject == nil }
      if let value = object as? AnyHashable { return item.representedObject as? AnyHashable == value }
      return item.representedObject as AnyObject? === object as AnyObject
    }
  }
  open func indexOfItem(withSubmenu submenu: NSMenu?) -> Int { index { $0.submenu === submenu } }
  open func indexOfItem(withTarget target: Any?, andAction actionSelector: Selector?) -> Int {
    index { $0.target === target as AnyObject? && (actionSelector == nil || $0.action == actionSelector) }
  }
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
  open func itemChanged(_ item: NSMenuItem) { itemChanged() }
  /// Has the delegate bring the menu up to date, and asks who does what its items say whether they may be chosen.
  open func update() {
    delegate?.menuNeedsUpdate(self)
    for item in items { validate(item) }
  }
  private func validate(_ item: NSMenuItem) {
    guard autoenablesItems, popUp == nil, let action = item.action, item.submenu == nil else { return }
    item.isEnabled = ActionMessages.isPermitted(action, item.target, item)
  }

  // MARK: Choosing

  /// Chooses an item: its action is sent, or that of the pop-up button whose menu it is.
  open func performActionForItem(at index: Int) {
    guard let item = item(at: index), item.isEnabled, !item.isSeparatorItem else { return }
    popUp?.chosen(item)
    ActionMessages.send(item.action, to: item.target, from: item, along: popUp)
  }
  /// Chooses the item of a key, here or in a submenu.
  open func performKeyEquivalent(with event: NSEvent) -> Bool {
    for (index, item) in items.enumerated() where !item.isHidden {
      if item.submenu?.performKeyEquivalent(with: event) == true { return true }
      guard event.matches(item.keyEquivalent, item.keyEquivalentModifierMask) else { continue }
      validate(item)
      guard item.isEnabled else { continue }
      performActionForItem(at: index)
      return true
    }
    return false
  }
  /// Does nothing here.
  @discardableResult open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?)
    -> Bool
  { false }
  /// Does nothing here.
  open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {}
  /// Does nothing here.
  open func cancelTracking() {}

  private func index(where isMeant: (NSMenuItem) -> Bool) -> Int { items.firstIndex(where: isMeant) ?? -1 }

  func itemChanged() { popUp?.itemsChanged() }
}

/// Who is told of a menu.
@preconcurrency @MainActor
public protocol NSMenuDelegate: AnyObject {
  func menuNeedsUpdate(_ menu: NSMenu)
  func numberOfItems(in menu: NSMenu) -> Int
  func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool
  func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
  func menuWillOpen(_ menu: NSMenu)
  func menuDidClose(_ menu: NSMenu)
}

extension NSMenuDelegate {
  public func menuNeedsUpdate(_ menu: NSMenu) {}
  public func numberOfItems(in menu: NSMenu) -> Int { menu.numberOfItems }
  public func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool {
    true
  }
  public func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?) {}
  public func menuWillOpen(_ menu: NSMenu) {}
  public func menuDidClose(_ menu: NSMenu) {}
}
