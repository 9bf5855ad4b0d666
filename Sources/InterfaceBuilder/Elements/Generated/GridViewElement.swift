@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A grid view of macOS: `<gridView>`.
public struct GridViewElement: ViewAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension GridViewElement {
  /// What `<columns>` holds.
  public var columns: [GridBandElement] {
    varied.element.firstChild("columns")?.children.map { GridBandElement($0) } ?? []
  }
  /// `columnSpacing`.
  public var columnSpacing: Double? { varied.number("columnSpacing") }
  /// What `<gridCells>` holds.
  public var gridCells: [GridCellElement] {
    varied.element.firstChild("gridCells")?.children.map { GridCellElement($0) } ?? []
  }
  /// `rowAlignment`.
  public var rowAlignment: String? { varied["rowAlignment"] }
  /// What `<rows>` holds.
  public var rows: [GridBandElement] {
    varied.element.firstChild("rows")?.children.map { GridBandElement($0) } ?? []
  }
  /// `rowSpacing`.
  public var rowSpacing: Double? { varied.number("rowSpacing") }
  /// `xPlacement`.
  public var xPlacement: String? { varied["xPlacement"] }
  /// `yPlacement`.
  public var yPlacement: String? { varied["yPlacement"] }
}
