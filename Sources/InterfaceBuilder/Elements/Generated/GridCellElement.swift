@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A cell of a grid view: `<gridCell>`.
public struct GridCellElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension GridCellElement {
  /// `column`.
  public var column: String? { element["column"] }
  /// `headOfMergedCell`.
  public var headOfMergedCell: String? { element["headOfMergedCell"] }
  /// `row`.
  public var row: String? { element["row"] }
  /// `rowAlignment`.
  public var rowAlignment: String? { element["rowAlignment"] }
  /// `xPlacement`.
  public var xPlacement: String? { element["xPlacement"] }
  /// `yPlacement`.
  public var yPlacement: String? { element["yPlacement"] }
}
