@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A table view: `<tableView>` or `<outlineView>`.
package struct TableViewElement: ViewAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension TableViewElement {
  /// `<accessibility>`.
  package var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `allowsExpansionToolTips`.
  package var allowsExpansionToolTips: Bool? { varied.bool("allowsExpansionToolTips") }
  /// `allowsMultipleSelection`.
  package var allowsMultipleSelection: Bool? { varied.bool("allowsMultipleSelection") }
  /// `allowsMultipleSelectionDuringEditing`.
  package var allowsMultipleSelectionDuringEditing: Bool? {
    varied.bool("allowsMultipleSelectionDuringEditing")
  }
  /// `allowsSelection`.
  package var allowsSelection: Bool? { varied.bool("allowsSelection") }
  /// `allowsSelectionDuringEditing`.
  package var allowsSelectionDuringEditing: Bool? { varied.bool("allowsSelectionDuringEditing") }
  /// `alternatingRowBackgroundColors`.
  package var alternatingRowBackgroundColors: Bool? { varied.bool("alternatingRowBackgroundColors") }
  /// `alwaysBounceVertical`.
  package var alwaysBounceVertical: Bool? { varied.bool("alwaysBounceVertical") }
  /// `<animations>`.
  package var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `autoresizesOutlineColumn`.
  package var autoresizesOutlineColumn: Bool? { varied.bool("autoresizesOutlineColumn") }
  /// `autosaveColumns`.
  package var autosaveColumns: Bool? { varied.bool("autosaveColumns") }
  /// `autosaveExpandedItems`.
  package var autosaveExpandedItems: Bool? { varied.bool("autosaveExpandedItems") }
  /// `autosaveName`.
  package var autosaveName: String? { varied["autosaveName"] }
  /// `bounces`.
  package var bounces: Bool? { varied.bool("bounces") }
  /// `bouncesZoom`.
  package var bouncesZoom: Bool? { varied.bool("bouncesZoom") }
  /// `<point key="canvasLocation">`.
  package var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `clearsContextBeforeDrawing`.
  package var clearsContextBeforeDrawing: Bool? { varied.bool("clearsContextBeforeDrawing") }
  /// `columnAutoresizingStyle`.
  package var columnAutoresizingStyle: String? { varied["columnAutoresizingStyle"] }
  /// `columnReordering`.
  package var columnReordering: Bool? { varied.bool("columnReordering") }
  /// `columnResizing`.
  package var columnResizing: Bool? { varied.bool("columnResizing") }
  /// `columnSelection`.
  package var columnSelection: Bool? { varied.bool("columnSelection") }
  /// `contentInsetAdjustmentBehavior`.
  package var contentInsetAdjustmentBehavior: String? { varied["contentInsetAdjustmentBehavior"] }
  /// `contentViewInsetsToSafeArea`.
  package var contentViewInsetsToSafeArea: Bool? { varied.bool("contentViewInsetsToSafeArea") }
  /// `dataMode`.
  package var dataMode: String? { varied["dataMode"] }
  /// `delaysContentTouches`.
  package var delaysContentTouches: Bool? { varied.bool("delaysContentTouches") }
  /// `directionalLockEnabled`.
  package var directionalLockEnabled: Bool? { varied.bool("directionalLockEnabled") }
  /// `emptySelection`.
  package var emptySelection: Bool? { varied.bool("emptySelection") }
  /// `estimatedRowHeight`.
  package var estimatedRowHeight: Double? { varied.number("estimatedRowHeight") }
  /// `estimatedSectionFooterHeight`.
  package var estimatedSectionFooterHeight: Double? { varied.number("estimatedSectionFooterHeight") }
  /// `estimatedSectionHeaderHeight`.
  package var estimatedSectionHeaderHeight: Double? { varied.number("estimatedSectionHeaderHeight") }
  /// `floatsGroupRows`.
  package var floatsGroupRows: Bool? { varied.bool("floatsGroupRows") }
  /// `focusRingType`.
  package var focusRingType: String? { varied["focusRingType"] }
  /// What `<gestureRecognizers>` holds.
  package var gestureRecognizers: [GestureRecognizerElement] {
    varied.element.firstChild("gestureRecognizers")?.children.map { GestureRecognizerElement($0) } ?? []
  }
  /// `<color key="gridColor">`.
  package var gridColor: ColorElement? {
    varied.firstChild("color", key: "gridColor").map { ColorElement($0) }
  }
  /// `headerView`.
  package var headerView: String? { varied["headerView"] }
  /// `identifier`.
  package var identifier: String? { varied["identifier"] }
  /// `indentationMarkerFollowsCell`.
  package var indentationMarkerFollowsCell: Bool? { varied.bool("indentationMarkerFollowsCell") }
  /// `indentationPerLevel`.
  package var indentationPerLevel: Double? { varied.number("indentationPerLevel") }
  /// `indicatorStyle`.
  package var indicatorStyle: String? { varied["indicatorStyle"] }
  /// `<size key="intercellSpacing">`.
  package var intercellSpacing: SizeElement? {
    varied.firstChild("size", key: "intercellSpacing").map { SizeElement($0) }
  }
  /// `keyboardDismissMode`.
  package var keyboardDismissMode: String? { varied["keyboardDismissMode"] }
  /// `multipleSelection`.
  package var multipleSelection: Bool? { varied.bool("multipleSelection") }
  /// `outlineTableColumn`.
  package var outlineTableColumn: String? { varied["outlineTableColumn"] }
  /// `<prototypes>`.
  package var prototypes: MarkupElement? { varied.element.firstChild("prototypes") }
  /// `rowHeight`.
  package var rowHeight: Double? { varied.number("rowHeight") }
  /// `rowSizeStyle`.
  package var rowSizeStyle: String? { varied["rowSizeStyle"] }
  /// `scrollEnabled`.
  package var scrollEnabled: Bool? { varied.bool("scrollEnabled") }
  /// `<inset key="scrollIndicatorInsets">`.
  package var scrollIndicatorInsets: InsetsElement? {
    varied.firstChild("inset", key: "scrollIndicatorInsets").map { InsetsElement($0) }
  }
  /// `sectionFooterHeight`.
  package var sectionFooterHeight: Double? { varied.number("sectionFooterHeight") }
  /// `sectionHeaderHeight`.
  package var sectionHeaderHeight: Double? { varied.number("sectionHeaderHeight") }
  /// `<color key="sectionIndexBackgroundColor">`.
  package var sectionIndexBackgroundColor: ColorElement? {
    varied.firstChild("color", key: "sectionIndexBackgroundColor").map { ColorElement($0) }
  }
  /// `<color key="sectionIndexColor">`.
  package var sectionIndexColor: ColorElement? {
    varied.firstChild("color", key: "sectionIndexColor").map { ColorElement($0) }
  }
  /// `sectionIndexMinimumDisplayRowCount`.
  package var sectionIndexMinimumDisplayRowCount: Double? {
    varied.number("sectionIndexMinimumDisplayRowCount")
  }
  /// `<color key="sectionIndexTrackingBackgroundColor">`.
  package var sectionIndexTrackingBackgroundColor: ColorElement? {
    varied.firstChild("color", key: "sectionIndexTrackingBackgroundColor").map { ColorElement($0) }
  }
  /// What `<sections>` holds.
  package var sections: [TableViewSectionElement] {
    varied.element.firstChild("sections")?.children.map { TableViewSectionElement($0) } ?? []
  }
  /// `selectionHighlightStyle`.
  package var selectionHighlightStyle: String? { varied["selectionHighlightStyle"] }
  /// `<color key="separatorColor">`.
  package var separatorColor: ColorElement? {
    varied.firstChild("color", key: "separatorColor").map { ColorElement($0) }
  }
  /// `<inset key="separatorInset">`.
  package var separatorInset: InsetsElement? {
    varied.firstChild("inset", key: "separatorInset").map { InsetsElement($0) }
  }
  /// `separatorInsetReference`.
  package var separatorInsetReference: String? { varied["separatorInsetReference"] }
  /// `separatorStyle`.
  package var separatorStyle: String? { varied["separatorStyle"] }
  /// `showsHorizontalScrollIndicator`.
  package var showsHorizontalScrollIndicator: Bool? { varied.bool("showsHorizontalScrollIndicator") }
  /// `showsSelectionImmediatelyOnTouchBegin`.
  package var showsSelectionImmediatelyOnTouchBegin: Bool? {
    varied.bool("showsSelectionImmediatelyOnTouchBegin")
  }
  /// `showsVerticalScrollIndicator`.
  package var showsVerticalScrollIndicator: Bool? { varied.bool("showsVerticalScrollIndicator") }
  /// `<simulatedOrientationMetrics key="simulatedOrientationMetrics">`.
  package var simulatedOrientationMetrics: SimulatedMetricsElement? {
    varied.firstChild("simulatedOrientationMetrics", key: "simulatedOrientationMetrics").map {
      SimulatedMetricsElement($0)
    }
  }
  /// `springLoaded`.
  package var springLoaded: Bool? { varied.bool("springLoaded") }
  /// `style`.
  package var style: String? { varied["style"] }
  /// What `<tableColumns>` holds.
  package var tableColumns: [TableColumnElement] {
    varied.element.firstChild("tableColumns")?.children.map { TableColumnElement($0) } ?? []
  }
  /// `tableStyle`.
  package var tableStyle: String? { varied["tableStyle"] }
  /// `toolTip`, as an attribute or a `<string>`.
  package var toolTip: String? { varied.string("toolTip") }
  /// `typeSelect`.
  package var typeSelect: Bool? { varied.bool("typeSelect") }
  /// `usesAutomaticRowHeights`.
  package var usesAutomaticRowHeights: Bool? { varied.bool("usesAutomaticRowHeights") }
  /// `viewBased`.
  package var viewBased: Bool? { varied.bool("viewBased") }
}
