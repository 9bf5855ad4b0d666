import CoreGraphics
import Foundation

/// Shows the view of one of several controllers in a tab view.
///
/// The tab view itself has the tabs for `unspecified` alone; the segmented control and the tool bar of the other styles are
/// not made here, and take no room.
@preconcurrency @MainActor
open class NSTabViewController: NSViewController, NSTabViewDelegate {
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

  private func shown() {
    guard canPropagateSelectedChildViewControllerTitle,
      let title = tabView.selectedTabViewItem?.viewController?.title
    else { return }
    self.title = title
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
