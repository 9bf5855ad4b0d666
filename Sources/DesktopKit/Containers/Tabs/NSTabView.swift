import CoreGraphics
import Foundation
public import PlumbViewKit

/// Shows one of several views, with tabs or without.
///
/// Only the view of the selected tab is in the hierarchy; it is held inside the tab view at the distances that documents of
/// macOS record.
@preconcurrency @MainActor
open class NSTabView: NSView {
  private var items: [NSTabViewItem] = []
  private var selected: NSTabViewItem?
  private var pins: EdgePins?

  open override var isFlipped: Bool { true }

  open weak var delegate: (any NSTabViewDelegate)?
  open var tabViewType = TabType.topTabsBezelBorder {
    didSet { if tabViewType != oldValue { lookChanged() } }
  }
  /// Where the tabs are; `tabViewType` follows it, and it follows `tabViewType`.
  open var tabPosition: TabPosition {
    get { tabViewType.position }
    set { tabViewType = TabType(newValue, isBordered: tabViewBorderType != .none) }
  }
  open var tabViewBorderType: TabViewBorderType {
    get { tabViewType.border }
    set {
      guard tabPosition == .none else { return }
      tabViewType =
        switch newValue {
        case .none: .noTabsNoBorder
        case .line: .noTabsLineBorder
        case .bezel: .noTabsBezelBorder
        }
    }
  }
  /// Does nothing here.
  open var font = NSFont.systemFont(ofSize: 13)
  /// Does nothing here.
  open var allowsTruncatedLabels = false
  /// Does nothing here.
  open var drawsBackground = true
  /// What the tab view needs for itself; the widths of tabs are not known here.
  open var minimumSize: NSSize {
    let distances = contentDistances
    return NSSize(width: distances.left + distances.right, height: distances.top + distances.bottom)
  }
  /// Where the views of tabs are, in the tab view's coordinates.
  open var contentRect: NSRect {
    let distances = contentDistances
    return NSRect(
      x: distances.left, y: distances.top, width: max(0, bounds.width - distances.left - distances.right),
      height: max(0, bounds.height - distances.top - distances.bottom))
  }

  // MARK: Tabs

  open var tabViewItems: [NSTabViewItem] {
    get { items }
    set {
      for item in items where !newValue.contains(where: { $0 === item }) { removeTabViewItem(item) }
      items = []
      for item in newValue { addTabViewItem(item) }
    }
  }
  open var numberOfTabViewItems: Int { items.count }
  open var selectedTabViewItem: NSTabViewItem? { selected }
  open func tabViewItem(at index: Int) -> NSTabViewItem { items[index] }
  open func indexOfTabViewItem(_ tabViewItem: NSTabViewItem) -> Int {
    items.firstIndex { $0 === tabViewItem } ?? NSNotFound
  }
  open func indexOfTabViewItem(withIdentifier identifier: Any) -> Int {
    let name = identifier as? AnyHashable
    return items.firstIndex { ($0.identifier as? AnyHashable) == name } ?? NSNotFound
  }
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) { insertTabViewItem(tabViewItem, at: items.count) }
  /// Adds a tab; the first one is selected.
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
    items.insert(tabViewItem, at: index)
    tabViewItem.tabView = self
    delegate?.tabViewDidChangeNumberOfTabViewItems(self)
    if selected == nil { selectTabViewItem(tabViewItem) }
  }
  /// Removes a tab; a neighbour of a selected one is selected in its place.
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
    guard let index = items.firstIndex(where: { $0 === tabViewItem }) else { return }
    items.remove(at: index)
    tabViewItem.tabView = nil
    if selected === tabViewItem {
      selected = nil
      show(nil)
      if !items.isEmpty { selectTabViewItem(at: min(index, items.count - 1)) }
    }
    delegate?.tabViewDidChangeNumberOfTabViewItems(self)
  }
  open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {
    guard let tabViewItem, tabViewItem !== selected, tabViewItem.tabView === self,
      delegate?.tabView(self, shouldSelect: tabViewItem) != false
    else { return }
    delegate?.tabView(self, willSelect: tabViewItem)
    selected = tabViewItem
    show(tabViewItem.view)
    delegate?.tabView(self, didSelect: tabViewItem)
  }
  open func selectTabViewItem(at index: Int) { selectTabViewItem(items[index]) }
  open func selectTabViewItem(withIdentifier identifier: Any) {
    selectTabViewItem(at: indexOfTabViewItem(withIdentifier: identifier))
  }
  open func selectFirstTabViewItem(_ sender: Any?) { if !items.isEmpty { selectTabViewItem(at: 0) } }
  open func selectLastTabViewItem(_ sender: Any?) {
    if !items.isEmpty { selectTabViewItem(at: items.count - 1) }
  }
  open func selectNextTabViewItem(_ sender: Any?) { step(1) }
  open func selectPreviousTabViewItem(_ sender: Any?) { step(-1) }

  // MARK: Layout

  open override var translatesAutoresizingMaskIntoConstraints: Bool {
    didSet { pins?.hold(contentDistances) }
  }
  open override var alignmentRectInsets: NSEdgeInsets { lookInsets }
  open override func setFrameSize(_ newSize: NSSize) {
    super.setFrameSize(newSize)
    pins?.hold(contentDistances)
  }
  open override func willRemoveSubview(_ subview: NSView) {
    super.willRemoveSubview(subview)
    guard subview === pins?.view else { return }
    pins?.end()
    pins = nil
  }

  func itemChanged(_ item: NSTabViewItem) { if item === selected { show(item.view) } }

  private func step(_ step: Int) {
    guard let selected, let index = items.firstIndex(where: { $0 === selected }),
      items.indices.contains(index + step)
    else { return }
    selectTabViewItem(at: index + step)
  }

  private func show(_ view: NSView?) {
    guard view !== pins?.view else { return }
    pins?.view.removeFromSuperview()
    guard let view else { return }
    addSubview(view)
    pins = EdgePins(view, in: self, contentDistances)
  }

  private func lookChanged() {
    invalidateIntrinsicContentSize()
    pins?.hold(contentDistances)
  }
}
