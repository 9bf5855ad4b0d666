import CoreGraphics
import Foundation
internal import PlumbGeometry
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
internal import PlumbNibLoading
internal import PlumbViewKit

extension DesktopViewBuilder {
  static let containers: [ViewKind: DesktopViewBuilder] = [
    .stackView: DesktopViewBuilder(NSStackView.self, DesktopContainers.stack),
    .gridView: DesktopViewBuilder(NSGridView.self, DesktopGrids.grid),
    .splitView: DesktopViewBuilder(NSSplitView.self, DesktopContainers.split),
    .scrollView: DesktopViewBuilder(NSScrollView.self, DesktopContainers.scroll),
    .clipView: DesktopViewBuilder(NSClipView.self),
    .scroller: DesktopViewBuilder(NSScroller.self),
    .tabView: DesktopViewBuilder(NSTabView.self, DesktopContainers.tabs),
    .box: DesktopViewBuilder(NSBox.self, DesktopContainers.box),
    .visualEffectView: DesktopViewBuilder(NSVisualEffectView.self),
    .tableView: DesktopViewBuilder(NSTableView.self, DesktopContainers.table),
    .outlineView: DesktopViewBuilder(NSOutlineView.self, DesktopContainers.table),
    .tableHeaderView: DesktopViewBuilder(NSTableHeaderView.self),
    .tableCellView: DesktopViewBuilder(NSTableCellView.self),
    .tableRowView: DesktopViewBuilder(NSTableRowView.self),
  ]
}

/// Containers of documents.
@MainActor
enum DesktopContainers {
  static func stack(_ stack: NSStackView, _ reading: DesktopReading) {
    let element = StackViewElement(reading.varied)
    stack.orientation = element.orientation == "vertical" ? .vertical : .horizontal
    stack.distribution = distribution(element.distribution)
    stack.alignment = alignment(element.alignment, stack.orientation)
    stack.spacing = element.spacing ?? 8
    stack.detachesHiddenViews = element.detachesHiddenViews ?? false
    if let insets = element.edgeInsets?.edgeInsets { stack.edgeInsets = NSEdgeInsets(insets) }
    func priority(_ value: Double?, _ usual: NSLayoutConstraint.Priority) -> NSLayoutConstraint.Priority {
      value.map { NSLayoutConstraint.Priority(Float(min($0, 1000))) } ?? usual
    }
    stack.setHuggingPriority(priority(element.horizontalStackHuggingPriority, .defaultLow), for: .horizontal)
    stack.setHuggingPriority(priority(element.verticalStackHuggingPriority, .defaultLow), for: .vertical)
    stack.setClippingResistancePriority(
      priority(element.horizontalClippingResistancePriority, .required), for: .horizontal)
    stack.setClippingResistancePriority(
      priority(element.verticalClippingResistancePriority, .required), for: .vertical)
  }

  /// What a stack view's lists say of its views, which have one entry each; the greatest float stands for nothing.
  static func finish(_ stack: NSStackView, _ reading: DesktopReading) {
    let element = StackViewElement(reading.varied)
    let views = stack.arrangedSubviews
    for (view, entry) in zip(views, element.customSpacing) {
      if let spacing = entry.value, spacing < 1e6 { stack.setCustomSpacing(spacing, after: view) }
    }
    for (view, entry) in zip(views, element.visibilityPriorities) {
      if let value = entry.value { stack.setVisibilityPriority(.init(Float(min(value, 1000))), for: view) }
    }
  }

  private static func distribution(_ name: String?) -> NSStackView.Distribution {
    switch name {
    case "fill": .fill
    case "fillEqually": .fillEqually
    case "fillProportionally": .fillProportionally
    case "equalSpacing": .equalSpacing
    case "equalCentering": .equalCentering
    default: .gravityAreas
    }
  }

  private static func alignment(
    _ name: String?, _ orientation: NSUserInterfaceLayoutOrientation
  ) -> NSLayoutConstraint.Attribute {
    switch name {
    case "width": .width
    case "height": .height
    case "leading": .leading
    case "trailing": .trailing
    case "left": .left
    case "right": .right
    case "top": .top
    case "bottom": .bottom
    case "firstBaseline": .firstBaseline
    case "lastBaseline", "baseline": .lastBaseline
    default: orientation == .horizontal ? .centerY : .centerX
    }
  }

  static func split(_ split: NSSplitView, _ reading: DesktopReading) {
    let element = SplitViewElement(reading.varied)
    split.isVertical = element.vertical ?? false
    split.arrangesAllSubviews = element.arrangesAllSubviews ?? true
    switch element.dividerStyle {
    case "thin": split.dividerStyle = .thin
    case "paneSplitter": split.dividerStyle = .paneSplitter
    default: split.dividerStyle = .thick
    }
  }

  static func finish(_ split: NSSplitView, _ reading: DesktopReading) {
    for (place, entry) in SplitViewElement(reading.varied).holdingPriorities.enumerated()
    where place < split.arrangedSubviews.count {
      guard let value = entry.value else { continue }
      split.setHoldingPriority(.init(Float(min(value, 1000))), forSubviewAt: place)
    }
  }

  static func scroll(_ scroll: NSScrollView, _ reading: DesktopReading) {
    let element = ScrollViewElement(reading.varied)
    switch element.borderType {
    case "none": scroll.borderType = .noBorder
    case "line": scroll.borderType = .lineBorder
    case "groove": scroll.borderType = .grooveBorder
    default: scroll.borderType = .bezelBorder
    }
    scroll.hasVerticalScroller = element.hasVerticalScroller ?? true
    scroll.hasHorizontalScroller = element.hasHorizontalScroller ?? true
    scroll.autohidesScrollers = element.autohidesScrollers ?? false
    if let insets = element.contentInsets?.edgeInsets {
      scroll.automaticallyAdjustsContentInsets = false
      scroll.contentInsets = NSEdgeInsets(insets)
    }
  }

  static func tabs(_ tabs: NSTabView, _ reading: DesktopReading) {
    switch TabViewElement(reading.varied).type {
    case "leftTabsBezelBorder": tabs.tabViewType = .leftTabsBezelBorder
    case "bottomTabsBezelBorder": tabs.tabViewType = .bottomTabsBezelBorder
    case "rightTabsBezelBorder": tabs.tabViewType = .rightTabsBezelBorder
    case "noTabsBezelBorder": tabs.tabViewType = .noTabsBezelBorder
    case "noTabsLineBorder": tabs.tabViewType = .noTabsLineBorder
    case "noTabsNoBorder": tabs.tabViewType = .noTabsNoBorder
    default: tabs.tabViewType = .topTabsBezelBorder
    }
  }

  static func box(_ box: NSBox, _ reading: DesktopReading) {
    let element = BoxElement(reading.varied)
    switch element.boxType {
    case "separator": box.boxType = .separator
    case "custom", "oldStyle": box.boxType = .custom
    default: box.boxType = .primary
    }
    box.title = NibTexts.shown(element.title) ?? ""
    if let width = element.borderWidth { box.borderWidth = width }
    switch element.borderType {
    case "none": box.borderType = .noBorder
    case "line": box.borderType = .lineBorder
    default: box.borderType = .grooveBorder
    }
    switch element.titlePosition {
    case "noTitle": box.titlePosition = .noTitle
    case "aboveTop": box.titlePosition = .aboveTop
    case "belowTop": box.titlePosition = .belowTop
    case "aboveBottom": box.titlePosition = .aboveBottom
    case "atBottom": box.titlePosition = .atBottom
    case "belowBottom": box.titlePosition = .belowBottom
    default: box.titlePosition = .atTop
    }
    box.contentViewMargins = element.contentViewMargins.map { NSSize($0) } ?? .zero
  }

  static func table(_ table: NSTableView, _ reading: DesktopReading) {
    let element = TableViewElement(reading.varied)
    if let height = element.rowHeight { table.rowHeight = height }
    if let spacing = element.intercellSpacing { table.intercellSpacing = NSSize(spacing) }
    table.usesAutomaticRowHeights = element.usesAutomaticRowHeights ?? false
    switch element.tableStyle {
    case "fullWidth": table.style = .fullWidth
    case "inset": table.style = .inset
    case "sourceList": table.style = .sourceList
    case "plain": table.style = .plain
    default: table.style = .automatic
    }
    guard table.tableColumns.isEmpty else { return }
    for written in element.tableColumns {
      let column = NSTableColumn(identifier: .init(written.identifier ?? ""))
      column.title = NibTexts.shown(written.headerCell?.title) ?? ""
      column.maxWidth = written.maxWidth ?? column.maxWidth
      column.minWidth = written.minWidth ?? column.minWidth
      column.width = written.width ?? column.width
      column.isHidden = written.hidden ?? false
      table.addTableColumn(column)
      if let outline = table as? NSOutlineView, written.element.id == element.outlineTableColumn {
        outline.outlineTableColumn = column
      }
    }
    if element.headerView == nil { table.headerView = nil }
  }
}

extension NSEdgeInsets {
  init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
