import CoreGraphics
import Foundation

/// The row of items in a window's title bar. It takes room from the window; where its items stand is not known here.
@preconcurrency @MainActor
open class NSToolbar: NSObject {
  public typealias Identifier = String

  public let identifier: Identifier
  weak var window: NSWindow?

  public init(identifier: Identifier) {
    self.identifier = identifier
    super.init()
  }
  public override convenience init() { self.init(identifier: "") }

  /// Asked for the items, as soon as there is one. Not kept alive.
  open weak var delegate: (any NSToolbarDelegate)? { didSet { fill() } }
  open var isVisible = true { didSet { if isVisible != oldValue { window?.barsChanged() } } }
  open internal(set) var items: [NSToolbarItem] = [] {
    didSet { for item in items { item.toolbar = self } }
  }
  open var visibleItems: [NSToolbarItem]? { isVisible ? items : nil }
  open var displayMode = DisplayMode.default
  /// Does nothing here.
  open var sizeMode = SizeMode.default
  open var selectedItemIdentifier: NSToolbarItem.Identifier?
  /// Does nothing here.
  open var allowsUserCustomization = false
  /// Does nothing here.
  open var autosavesConfiguration = false
  /// Does nothing here.
  open var showsBaselineSeparator = true
  open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = []

  open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {
    guard let item = item(itemIdentifier) else { return }
    items.insert(item, at: min(max(index, 0), items.count))
  }
  open func removeItem(at index: Int) { items.remove(at: index) }
  /// Does nothing here.
  open func runCustomizationPalette(_ sender: Any?) {}
  /// Does nothing here.
  open var allowsExtensionItems = false
  /// Does nothing here.
  open var fullScreenAccessoryView: NSView?
  open var customizationPaletteIsRunning: Bool { false }
  open var configuration: [String: Any] { [:] }
  /// Does nothing here.
  open func setConfiguration(_ configDict: [String: Any]) {}
  open var allowsDisplayModeCustomization = true
  open func validateVisibleItems() { for item in items { item.validate() } }

  private func fill() {
    // A document has said what is in it where a delegate says nothing.
    guard let identifiers = delegate?.toolbarDefaultItemIdentifiers(self), !identifiers.isEmpty else {
      return
    }
    items = identifiers.compactMap { item($0) }
  }

  /// Nil for one that is not the system's, and that the delegate does not know.
  private func item(_ identifier: NSToolbarItem.Identifier) -> NSToolbarItem? {
    identifier.isOfSystem
      ? NSToolbarItem(itemIdentifier: identifier)
      : delegate?.toolbar(self, itemForItemIdentifier: identifier, willBeInsertedIntoToolbar: true)
  }

  public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
  public enum SizeMode: UInt, Sendable { case `default`, regular, small }
}

/// Says which items a toolbar has.
@preconcurrency @MainActor
public protocol NSToolbarDelegate: AnyObject {
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  func toolbarImmovableItemIdentifiers(_ toolbar: NSToolbar) -> Set<NSToolbarItem.Identifier>
  func toolbar(
    _ toolbar: NSToolbar, itemIdentifier: NSToolbarItem.Identifier, canBeInsertedAt index: Int
  ) -> Bool
  func toolbarWillAddItem(_ notification: Notification)
  func toolbarDidRemoveItem(_ notification: Notification)
}

extension NSToolbarDelegate {
  public func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { nil }
  public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  public func toolbarImmovableItemIdentifiers(_ toolbar: NSToolbar) -> Set<NSToolbarItem.Identifier> { [] }
  public func toolbar(
    _ toolbar: NSToolbar, itemIdentifier: NSToolbarItem.Identifier, canBeInsertedAt index: Int
  ) -> Bool { true }
  public func toolbarWillAddItem(_ notification: Notification) {}
  public func toolbarDidRemoveItem(_ notification: Notification) {}
}
