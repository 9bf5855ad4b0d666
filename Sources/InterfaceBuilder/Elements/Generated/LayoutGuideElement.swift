@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A layout guide: `<viewLayoutGuide>` or `<viewControllerLayoutGuide>`.
package struct LayoutGuideElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension LayoutGuideElement {
  /// `type`.
  package var type: String? { element["type"] }
}
