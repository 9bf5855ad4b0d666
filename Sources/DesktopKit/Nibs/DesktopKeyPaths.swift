import CoreGraphics
import Foundation
internal import PlumbViewKit

/// The key paths of AppKit's own classes that runtime attributes and outlets set.
@MainActor
enum DesktopKeyPaths {
  /// Whether the object has a key path of this list, which is then set.
  static func set(_ value: Any?, _ keyPath: String, of object: NSObject) -> Bool {
    switch (object, keyPath) {
    case (let controller as NSViewController, "view"):
      if let view = value as? NSView { controller.view = view }
    case (let controller as NSWindowController, "window"): controller.window = value as? NSWindow
    case (let window as NSWindow, "delegate"): window.delegate = value as? any NSWindowDelegate
    case (let window as NSWindow, "initialFirstResponder"): window.initialFirstResponder = value as? NSView
    case (let window as NSWindow, "contentView"): window.contentView = value as? NSView
    case (let responder as NSResponder, "nextResponder"): responder.nextResponder = value as? NSResponder
    case (let view as NSView, "wantsLayer"): view.wantsLayer = value as? Bool ?? false
    case (let view as NSView, "nametag"): view.plumb.nametag = value as? String
    case (let view as NSView, "toolTip"): view.toolTip = value as? String
    case (let toolbar as NSToolbar, "delegate"): toolbar.delegate = value as? any NSToolbarDelegate
    case (let popover as NSPopover, "contentViewController"):
      popover.contentViewController = value as? NSViewController
    case (let popover as NSPopover, "delegate"): popover.delegate = value as? any NSPopoverDelegate
    case (let field as NSTextField, "delegate"): field.delegate = value as? any NSTextFieldDelegate
    case (let cell as NSTableCellView, "textField"): cell.textField = value as? NSTextField
    case (let cell as NSTableCellView, "imageView"): cell.imageView = value as? NSImageView
    case (let table as NSOutlineView, "delegate"): table.delegate = value as? any NSOutlineViewDelegate
    case (let table as NSOutlineView, "dataSource"): table.dataSource = value as? any NSOutlineViewDataSource
    case (let table as NSTableView, "delegate"): table.delegate = value as? any NSTableViewDelegate
    case (let table as NSTableView, "dataSource"): table.dataSource = value as? any NSTableViewDataSource
    case (let collection as NSCollectionView, "delegate"):
      collection.delegate = value as? any NSCollectionViewDelegate
    case (let collection as NSCollectionView, "dataSource"):
      collection.dataSource = value as? any NSCollectionViewDataSource
    case (let item as NSCollectionViewItem, "textField"): item.textField = value as? NSTextField
    case (let item as NSCollectionViewItem, "imageView"): item.imageView = value as? NSImageView
    case (let split as NSSplitView, "delegate"): split.delegate = value as? any NSSplitViewDelegate
    case (let tabs as NSTabView, "delegate"): tabs.delegate = value as? any NSTabViewDelegate
    case (let control as NSControl, "formatter"): control.formatter = value as? Formatter
    case (is NSView, "nextKeyView"), (is NSView, "menu"): break
    default: return false
    }
    return true
  }
}
