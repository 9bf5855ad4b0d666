@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// How a piece of text looks: `<attributes>`.
package struct TextAttributesElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension TextAttributesElement {
  /// `<color key="NSBackgroundColor">`.
  package var backgroundColor: ColorElement? {
    element.firstChild("color", key: "NSBackgroundColor").map { ColorElement($0) }
  }
  /// `<color key="NSColor">`.
  package var color: ColorElement? { element.firstChild("color", key: "NSColor").map { ColorElement($0) } }
  /// `<font key="NSFont">`.
  package var font: FontElement? { element.firstChild("font", key: "NSFont").map { FontElement($0) } }
  /// `<real key="NSKern">`.
  package var kern: NumberElement? { element.firstChild("real", key: "NSKern").map { NumberElement($0) } }
  /// `<integer key="NSLigature">`.
  package var ligature: NumberElement? {
    element.firstChild("integer", key: "NSLigature").map { NumberElement($0) }
  }
  /// `<font key="NSOriginalFont">`.
  package var originalFont: FontElement? {
    element.firstChild("font", key: "NSOriginalFont").map { FontElement($0) }
  }
  /// `<paragraphStyle key="NSParagraphStyle">`.
  package var paragraphStyle: ParagraphStyleElement? {
    element.firstChild("paragraphStyle", key: "NSParagraphStyle").map { ParagraphStyleElement($0) }
  }
  /// `<integer key="NSStrikethrough">`.
  package var strikethrough: NumberElement? {
    element.firstChild("integer", key: "NSStrikethrough").map { NumberElement($0) }
  }
  /// `<color key="NSStrokeColor">`.
  package var strokeColor: ColorElement? {
    element.firstChild("color", key: "NSStrokeColor").map { ColorElement($0) }
  }
  /// `<real key="NSStrokeWidth">`.
  package var strokeWidth: NumberElement? {
    element.firstChild("real", key: "NSStrokeWidth").map { NumberElement($0) }
  }
  /// `<integer key="NSUnderline">`.
  package var underline: NumberElement? {
    element.firstChild("integer", key: "NSUnderline").map { NumberElement($0) }
  }
  /// `<color key="NSUnderlineColor">`.
  package var underlineColor: ColorElement? {
    element.firstChild("color", key: "NSUnderlineColor").map { ColorElement($0) }
  }
}
