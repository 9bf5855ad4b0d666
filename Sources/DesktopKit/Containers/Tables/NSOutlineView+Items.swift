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
    if let item, !isItemExpanded(item) {
      guard outlineDelegate?.outlineView(self, shouldExpandItem: item) != false else { return }
      tell(NSOutlineView.itemWillExpandNotification, item) { $0.outlineViewItemWillExpand($1) }
    }
    let isNew = item.map { !isItemExpanded($0) } ?? false
    note(item, isExpanded: true, expandsChildren)
    reloadData()
    if let item, isNew {
      tell(NSOutlineView.itemDidExpandNotification, item) { $0.outlineViewItemDidExpand($1) }
    }
  }

  func collapse(_ item: Any?, _ collapsesChildren: Bool) {
    let isNew = item.map { isItemExpanded($0) } ?? false
    if let item, isNew {
      guard outlineDelegate?.outlineView(self, shouldCollapseItem: item) != false else { return }
      tell(NSOutlineView.itemWillCollapseNotification, item) { $0.outlineViewItemWillCollapse($1) }
    }
    note(item, isExpanded: false, collapsesChildren)
    reloadData()
    if let item, isNew {
      tell(NSOutlineView.itemDidCollapseNotification, item) { $0.outlineViewItemDidCollapse($1) }
    }
  }

  private func tell(
    _ name: Notification.Name, _ item: Any, _ call: (any NSOutlineViewDelegate, Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self, userInfo: ["NSObject": item])
    if let outlineDelegate { call(outlineDelegate, notification) }
    NotificationCenter.default.post(notification)
  }

  public static let itemWillExpandNotification = Notification.Name("NSOutlineViewItemWillExpandNotification")
  public static let itemDidExpandNotification = Notification.Name("NSOutlineViewItemDidExpandNotification")
  public static let itemWillCollapseNotification = Notification.Name(
    "NSOutlineViewItemWillCollapseNotification")
  public static let itemDidCollapseNotification = Notification.Name(
    "NSOutlineViewItemDidCollapseNotification")

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
