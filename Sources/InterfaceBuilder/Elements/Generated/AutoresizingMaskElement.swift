@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// How a view follows its superview: `<autoresizingMask>`.
package struct AutoresizingMaskElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension AutoresizingMaskElement {
  /// `flexibleMaxX`.
  package var flexibleMaxX: Bool? { element.bool("flexibleMaxX") }
  /// `flexibleMaxY`.
  package var flexibleMaxY: Bool? { element.bool("flexibleMaxY") }
  /// `flexibleMinX`.
  package var flexibleMinX: Bool? { element.bool("flexibleMinX") }
  /// `flexibleMinY`.
  package var flexibleMinY: Bool? { element.bool("flexibleMinY") }
  /// `heightSizable`.
  package var heightSizable: Bool? { element.bool("heightSizable") }
  /// `widthSizable`.
  package var widthSizable: Bool? { element.bool("widthSizable") }
}
