@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A row or column of a grid view: `<gridRow>` or `<gridColumn>`.
public struct GridBandElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension GridBandElement {
  /// `bottomPadding`.
  public var bottomPadding: Double? { element.number("bottomPadding") }
  /// `<connections>`.
  public var connections: MarkupElement? { element.firstChild("connections") }
  /// `height`.
  public var height: Double? { element.number("height") }
  /// `hidden`.
  public var hidden: Bool? { element.bool("hidden") }
  /// `leadingPadding`.
  public var leadingPadding: Double? { element.number("leadingPadding") }
  /// `rowAlignment`.
  public var rowAlignment: String? { element["rowAlignment"] }
  /// `topPadding`.
  public var topPadding: Double? { element.number("topPadding") }
  /// `trailingPadding`.
  public var trailingPadding: Double? { element.number("trailingPadding") }
  /// `width`.
  public var width: Double? { element.number("width") }
  /// `xPlacement`.
  public var xPlacement: String? { element["xPlacement"] }
  /// `yPlacement`.
  public var yPlacement: String? { element["yPlacement"] }
}
