@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A layout guide: `<viewLayoutGuide>` or `<viewControllerLayoutGuide>`.
public struct LayoutGuideElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension LayoutGuideElement {
  /// `type`.
  public var type: String? { element["type"] }
}
