import CoreGraphics
import Foundation
public import PlumbViewKit

/// An item with a search field.
@preconcurrency @MainActor
open class NSSearchToolbarItem: NSToolbarItem {
  open var searchField = NSSearchField() { didSet { view = searchField } }
  /// Does nothing here.
  open var preferredWidthForSearchField: CGFloat = 0
  /// Does nothing here.
  open var resignsFirstResponderWithCancel = true

  public override init(itemIdentifier: Identifier) {
    super.init(itemIdentifier: itemIdentifier)
    view = searchField
  }
}

/// An item with others in it.
@preconcurrency @MainActor
open class NSToolbarItemGroup: NSToolbarItem {
  open var subitems: [NSToolbarItem] = []
  /// Does nothing here.
  open var controlRepresentation = ControlRepresentation.automatic
  open var selectionMode = SelectionMode.selectOne
  open var selectedIndex = -1

  public convenience init(
    itemIdentifier: Identifier, titles: [String], selectionMode: SelectionMode, labels: [String]?,
    target: AnyObject?, action: Selector?
  ) {
    self.init(itemIdentifier: itemIdentifier)
    make(titles.count, selectionMode, labels ?? titles, target, action) { $0.title = titles[$1] }
  }
  public convenience init(
    itemIdentifier: Identifier, images: [NSImage], selectionMode: SelectionMode, labels: [String]?,
    target: AnyObject?, action: Selector?
  ) {
    self.init(itemIdentifier: itemIdentifier)
    make(images.count, selectionMode, labels ?? [], target, action) { $0.image = images[$1] }
  }
  private func make(
    _ count: Int, _ mode: SelectionMode, _ labels: [String], _ target: AnyObject?, _ action: Selector?,
    _ show: (NSToolbarItem, Int) -> Void
  ) {
    (selectionMode, self.target, self.action) = (mode, target, action)
    subitems = (0..<count).map { index in
      let item = NSToolbarItem(itemIdentifier: Identifier("\(itemIdentifier.rawValue)-\(index)"))
      item.label = labels.indices.contains(index) ? labels[index] : ""
      show(item, index)
      return item
    }
  }
  private var selected: Set<Int> = []
  open func setSelected(_ selected: Bool, at index: Int) {
    if selectionMode == .selectOne, selected { self.selected = [] }
    if selected { self.selected.insert(index) } else { self.selected.remove(index) }
    if selected { selectedIndex = index }
  }
  open func isSelected(at index: Int) -> Bool { selected.contains(index) }

  public enum SelectionMode: Int, Sendable { case selectOne, selectAny, momentary }
  public enum ControlRepresentation: Int, Sendable { case automatic, expanded, collapsed }
}

/// An item that opens a menu.
@preconcurrency @MainActor
open class NSMenuToolbarItem: NSToolbarItem {
  open var menu = NSMenu()
  /// Does nothing here.
  open var showsIndicator = true
}

/// An item that stands above a divider of a split view.
@preconcurrency @MainActor
open class NSTrackingSeparatorToolbarItem: NSToolbarItem {
  open var splitView: NSSplitView?
  open var dividerIndex = 0

  public convenience init(identifier: Identifier, splitView: NSSplitView, dividerIndex: Int) {
    self.init(itemIdentifier: identifier)
    self.splitView = splitView
    self.dividerIndex = dividerIndex
  }
}

/// An item that offers to share something. Nobody shares here.
@preconcurrency @MainActor
open class NSSharingServicePickerToolbarItem: NSToolbarItem {
  open weak var delegate: (any NSSharingServicePickerToolbarItemDelegate)?
}

/// Says what would be shared.
@preconcurrency @MainActor
public protocol NSSharingServicePickerToolbarItemDelegate: NSSharingServicePickerDelegate {
  func items(for pickerToolbarItem: NSSharingServicePickerToolbarItem) -> [Any]
}

/// Is told of what is shared.
@preconcurrency @MainActor
public protocol NSSharingServicePickerDelegate: NSObjectProtocol {}

/// Offers ways to share something. Nobody shares here.
@preconcurrency @MainActor
open class NSSharingServicePicker: NSObject {
  open private(set) var items: [Any]
  open weak var delegate: (any NSSharingServicePickerDelegate)?
  public init(items: [Any]) {
    self.items = items
    super.init()
  }
  /// Does nothing here.
  open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {}
}
