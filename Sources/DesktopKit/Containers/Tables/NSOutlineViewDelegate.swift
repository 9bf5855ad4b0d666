import CoreGraphics
import Foundation
public import PlumbViewKit

/// What an outline view's items are.
@preconcurrency @MainActor
public protocol NSOutlineViewDataSource: AnyObject {
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
  func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any?
  func outlineView(
    _ outlineView: NSOutlineView, setObjectValue object: Any?, for tableColumn: NSTableColumn?,
    byItem item: Any?)
  func outlineView(_ outlineView: NSOutlineView, itemForPersistentObject object: Any) -> Any?
  func outlineView(_ outlineView: NSOutlineView, persistentObjectForItem item: Any?) -> Any?
  func outlineView(_ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
  func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any) -> (
    any NSPasteboardWriting
  )?
  func outlineView(
    _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?,
    proposedChildIndex index: Int
  ) -> NSDragOperation
  func outlineView(
    _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?, childIndex index: Int
  ) -> Bool
  func outlineView(
    _ outlineView: NSOutlineView, draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint, forItems draggedItems: [Any])
  func outlineView(
    _ outlineView: NSOutlineView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint,
    operation: NSDragOperation)
}

extension NSOutlineViewDataSource {
  public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 0 }
  public func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { index }
  public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { false }
  public func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any? { nil }
  public func outlineView(
    _ outlineView: NSOutlineView, setObjectValue object: Any?, for tableColumn: NSTableColumn?,
    byItem item: Any?
  ) {}
  public func outlineView(_ outlineView: NSOutlineView, itemForPersistentObject object: Any) -> Any? { nil }
  public func outlineView(_ outlineView: NSOutlineView, persistentObjectForItem item: Any?) -> Any? { nil }
  public func outlineView(
    _ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) {}
  public func outlineView(
    _ outlineView: NSOutlineView, pasteboardWriterForItem item: Any
  ) -> (any NSPasteboardWriting)? { nil }
  public func outlineView(
    _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?,
    proposedChildIndex index: Int
  ) -> NSDragOperation { [] }
  public func outlineView(
    _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?, childIndex index: Int
  ) -> Bool { false }
  public func outlineView(
    _ outlineView: NSOutlineView, draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint, forItems draggedItems: [Any]
  ) {}
  public func outlineView(
    _ outlineView: NSOutlineView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint,
    operation: NSDragOperation
  ) {}
}

/// Makes an outline view's views, and says how high its rows are.
@preconcurrency @MainActor
public protocol NSOutlineViewDelegate: AnyObject {
  func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
  func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
  func outlineView(_ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int)
  func outlineView(_ outlineView: NSOutlineView, didRemove rowView: NSTableRowView, forRow row: Int)
  func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
  func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
  func outlineViewSelectionDidChange(_ notification: Notification)
  func outlineViewSelectionIsChanging(_ notification: Notification)
  func outlineViewItemWillExpand(_ notification: Notification)
  func outlineViewItemDidExpand(_ notification: Notification)
  func outlineViewItemWillCollapse(_ notification: Notification)
  func outlineViewItemDidCollapse(_ notification: Notification)
  func outlineViewColumnDidResize(_ notification: Notification)
  func outlineViewColumnDidMove(_ notification: Notification)
  func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, shouldEdit tableColumn: NSTableColumn?, item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool
  func outlineView(
    _ outlineView: NSOutlineView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet
  func outlineView(
    _ outlineView: NSOutlineView, typeSelectStringFor tableColumn: NSTableColumn?, item: Any
  ) -> String?
  func outlineView(_ outlineView: NSOutlineView, didClick tableColumn: NSTableColumn)
  func outlineView(_ outlineView: NSOutlineView, tintConfigurationForItem item: Any) -> NSTintConfiguration?
}

extension NSOutlineViewDelegate {
  public func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView? { nil }
  public func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView? { nil }
  public func outlineView(_ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int) {}
  public func outlineView(
    _ outlineView: NSOutlineView, didRemove rowView: NSTableRowView, forRow row: Int
  ) {}
  public func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat {
    outlineView.rowHeight
  }
  public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool { false }
  public func outlineViewSelectionDidChange(_ notification: Notification) {}
  public func outlineViewSelectionIsChanging(_ notification: Notification) {}
  public func outlineViewItemWillExpand(_ notification: Notification) {}
  public func outlineViewItemDidExpand(_ notification: Notification) {}
  public func outlineViewItemWillCollapse(_ notification: Notification) {}
  public func outlineViewItemDidCollapse(_ notification: Notification) {}
  public func outlineViewColumnDidResize(_ notification: Notification) {}
  public func outlineViewColumnDidMove(_ notification: Notification) {}
  public func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { true }
  public func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool { true }
  public func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool { true }
  public func outlineView(
    _ outlineView: NSOutlineView, shouldEdit tableColumn: NSTableColumn?, item: Any
  ) -> Bool { true }
  public func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool {
    true
  }
  public func outlineView(
    _ outlineView: NSOutlineView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet { proposedSelectionIndexes }
  public func outlineView(
    _ outlineView: NSOutlineView, typeSelectStringFor tableColumn: NSTableColumn?, item: Any
  ) -> String? { nil }
  public func outlineView(_ outlineView: NSOutlineView, didClick tableColumn: NSTableColumn) {}
  public func outlineView(
    _ outlineView: NSOutlineView, tintConfigurationForItem item: Any
  ) -> NSTintConfiguration? { nil }
}

/// Which colour the images of a sidebar have. Without effect here.
public struct NSTintConfiguration: Sendable {
  public static let `default` = NSTintConfiguration()
  public static let monochrome = NSTintConfiguration()
  public init() {}
  public init(preferredColor: NSColor) {}
  public init(fixedColor: NSColor) {}
}
