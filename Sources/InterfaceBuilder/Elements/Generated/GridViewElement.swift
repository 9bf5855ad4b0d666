@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A grid view of macOS: `<gridView>`.
package struct GridViewElement: ViewAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension GridViewElement {
  /// What `<columns>` holds.
  package var columns: [GridBandElement] {
    varied.element.firstChild("columns")?.children.map { GridBandElement($0) } ?? []
  }
  /// `columnSpacing`.
  package var columnSpacing: Double? { varied.number("columnSpacing") }
  /// What `<gridCells>` holds.
  package var gridCells: [GridCellElement] {
    varied.element.firstChild("gridCells")?.children.map { GridCellElement($0) } ?? []
  }
  /// `rowAlignment`.
  package var rowAlignment: String? { varied["rowAlignment"] }
  /// What `<rows>` holds.
  package var rows: [GridBandElement] {
    varied.element.firstChild("rows")?.children.map { GridBandElement($0) } ?? []
  }
  /// `rowSpacing`.
  package var rowSpacing: Double? { varied.number("rowSpacing") }
  /// `xPlacement`.
  package var xPlacement: String? { varied["xPlacement"] }
  /// `yPlacement`.
  package var yPlacement: String? { varied["yPlacement"] }
}
