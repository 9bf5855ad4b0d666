import CoreGraphics
import Foundation

/// What a table's rows are about.
@preconcurrency @MainActor
public protocol NSTableViewDataSource: AnyObject {
  func numberOfRows(in tableView: NSTableView) -> Int
  func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?
  func tableView(
    _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int)
  func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
  func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)?
  func tableView(
    _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation
  func tableView(
    _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool
  func tableView(
    _ tableView: NSTableView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: NSPoint,
    forRowIndexes rowIndexes: IndexSet)
  func tableView(
    _ tableView: NSTableView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint,
    operation: NSDragOperation)
  func tableView(_ tableView: NSTableView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo)
}

extension NSTableViewDataSource {
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
  public func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any? { nil }
  public func tableView(
    _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int
  ) {}
  public func tableView(
    _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) {}
  public func tableView(
    _ tableView: NSTableView, pasteboardWriterForRow row: Int
  ) -> (any NSPasteboardWriting)? { nil }
  public func tableView(
    _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation { [] }
  public func tableView(
    _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool { false }
  public func tableView(
    _ tableView: NSTableView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: NSPoint,
    forRowIndexes rowIndexes: IndexSet
  ) {}
  public func tableView(
    _ tableView: NSTableView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint,
    operation: NSDragOperation
  ) {}
  public func tableView(
    _ tableView: NSTableView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo
  ) {}
}

/// Makes a table's views, and says how high its rows are.
@preconcurrency @MainActor
public protocol NSTableViewDelegate: AnyObject {
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
  func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int)
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  func tableViewSelectionDidChange(_ notification: Notification)
  func tableViewSelectionIsChanging(_ notification: Notification)
  func tableViewColumnDidResize(_ notification: Notification)
  func tableViewColumnDidMove(_ notification: Notification)
  func selectionShouldChange(in tableView: NSTableView) -> Bool
  func tableView(
    _ tableView: NSTableView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet
  func tableView(_ tableView: NSTableView, shouldSelect tableColumn: NSTableColumn?) -> Bool
  func tableView(_ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int) -> Bool
  func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn)
  func tableView(_ tableView: NSTableView, didDrag tableColumn: NSTableColumn)
  func tableView(_ tableView: NSTableView, mouseDownInHeaderOf tableColumn: NSTableColumn)
  func tableView(_ tableView: NSTableView, sizeToFitWidthOfColumn column: Int) -> CGFloat
  func tableView(_ tableView: NSTableView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int)
    -> Bool
  func tableView(
    _ tableView: NSTableView, typeSelectStringFor tableColumn: NSTableColumn?, row: Int
  ) -> String?
  func tableView(
    _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
  ) -> [NSTableViewRowAction]
}

extension NSTableViewDelegate {
  public func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? { nil }
  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
  public func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {}
  public func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) {}
  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { tableView.rowHeight }
  public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
  public func tableViewSelectionDidChange(_ notification: Notification) {}
  public func tableViewSelectionIsChanging(_ notification: Notification) {}
  public func tableViewColumnDidResize(_ notification: Notification) {}
  public func tableViewColumnDidMove(_ notification: Notification) {}
  public func selectionShouldChange(in tableView: NSTableView) -> Bool { true }
  public func tableView(
    _ tableView: NSTableView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet { proposedSelectionIndexes }
  public func tableView(_ tableView: NSTableView, shouldSelect tableColumn: NSTableColumn?) -> Bool { true }
  public func tableView(
    _ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int
  ) -> Bool { true }
  public func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn) {}
  public func tableView(_ tableView: NSTableView, didDrag tableColumn: NSTableColumn) {}
  public func tableView(_ tableView: NSTableView, mouseDownInHeaderOf tableColumn: NSTableColumn) {}
  public func tableView(_ tableView: NSTableView, sizeToFitWidthOfColumn column: Int) -> CGFloat {
    tableView.tableColumns[column].width
  }
  public func tableView(
    _ tableView: NSTableView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int
  ) -> Bool { true }
  public func tableView(
    _ tableView: NSTableView, typeSelectStringFor tableColumn: NSTableColumn?, row: Int
  ) -> String? { nil }
  public func tableView(
    _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
  ) -> [NSTableViewRowAction] { [] }
}
