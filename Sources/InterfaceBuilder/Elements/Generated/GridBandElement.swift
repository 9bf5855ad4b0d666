@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A row or column of a grid view: `<gridRow>` or `<gridColumn>`.
package struct GridBandElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension GridBandElement {
  /// `bottomPadding`.
  package var bottomPadding: Double? { element.number("bottomPadding") }
  /// `<connections>`.
  package var connections: MarkupElement? { element.firstChild("connections") }
  /// `height`.
  package var height: Double? { element.number("height") }
  /// `hidden`.
  package var hidden: Bool? { element.bool("hidden") }
  /// `leadingPadding`.
  package var leadingPadding: Double? { element.number("leadingPadding") }
  /// `rowAlignment`.
  package var rowAlignment: String? { element["rowAlignment"] }
  /// `topPadding`.
  package var topPadding: Double? { element.number("topPadding") }
  /// `trailingPadding`.
  package var trailingPadding: Double? { element.number("trailingPadding") }
  /// `width`.
  package var width: Double? { element.number("width") }
  /// `xPlacement`.
  package var xPlacement: String? { element["xPlacement"] }
  /// `yPlacement`.
  package var yPlacement: String? { element["yPlacement"] }
}
