@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A cell of a table view: `<tableViewCell>` or `<tableViewCellContentView>` or `<tableCellView>`.
public struct TableViewCellElement: ViewAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension TableViewCellElement {
  /// `<accessibility>`.
  public var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `accessoryType`.
  public var accessoryType: String? { varied["accessoryType"] }
  /// `<animations>`.
  public var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `<point key="canvasLocation">`.
  public var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `clearsContextBeforeDrawing`.
  public var clearsContextBeforeDrawing: Bool? { varied.bool("clearsContextBeforeDrawing") }
  /// `detailTextLabel`.
  public var detailTextLabel: String? { varied["detailTextLabel"] }
  /// `editingAccessoryType`.
  public var editingAccessoryType: String? { varied["editingAccessoryType"] }
  /// `<gestureRecognizers>`.
  public var gestureRecognizers: MarkupElement? { varied.element.firstChild("gestureRecognizers") }
  /// `hidesAccessoryWhenEditing`.
  public var hidesAccessoryWhenEditing: Bool? { varied.bool("hidesAccessoryWhenEditing") }
  /// `identifier`.
  public var identifier: String? { varied["identifier"] }
  /// `imageView`.
  public var imageView: String? { varied["imageView"] }
  /// `indentationLevel`.
  public var indentationLevel: Int? { varied.integer("indentationLevel") }
  /// `indentationWidth`.
  public var indentationWidth: Double? { varied.number("indentationWidth") }
  /// `rowHeight`.
  public var rowHeight: Double? { varied.number("rowHeight") }
  /// `selectionStyle`.
  public var selectionStyle: String? { varied["selectionStyle"] }
  /// `<inset key="separatorInset">`.
  public var separatorInset: InsetsElement? {
    varied.firstChild("inset", key: "separatorInset").map { InsetsElement($0) }
  }
  /// `shouldIndentWhileEditing`.
  public var shouldIndentWhileEditing: Bool? { varied.bool("shouldIndentWhileEditing") }
  /// `showsReorderControl`.
  public var showsReorderControl: Bool? { varied.bool("showsReorderControl") }
  /// `style`.
  public var style: String? { varied["style"] }
  /// `tableViewCell`.
  public var tableViewCell: String? { varied["tableViewCell"] }
  /// `textLabel`.
  public var textLabel: String? { varied["textLabel"] }
  /// `<attributedString key="userComments">`.
  public var userComments: AttributedStringElement? {
    varied.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// `wantsLayer`.
  public var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
