import CoreGraphics
import Foundation

/// An item in a row of an outline view.
struct OutlineEntry {
  let item: Any
  let key: AnyHashable
  let level: Int

  /// What tells an item from others: its value, or the object that it is.
  static func key(_ item: Any?) -> AnyHashable? {
    guard let item else { return nil }
    if let value = item as? AnyHashable { return value }
    return AnyHashable(ObjectIdentifier(item as AnyObject))
  }
}

extension NSOutlineView {
  /// The items below one that are shown.
  func listed(below item: Any?, level: Int) -> [OutlineEntry] {
    var listed: [OutlineEntry] = []
    for index in 0..<numberOfChildren(ofItem: item) {
      guard let child = child(index, ofItem: item), let key = OutlineEntry.key(child) else { continue }
      listed.append(OutlineEntry(item: child, key: key, level: level))
      if expanded.contains(key), isExpandable(child) {
        listed += self.listed(below: child, level: level + 1)
      }
    }
    return listed
  }

  func expand(_ item: Any?, _ expandsChildren: Bool) {
    note(item, isExpanded: true, expandsChildren)
    reloadData()
  }

  func collapse(_ item: Any?, _ collapsesChildren: Bool) {
    note(item, isExpanded: false, collapsesChildren)
    reloadData()
  }

  private func note(_ item: Any?, isExpanded: Bool, _ goesDown: Bool) {
    if let item, let key = OutlineEntry.key(item) {
      guard isExpandable(item) else { return }
      if isExpanded { expanded.insert(key) } else { expanded.remove(key) }
    }
    // Of all items, those at the top stand for nil.
    guard goesDown || item == nil else { return }
    for index in 0..<numberOfChildren(ofItem: item) {
      if let child = child(index, ofItem: item) {
        note(child, isExpanded: isExpanded, goesDown)
      }
    }
  }
}

/// What an outline view's items are.
@MainActor
public protocol NSOutlineViewDataSource: AnyObject {
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
}

/// Makes an outline view's views, and says how high its rows are.
@MainActor
public protocol NSOutlineViewDelegate: AnyObject {
  func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
  func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
  func outlineView(_ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int)
  func outlineView(_ outlineView: NSOutlineView, didRemove rowView: NSTableRowView, forRow row: Int)
  func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
  func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
  func outlineViewSelectionDidChange(_ notification: Notification)
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
}
