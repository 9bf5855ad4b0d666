@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A table view: `<tableView>` or `<outlineView>`.
public struct TableViewElement: ViewAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension TableViewElement {
  /// `<accessibility>`.
  public var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `allowsExpansionToolTips`.
  public var allowsExpansionToolTips: Bool? { varied.bool("allowsExpansionToolTips") }
  /// `allowsMultipleSelection`.
  public var allowsMultipleSelection: Bool? { varied.bool("allowsMultipleSelection") }
  /// `allowsMultipleSelectionDuringEditing`.
  public var allowsMultipleSelectionDuringEditing: Bool? {
    varied.bool("allowsMultipleSelectionDuringEditing")
  }
  /// `allowsSelection`.
  public var allowsSelection: Bool? { varied.bool("allowsSelection") }
  /// `allowsSelectionDuringEditing`.
  public var allowsSelectionDuringEditing: Bool? { varied.bool("allowsSelectionDuringEditing") }
  /// `alternatingRowBackgroundColors`.
  public var alternatingRowBackgroundColors: Bool? { varied.bool("alternatingRowBackgroundColors") }
  /// `alwaysBounceVertical`.
  public var alwaysBounceVertical: Bool? { varied.bool("alwaysBounceVertical") }
  /// `<animations>`.
  public var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `autoresizesOutlineColumn`.
  public var autoresizesOutlineColumn: Bool? { varied.bool("autoresizesOutlineColumn") }
  /// `autosaveColumns`.
  public var autosaveColumns: Bool? { varied.bool("autosaveColumns") }
  /// `autosaveExpandedItems`.
  public var autosaveExpandedItems: Bool? { varied.bool("autosaveExpandedItems") }
  /// `autosaveName`.
  public var autosaveName: String? { varied["autosaveName"] }
  /// `bounces`.
  public var bounces: Bool? { varied.bool("bounces") }
  /// `bouncesZoom`.
  public var bouncesZoom: Bool? { varied.bool("bouncesZoom") }
  /// `<point key="canvasLocation">`.
  public var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `clearsContextBeforeDrawing`.
  public var clearsContextBeforeDrawing: Bool? { varied.bool("clearsContextBeforeDrawing") }
  /// `columnAutoresizingStyle`.
  public var columnAutoresizingStyle: String? { varied["columnAutoresizingStyle"] }
  /// `columnReordering`.
  public var columnReordering: Bool? { varied.bool("columnReordering") }
  /// `columnResizing`.
  public var columnResizing: Bool? { varied.bool("columnResizing") }
  /// `columnSelection`.
  public var columnSelection: Bool? { varied.bool("columnSelection") }
  /// `contentInsetAdjustmentBehavior`.
  public var contentInsetAdjustmentBehavior: String? { varied["contentInsetAdjustmentBehavior"] }
  /// `contentViewInsetsToSafeArea`.
  public var contentViewInsetsToSafeArea: Bool? { varied.bool("contentViewInsetsToSafeArea") }
  /// `dataMode`.
  public var dataMode: String? { varied["dataMode"] }
  /// `delaysContentTouches`.
  public var delaysContentTouches: Bool? { varied.bool("delaysContentTouches") }
  /// `directionalLockEnabled`.
  public var directionalLockEnabled: Bool? { varied.bool("directionalLockEnabled") }
  /// `emptySelection`.
  public var emptySelection: Bool? { varied.bool("emptySelection") }
  /// `estimatedRowHeight`.
  public var estimatedRowHeight: Double? { varied.number("estimatedRowHeight") }
  /// `estimatedSectionFooterHeight`.
  public var estimatedSectionFooterHeight: Double? { varied.number("estimatedSectionFooterHeight") }
  /// `estimatedSectionHeaderHeight`.
  public var estimatedSectionHeaderHeight: Double? { varied.number("estimatedSectionHeaderHeight") }
  /// `floatsGroupRows`.
  public var floatsGroupRows: Bool? { varied.bool("floatsGroupRows") }
  /// `focusRingType`.
  public var focusRingType: String? { varied["focusRingType"] }
  /// `<gestureRecognizers>`.
  public var gestureRecognizers: MarkupElement? { varied.element.firstChild("gestureRecognizers") }
  /// `<color key="gridColor">`.
  public var gridColor: ColorElement? {
    varied.firstChild("color", key: "gridColor").map { ColorElement($0) }
  }
  /// `headerView`.
  public var headerView: String? { varied["headerView"] }
  /// `identifier`.
  public var identifier: String? { varied["identifier"] }
  /// `indentationMarkerFollowsCell`.
  public var indentationMarkerFollowsCell: Bool? { varied.bool("indentationMarkerFollowsCell") }
  /// `indentationPerLevel`.
  public var indentationPerLevel: Double? { varied.number("indentationPerLevel") }
  /// `indicatorStyle`.
  public var indicatorStyle: String? { varied["indicatorStyle"] }
  /// `<size key="intercellSpacing">`.
  public var intercellSpacing: SizeElement? {
    varied.firstChild("size", key: "intercellSpacing").map { SizeElement($0) }
  }
  /// `keyboardDismissMode`.
  public var keyboardDismissMode: String? { varied["keyboardDismissMode"] }
  /// `multipleSelection`.
  public var multipleSelection: Bool? { varied.bool("multipleSelection") }
  /// `outlineTableColumn`.
  public var outlineTableColumn: String? { varied["outlineTableColumn"] }
  /// `<prototypes>`.
  public var prototypes: MarkupElement? { varied.element.firstChild("prototypes") }
  /// `rowHeight`.
  public var rowHeight: Double? { varied.number("rowHeight") }
  /// `rowSizeStyle`.
  public var rowSizeStyle: String? { varied["rowSizeStyle"] }
  /// `scrollEnabled`.
  public var scrollEnabled: Bool? { varied.bool("scrollEnabled") }
  /// `<inset key="scrollIndicatorInsets">`.
  public var scrollIndicatorInsets: InsetsElement? {
    varied.firstChild("inset", key: "scrollIndicatorInsets").map { InsetsElement($0) }
  }
  /// `sectionFooterHeight`.
  public var sectionFooterHeight: Double? { varied.number("sectionFooterHeight") }
  /// `sectionHeaderHeight`.
  public var sectionHeaderHeight: Double? { varied.number("sectionHeaderHeight") }
  /// `<color key="sectionIndexBackgroundColor">`.
  public var sectionIndexBackgroundColor: ColorElement? {
    varied.firstChild("color", key: "sectionIndexBackgroundColor").map { ColorElement($0) }
  }
  /// `<color key="sectionIndexColor">`.
  public var sectionIndexColor: ColorElement? {
    varied.firstChild("color", key: "sectionIndexColor").map { ColorElement($0) }
  }
  /// `sectionIndexMinimumDisplayRowCount`.
  public var sectionIndexMinimumDisplayRowCount: Double? {
    varied.number("sectionIndexMinimumDisplayRowCount")
  }
  /// `<color key="sectionIndexTrackingBackgroundColor">`.
  public var sectionIndexTrackingBackgroundColor: ColorElement? {
    varied.firstChild("color", key: "sectionIndexTrackingBackgroundColor").map { ColorElement($0) }
  }
  /// What `<sections>` holds.
  public var sections: [TableViewSectionElement] {
    varied.element.firstChild("sections")?.children.map { TableViewSectionElement($0) } ?? []
  }
  /// `selectionHighlightStyle`.
  public var selectionHighlightStyle: String? { varied["selectionHighlightStyle"] }
  /// `<color key="separatorColor">`.
  public var separatorColor: ColorElement? {
    varied.firstChild("color", key: "separatorColor").map { ColorElement($0) }
  }
  /// `<inset key="separatorInset">`.
  public var separatorInset: InsetsElement? {
    varied.firstChild("inset", key: "separatorInset").map { InsetsElement($0) }
  }
  /// `separatorInsetReference`.
  public var separatorInsetReference: String? { varied["separatorInsetReference"] }
  /// `separatorStyle`.
  public var separatorStyle: String? { varied["separatorStyle"] }
  /// `showsHorizontalScrollIndicator`.
  public var showsHorizontalScrollIndicator: Bool? { varied.bool("showsHorizontalScrollIndicator") }
  /// `showsSelectionImmediatelyOnTouchBegin`.
  public var showsSelectionImmediatelyOnTouchBegin: Bool? {
    varied.bool("showsSelectionImmediatelyOnTouchBegin")
  }
  /// `showsVerticalScrollIndicator`.
  public var showsVerticalScrollIndicator: Bool? { varied.bool("showsVerticalScrollIndicator") }
  /// `<simulatedOrientationMetrics key="simulatedOrientationMetrics">`.
  public var simulatedOrientationMetrics: SimulatedMetricsElement? {
    varied.firstChild("simulatedOrientationMetrics", key: "simulatedOrientationMetrics").map {
      SimulatedMetricsElement($0)
    }
  }
  /// `springLoaded`.
  public var springLoaded: Bool? { varied.bool("springLoaded") }
  /// `style`.
  public var style: String? { varied["style"] }
  /// What `<tableColumns>` holds.
  public var tableColumns: [TableColumnElement] {
    varied.element.firstChild("tableColumns")?.children.map { TableColumnElement($0) } ?? []
  }
  /// `tableStyle`.
  public var tableStyle: String? { varied["tableStyle"] }
  /// `toolTip`, as an attribute or a `<string>`.
  public var toolTip: String? { varied.string("toolTip") }
  /// `typeSelect`.
  public var typeSelect: Bool? { varied.bool("typeSelect") }
  /// `usesAutomaticRowHeights`.
  public var usesAutomaticRowHeights: Bool? { varied.bool("usesAutomaticRowHeights") }
  /// `viewBased`.
  public var viewBased: Bool? { varied.bool("viewBased") }
}
