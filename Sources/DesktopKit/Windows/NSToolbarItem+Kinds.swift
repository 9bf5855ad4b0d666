import CoreGraphics
import Foundation

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
