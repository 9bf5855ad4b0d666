@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A cell of a grid view: `<gridCell>`.
package struct GridCellElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension GridCellElement {
  /// `column`.
  package var column: String? { element["column"] }
  /// `headOfMergedCell`.
  package var headOfMergedCell: String? { element["headOfMergedCell"] }
  /// `row`.
  package var row: String? { element["row"] }
  /// `rowAlignment`.
  package var rowAlignment: String? { element["rowAlignment"] }
  /// `xPlacement`.
  package var xPlacement: String? { element["xPlacement"] }
  /// `yPlacement`.
  package var yPlacement: String? { element["yPlacement"] }
}
