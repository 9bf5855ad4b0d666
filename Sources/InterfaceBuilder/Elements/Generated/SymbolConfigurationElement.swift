@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// How a symbol is set: `<preferredSymbolConfiguration>` or `<symbolConfiguration>`.
package struct SymbolConfigurationElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension SymbolConfigurationElement {
  /// `configurationType`.
  package var configurationType: String? { element["configurationType"] }
  /// `<font key="font">`.
  package var font: FontElement? { element.firstChild("font", key: "font").map { FontElement($0) } }
  /// `<fontDescription key="fontDescription">`.
  package var fontDescription: FontDescriptionElement? {
    element.firstChild("fontDescription", key: "fontDescription").map { FontDescriptionElement($0) }
  }
  /// `pointSize`.
  package var pointSize: Double? { element.number("pointSize") }
  /// `scale`.
  package var scale: String? { element["scale"] }
  /// `weight`.
  package var weight: String? { element["weight"] }
}
