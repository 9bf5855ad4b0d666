import CoreGraphics
import Foundation

/// Shows the view of one of several controllers in a tab view.
///
/// The tab view itself has the tabs for `unspecified` alone. In the style `toolbar` the window gets a tool bar with an item for
/// each tab; the segmented control of the other styles is not made here, and takes no room.
@preconcurrency @MainActor
open class NSTabViewController: NSViewController, NSTabViewDelegate, NSToolbarDelegate {
  private var items: [NSTabViewItem] = []

  open var tabStyle = TabStyle.segmentedControlOnTop { didSet { styleChanged() } }
  /// The tab view, which is also the controller's view.
  open var tabView: NSTabView = {
    let view = NSTabView()
    view.tabViewType = .noTabsNoBorder
    return view
  }()
  { didSet { styleChanged() } }
  /// Does nothing here.
  open var transitionOptions = NSViewController.TransitionOptions()
  /// Whether the controller has the title of the one that it shows.
  open var canPropagateSelectedChildViewControllerTitle = true

  open override func loadView() {
    tabView.delegate = self
    view = tabView
  }

  open override func viewWillAppear() {
    super.viewWillAppear()
    showToolbar()
  }

  // MARK: Tabs

  open var tabViewItems: [NSTabViewItem] {
    get { items }
    set {
      for item in items { removeTabViewItem(item) }
      for item in newValue { addTabViewItem(item) }
    }
  }
  open var selectedTabViewItemIndex: Int {
    get { tabView.selectedTabViewItem.map { tabView.indexOfTabViewItem($0) } ?? -1 }
    set { if items.indices.contains(newValue) { tabView.selectTabViewItem(at: newValue) } }
  }
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) { insertTabViewItem(tabViewItem, at: items.count) }
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
    items.insert(tabViewItem, at: index)
    if let controller = tabViewItem.viewController, controller.parent !== self {
      super.insertChild(controller, at: min(index, children.count))
    }
    tabView.insertTabViewItem(tabViewItem, at: index)
    shown()
  }
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
    items.removeAll { $0 === tabViewItem }
    tabView.removeTabViewItem(tabViewItem)
    if let index = children.firstIndex(where: { $0 === tabViewItem.viewController }) {
      super.removeChild(at: index)
    }
  }
  open func tabViewItem(for viewController: NSViewController) -> NSTabViewItem? {
    items.first { $0.viewController === viewController }
  }
  open override func insertChild(_ childViewController: NSViewController, at index: Int) {
    insertTabViewItem(NSTabViewItem(viewController: childViewController), at: index)
  }
  open override func removeChild(at index: Int) {
    guard let item = tabViewItem(for: children[index]) else { return super.removeChild(at: index) }
    removeTabViewItem(item)
  }

  // MARK: The tab view's delegate

  open func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }
  open func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
  open func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) { shown() }

  // MARK: The tool bar's delegate, in the style `toolbar`

  open func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { toolbarItem(itemIdentifier) }
  open func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    items.map(identifier)
  }
  open func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    items.map(identifier)
  }
  open func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    items.map(identifier)
  }

  private func identifier(_ item: NSTabViewItem) -> NSToolbarItem.Identifier {
    NSToolbarItem.Identifier((item.identifier as? String) ?? item.label)
  }

  private func toolbarItem(_ identifier: NSToolbarItem.Identifier) -> NSToolbarItem? {
    guard let tab = items.first(where: { self.identifier($0) == identifier }) else { return nil }
    let item = NSToolbarItem(itemIdentifier: identifier)
    (item.label, item.image, item.toolTip) = (tab.label, tab.image, tab.toolTip)
    item.target = self
    item.action = Selector("selectTab:") { (me: NSTabViewController, arguments) in
      me.select(arguments[0] as NSToolbarItem?)
    }
    return item
  }

  private func select(_ item: NSToolbarItem?) {
    guard let index = items.firstIndex(where: { identifier($0) == item?.itemIdentifier }) else { return }
    selectedTabViewItemIndex = index
  }

  private func showToolbar() {
    guard tabStyle == .toolbar, let window = view.window, window.toolbar == nil else { return }
    let toolbar = NSToolbar(identifier: "NSTabViewController")
    toolbar.delegate = self
    window.toolbar = toolbar
  }

  private func shown() {
    if let tab = tabView.selectedTabViewItem { ownToolbar?.selectedItemIdentifier = identifier(tab) }
    guard canPropagateSelectedChildViewControllerTitle,
      let title = tabView.selectedTabViewItem?.viewController?.title
    else { return }
    self.title = title
  }

  private var ownToolbar: NSToolbar? {
    guard tabStyle == .toolbar, let toolbar = viewIfLoaded?.window?.toolbar, toolbar.delegate === self else {
      return nil
    }
    return toolbar
  }

  private func styleChanged() {
    tabView.tabViewType = tabStyle == .unspecified ? .topTabsBezelBorder : .noTabsNoBorder
  }

  /// Where the tabs are.
  public enum TabStyle: Int, Sendable {
    case segmentedControlOnTop, segmentedControlOnBottom, toolbar
    /// Tabs as the tab view has them.
    case unspecified = -1
  }
}
