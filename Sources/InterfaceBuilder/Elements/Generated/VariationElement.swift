@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What is different under some size classes: `<variation>`.
package struct VariationElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension VariationElement {
  /// `ambiguous`.
  package var ambiguous: Bool? { element.bool("ambiguous") }
  /// `axis`.
  package var axis: String? { element["axis"] }
  /// `constant`.
  package var constant: Double? { element.number("constant") }
  /// `<mask key="constraints">`.
  package var constraints: MaskElement? {
    element.firstChild("mask", key: "constraints").map { MaskElement($0) }
  }
  /// `distribution`.
  package var distribution: String? { element["distribution"] }
  /// `fixedFrame`.
  package var fixedFrame: Bool? { element.bool("fixedFrame") }
  /// `<fontDescription key="fontDescription">`.
  package var fontDescription: FontDescriptionElement? {
    element.firstChild("fontDescription", key: "fontDescription").map { FontDescriptionElement($0) }
  }
  /// `<rect key="frame">`.
  package var frame: RectElement? { element.firstChild("rect", key: "frame").map { RectElement($0) } }
  /// `hidden`.
  package var hidden: Bool? { element.bool("hidden") }
  /// `misplaced`.
  package var misplaced: Bool? { element.bool("misplaced") }
  /// `spacing`.
  package var spacing: Double? { element.number("spacing") }
  /// `<mask key="subviews">`.
  package var subviews: MaskElement? { element.firstChild("mask", key: "subviews").map { MaskElement($0) } }
  /// `symbolic`.
  package var symbolic: Bool? { element.bool("symbolic") }
}
