@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A cell of a table view: `<tableViewCell>` or `<tableViewCellContentView>` or `<tableCellView>`.
package struct TableViewCellElement: ViewAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension TableViewCellElement {
  /// `<accessibility>`.
  package var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `accessoryType`.
  package var accessoryType: String? { varied["accessoryType"] }
  /// `<animations>`.
  package var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `<point key="canvasLocation">`.
  package var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `clearsContextBeforeDrawing`.
  package var clearsContextBeforeDrawing: Bool? { varied.bool("clearsContextBeforeDrawing") }
  /// `detailTextLabel`.
  package var detailTextLabel: String? { varied["detailTextLabel"] }
  /// `editingAccessoryType`.
  package var editingAccessoryType: String? { varied["editingAccessoryType"] }
  /// What `<gestureRecognizers>` holds.
  package var gestureRecognizers: [GestureRecognizerElement] {
    varied.element.firstChild("gestureRecognizers")?.children.map { GestureRecognizerElement($0) } ?? []
  }
  /// `hidesAccessoryWhenEditing`.
  package var hidesAccessoryWhenEditing: Bool? { varied.bool("hidesAccessoryWhenEditing") }
  /// `identifier`.
  package var identifier: String? { varied["identifier"] }
  /// `imageView`.
  package var imageView: String? { varied["imageView"] }
  /// `indentationLevel`.
  package var indentationLevel: Int? { varied.integer("indentationLevel") }
  /// `indentationWidth`.
  package var indentationWidth: Double? { varied.number("indentationWidth") }
  /// `rowHeight`.
  package var rowHeight: Double? { varied.number("rowHeight") }
  /// `selectionStyle`.
  package var selectionStyle: String? { varied["selectionStyle"] }
  /// `<inset key="separatorInset">`.
  package var separatorInset: InsetsElement? {
    varied.firstChild("inset", key: "separatorInset").map { InsetsElement($0) }
  }
  /// `shouldIndentWhileEditing`.
  package var shouldIndentWhileEditing: Bool? { varied.bool("shouldIndentWhileEditing") }
  /// `showsReorderControl`.
  package var showsReorderControl: Bool? { varied.bool("showsReorderControl") }
  /// `style`.
  package var style: String? { varied["style"] }
  /// `tableViewCell`.
  package var tableViewCell: String? { varied["tableViewCell"] }
  /// `textLabel`.
  package var textLabel: String? { varied["textLabel"] }
  /// `<attributedString key="userComments">`.
  package var userComments: AttributedStringElement? {
    varied.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// `wantsLayer`.
  package var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
