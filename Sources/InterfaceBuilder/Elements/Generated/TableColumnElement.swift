@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A column of a table view of macOS: `<tableColumn>`.
public struct TableColumnElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension TableColumnElement {
  /// `<connections>`.
  public var connections: MarkupElement? { element.firstChild("connections") }
  /// `<buttonCell key="dataCell">` or `<cell key="dataCell">` or `<comboBoxCell key="dataCell">` or `<customCell key="dataCell">` or `<imageCell key="dataCell">` or `<levelIndicatorCell key="dataCell">` or `<popUpButtonCell key="dataCell">` or `<textFieldCell key="dataCell">`.
  public var dataCell: CellElement? {
    (((((((element.firstChild("buttonCell", key: "dataCell") ?? element.firstChild("cell", key: "dataCell"))
      ?? element.firstChild("comboBoxCell", key: "dataCell"))
      ?? element.firstChild("customCell", key: "dataCell"))
      ?? element.firstChild("imageCell", key: "dataCell"))
      ?? element.firstChild("levelIndicatorCell", key: "dataCell"))
      ?? element.firstChild("popUpButtonCell", key: "dataCell"))
      ?? element.firstChild("textFieldCell", key: "dataCell")).map { CellElement($0) }
  }
  /// `editable`.
  public var editable: Bool? { element.bool("editable") }
  /// `<tableHeaderCell key="headerCell">`.
  public var headerCell: CellElement? {
    element.firstChild("tableHeaderCell", key: "headerCell").map { CellElement($0) }
  }
  /// `headerToolTip`.
  public var headerToolTip: String? { element["headerToolTip"] }
  /// `hidden`.
  public var hidden: Bool? { element.bool("hidden") }
  /// `identifier`.
  public var identifier: String? { element["identifier"] }
  /// `maxWidth`.
  public var maxWidth: Double? { element.number("maxWidth") }
  /// `minWidth`.
  public var minWidth: Double? { element.number("minWidth") }
  /// `<prototypeCellViews>`.
  public var prototypeCellViews: MarkupElement? { element.firstChild("prototypeCellViews") }
  /// `<attributedString key="userComments">`.
  public var userComments: AttributedStringElement? {
    element.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// `width`.
  public var width: Double? { element.number("width") }
}
