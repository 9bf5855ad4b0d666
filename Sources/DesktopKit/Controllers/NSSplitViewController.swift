import CoreGraphics
import Foundation

/// Has the views of controllers side by side in a split view.
@preconcurrency @MainActor
open class NSSplitViewController: NSViewController, NSSplitViewDelegate {
  public static let automaticDimension: CGFloat = -1
  private var items: [NSSplitViewItem] = []

  /// The split view, which is also the controller's view: dividers are upright and thin, unless the view is told otherwise.
  open var splitView: NSSplitView = {
    let view = NSSplitView()
    view.isVertical = true
    view.dividerStyle = .thin
    return view
  }()
  open var splitViewItems: [NSSplitViewItem] {
    get { items }
    set {
      for item in items where !newValue.contains(where: { $0 === item }) { removeSplitViewItem(item) }
      for item in items { forget(item) }
      for item in newValue { addSplitViewItem(item) }
    }
  }
  /// Does nothing here.
  open var minimumThicknessForInlineSidebars = automaticDimension

  open override func loadView() {
    splitView.delegate = self
    view = splitView
    for item in items { show(item) }
  }

  // MARK: Items

  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    insertSplitViewItem(splitViewItem, at: items.count)
  }
  open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
    items.insert(splitViewItem, at: index)
    splitViewItem.controller = self
    if splitViewItem.viewController.parent !== self {
      super.insertChild(splitViewItem.viewController, at: min(index, children.count))
    }
    if isViewLoaded { show(splitViewItem) }
  }
  open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    guard items.contains(where: { $0 === splitViewItem }) else { return }
    forget(splitViewItem)
    if let index = children.firstIndex(where: { $0 === splitViewItem.viewController }) {
      super.removeChild(at: index)
    }
  }
  open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
    items.first { $0.viewController === viewController }
  }
  open override func insertChild(_ childViewController: NSViewController, at index: Int) {
    insertSplitViewItem(NSSplitViewItem(viewController: childViewController), at: index)
  }
  open override func removeChild(at index: Int) {
    guard let item = splitViewItem(for: children[index]) else { return super.removeChild(at: index) }
    removeSplitViewItem(item)
  }

  // MARK: Collapsing

  /// Collapses or shows the first sidebar.
  open func toggleSidebar(_ sender: Any?) { toggle(.sidebar) }
  /// Collapses or shows the last inspector.
  open func toggleInspector(_ sender: Any?) { toggle(.inspector) }

  // MARK: The split view's delegate

  open func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool {
    item(showing: subview)?.canCollapse ?? false
  }
  /// A divider beside a collapsed pane is not there.
  open func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool {
    splitView.standsBesideNothing(dividerAt: dividerIndex)
  }
  open func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMinimumPosition }
  open func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMaximumPosition }
  open func splitView(
    _ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect, forDrawnRect drawnRect: NSRect,
    ofDividerAt dividerIndex: Int
  ) -> NSRect { proposedEffectiveRect }
  open func splitView(_ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int)
    -> NSRect
  {
    .zero
  }
  open func splitViewDidResizeSubviews(_ notification: Notification) {}
  open func splitViewWillResizeSubviews(_ notification: Notification) {}
  /// Whether there is a pane to collapse, for what collapses one.
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
    switch item.action.map(NSStringFromSelector) {
    case "toggleSidebar:": items.contains { $0.behavior == .sidebar && $0.canCollapse }
    case "toggleInspector:": items.contains { $0.behavior == .inspector && $0.canCollapse }
    default: true
    }
  }

  // MARK: Panes

  func itemChanged(_ item: NSSplitViewItem) {
    guard isViewLoaded else { return }
    if !splitView.panes.contains(where: { $0.view === item.viewController.viewIfLoaded }) {
      if !item.isCollapsed { show(item) }
      return
    }
    configure(item)
  }

  /// The views of collapsed panes are loaded once they are shown.
  private func show(_ item: NSSplitViewItem) {
    guard !item.isCollapsed || item.viewController.isViewLoaded else { return }
    let earlier = items.prefix { $0 !== item }
    let place = earlier.count { item in
      splitView.panes.contains { $0.view === item.viewController.viewIfLoaded }
    }
    splitView.insertArrangedSubview(item.viewController.view, at: place)
    configure(item)
  }

  private func configure(_ item: NSSplitViewItem) {
    let view = item.viewController.view
    guard let pane = splitView.pane(view) else { return }
    func given(_ value: CGFloat) -> CGFloat? { value >= 0 ? value : nil }
    pane.minimum = given(item.minimumThickness)
    pane.maximum = given(item.maximumThickness)
    pane.fraction = given(item.preferredThicknessFraction)
    pane.holdingPriority = item.holdingPriority
    splitView.setCollapsed(item.isCollapsed, view)
    splitView.panesChanged()
  }

  private func forget(_ item: NSSplitViewItem) {
    items.removeAll { $0 === item }
    item.controller = nil
    if let view = item.viewController.viewIfLoaded, splitView.pane(view) != nil {
      splitView.removeArrangedSubview(view)
    }
  }

  private func item(showing view: NSView) -> NSSplitViewItem? {
    items.first { $0.viewController.viewIfLoaded === view }
  }

  private func toggle(_ behavior: NSSplitViewItem.Behavior) {
    guard let item = items.first(where: { $0.behavior == behavior }) else { return }
    item.isCollapsed.toggle()
  }
}

extension NSSplitViewController: NSUserInterfaceValidations {}
