@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A column of a table view of macOS: `<tableColumn>`.
package struct TableColumnElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension TableColumnElement {
  /// `<connections>`.
  package var connections: MarkupElement? { element.firstChild("connections") }
  /// `<buttonCell key="dataCell">` or `<cell key="dataCell">` or `<comboBoxCell key="dataCell">` or `<customCell key="dataCell">` or `<imageCell key="dataCell">` or `<levelIndicatorCell key="dataCell">` or `<popUpButtonCell key="dataCell">` or `<textFieldCell key="dataCell">`.
  package var dataCell: CellElement? {
    (((((((element.firstChild("buttonCell", key: "dataCell") ?? element.firstChild("cell", key: "dataCell"))
      ?? element.firstChild("comboBoxCell", key: "dataCell"))
      ?? element.firstChild("customCell", key: "dataCell"))
      ?? element.firstChild("imageCell", key: "dataCell"))
      ?? element.firstChild("levelIndicatorCell", key: "dataCell"))
      ?? element.firstChild("popUpButtonCell", key: "dataCell"))
      ?? element.firstChild("textFieldCell", key: "dataCell")).map { CellElement($0) }
  }
  /// `editable`.
  package var editable: Bool? { element.bool("editable") }
  /// `<tableHeaderCell key="headerCell">`.
  package var headerCell: CellElement? {
    element.firstChild("tableHeaderCell", key: "headerCell").map { CellElement($0) }
  }
  /// `headerToolTip`.
  package var headerToolTip: String? { element["headerToolTip"] }
  /// `hidden`.
  package var hidden: Bool? { element.bool("hidden") }
  /// `identifier`.
  package var identifier: String? { element["identifier"] }
  /// `maxWidth`.
  package var maxWidth: Double? { element.number("maxWidth") }
  /// `minWidth`.
  package var minWidth: Double? { element.number("minWidth") }
  /// `<prototypeCellViews>`.
  package var prototypeCellViews: MarkupElement? { element.firstChild("prototypeCellViews") }
  /// `<attributedString key="userComments">`.
  package var userComments: AttributedStringElement? {
    element.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// `width`.
  package var width: Double? { element.number("width") }
}
