import CoreGraphics
import Foundation

/// A column of rows in sections, of which those in sight have views.
///
/// Rows get their cells as they come into the bounds, and their heights from the delegate, from `rowHeight` or from the
/// constraints inside the cell; until then an automatic height is the estimated one.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  open private(set) var style: Style
  var items = TableItems()
  var shown: [Int: UIView] = [:]
  /// Headers and footers made for their heights before they are shown, by their places.
  var prepared: [Int: UIView] = [:]
  var reuse = TableReuse()
  var isLoaded = false { didSet { if !isLoaded { hasPendingRows = true } } }
  /// Whether rows in sight are to get their cells, whether or not their heights are known already.
  var hasPendingRows = true
  private var laidOutWidth: CGFloat = -1
  var selection: [IndexPath] = []
  private var updateDepth = 0
  private var hasUpdates = false

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  package func setStyle(_ style: Style) { self.style = style }

  open weak var dataSource: (any UITableViewDataSource)? { didSet { loadAnew() } }
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      loadAnew()
    }
  }

  // MARK: Heights, in points

  /// Stands for a search among the titles of an index.
  nonisolated public static let indexSearch = "{search}"
  open var rowHeight: CGFloat = automaticDimension { didSet { reloadHeights() } }
  open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { reloadHeights() } }
  open var sectionFooterHeight: CGFloat = automaticDimension { didSet { reloadHeights() } }
  /// 0 switches automatic heights off.
  open var estimatedRowHeight: CGFloat = automaticDimension { didSet { reloadHeights() } }
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension

  /// Above headers of plain tables that have some; an automatic padding adds nothing to their heights.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension { didSet { reloadHeights() } }
  /// Of rows that stand for none below the last one. Does nothing here.
  open var fillerRowHeight: CGFloat = automaticDimension
  /// Whether cells that change are asked for their heights again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Appearance

  /// Does nothing here.
  open var separatorEffect: UIVisualEffect?
  /// Does nothing here.
  open var sectionIndexColor: UIColor?
  /// Does nothing here.
  open var sectionIndexBackgroundColor: UIColor?
  /// Does nothing here.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Does nothing here.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// Asks the data source for the titles of the index at the side. Does nothing here.
  open func reloadSectionIndexTitles() {}

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Does nothing here: nothing is dragged.
  open var isSpringLoaded = false
  /// Does nothing here: nothing is focused.
  open var remembersLastFocusedIndexPath = false
  /// Does nothing here: nothing is focused.
  open var selectionFollowsFocus = false
  /// Does nothing here: nothing is focused.
  open var allowsFocus = true
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var insetsContentViewsToSafeArea = true { didSet { loadAnew() } }
  open var cellLayoutMarginsFollowReadableWidth = false
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Above the first section, as high as its frame.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// Below the last section, as high as its frame.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    updateContentSize()
    setNeedsLayout()
  }

  // MARK: What it shows

  /// Is told of rows before they are needed. Does nothing here: rows are asked for when they come into sight.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Does nothing here.
  open var isPrefetchingEnabled = true
  /// What opens menus of cells; nil here, where nobody does.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// Does nothing here: nothing is dragged.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// Does nothing here: nothing is dropped.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Does nothing here.
  open var dragInteractionEnabled = UIDevice.current.userInterfaceIdiom == .pad

  open var numberOfSections: Int {
    loadIfNeeded()
    return items.sectionCount
  }

  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return items.rowCount(of: section)
  }

  /// Asks the data source for everything again.
  open func reloadData() { loadAnew() }

  /// As `reloadData()` does it, which subclasses override to hear of what the app asks for: the table's own updates do
  /// not go there.
  func loadAnew() {
    isLoaded = false
    recycleAll()
    selection = []
    setNeedsLayout()
  }

  func reloadHeights() {
    isLoaded = false
    setNeedsLayout()
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update() }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { update() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { update() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { update() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { update() }
  open func moveSection(_ section: Int, toSection newSection: Int) { update() }

  /// Has the data source fill the cells of rows in sight anew: dequeuing gives it the ones that are shown.
  open func reconfigureRows(at indexPaths: [IndexPath]) { refill(indexPaths) }

  open func beginUpdates() { updateDepth += 1 }
  /// Whether rows or sections have changed since `beginUpdates()`.
  open var hasUncommittedUpdates: Bool { hasUpdates }

  /// Takes the updates since `beginUpdates()`; without any, heights alone are asked for anew.
  open func endUpdates() {
    updateDepth = max(0, updateDepth - 1)
    guard updateDepth == 0 else { return }
    if hasUpdates {
      hasUpdates = false
      loadAnew()
    } else {
      reloadHeights()
    }
    layoutIfNeeded()
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    UIView.animate(withDuration: 0, animations: {}, completion: completion)
  }

  private func update() {
    if updateDepth > 0 {
      hasUpdates = true
    } else {
      loadAnew()
    }
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass, forCell: identifier)
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.register(aClass, forHeaderFooter: identifier)
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.cell(identifier)
  }
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = reuse.offered(identifier) ?? reuse.cell(identifier) else {
      Faults.raise(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard")
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    return cell
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { reuse.headerFooter(identifier) }

  /// The cell of a row in sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showPendingRows()
    return place(of: indexPath).flatMap { shown[$0] as? UITableViewCell }
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard let entry = shown.first(where: { $0.value === cell }) else { return nil }
    return indexPath(of: entry.key)
  }
  open var visibleCells: [UITableViewCell] {
    showPendingRows()
    return shown.keys.sorted().compactMap { shown[$0] as? UITableViewCell }
  }
  open var indexPathsForVisibleRows: [IndexPath]? {
    showPendingRows()
    return shown.keys.sorted().filter { shown[$0] is UITableViewCell }.map { indexPath(of: $0) }
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    section < items.sectionCount
      ? shown[items.place(ofHeader: section)] as? UITableViewHeaderFooterView : nil
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    section < items.sectionCount
      ? shown[items.place(ofFooter: section)] as? UITableViewHeaderFooterView : nil
  }

  // MARK: Rectangles

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return place(of: indexPath).map { rect(of: $0) } ?? .zero
  }
  open func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return rect(of: items.place(ofHeader: section))
  }
  open func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return rect(of: items.place(ofFooter: section))
  }
  open func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: .zero))?.first
  }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return rows(in: rect)
  }

  // MARK: Scrolling and selecting

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let rect = rectForRow(at: indexPath)
    if scrollPosition == .none { return scrollRectToVisible(rect, animated: animated) }
    scroll(to: offset(showing: rect, at: scrollPosition), animated)
  }

  /// Scrolls to the selected row that is least far from the middle of what is seen.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = selection.min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for selected in selection { deselectRow(at: selected, animated: animated) }
    }
    guard let indexPath, !selection.contains(indexPath) else { return }
    selection.append(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedEditing = editing
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
  }
  private var storedEditing = false

  // MARK: Layout

  open override func layoutSubviews() {
    if bounds.width != laidOutWidth {
      laidOutWidth = bounds.width
      items.forgetAutomaticHeights()
    }
    showRows()
    super.layoutSubviews()
  }

  /// Rows follow the size of the texts in them.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let before = previousTraitCollection?.preferredContentSizeCategory
    guard before != traitCollection.preferredContentSizeCategory else { return }
    items.forgetAutomaticHeights()
    setNeedsLayout()
  }

  /// As far as heights are not known, with estimated ones.
  open override var contentSize: CGSize {
    get {
      loadIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  override var takesContentSizeFromConstraints: Bool { false }
}
