@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// How a piece of text looks: `<attributes>`.
public struct TextAttributesElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension TextAttributesElement {
  /// `<color key="NSBackgroundColor">`.
  public var backgroundColor: ColorElement? {
    element.firstChild("color", key: "NSBackgroundColor").map { ColorElement($0) }
  }
  /// `<color key="NSColor">`.
  public var color: ColorElement? { element.firstChild("color", key: "NSColor").map { ColorElement($0) } }
  /// `<font key="NSFont">`.
  public var font: FontElement? { element.firstChild("font", key: "NSFont").map { FontElement($0) } }
  /// `<real key="NSKern">`.
  public var kern: NumberElement? { element.firstChild("real", key: "NSKern").map { NumberElement($0) } }
  /// `<integer key="NSLigature">`.
  public var ligature: NumberElement? {
    element.firstChild("integer", key: "NSLigature").map { NumberElement($0) }
  }
  /// `<font key="NSOriginalFont">`.
  public var originalFont: FontElement? {
    element.firstChild("font", key: "NSOriginalFont").map { FontElement($0) }
  }
  /// `<paragraphStyle key="NSParagraphStyle">`.
  public var paragraphStyle: ParagraphStyleElement? {
    element.firstChild("paragraphStyle", key: "NSParagraphStyle").map { ParagraphStyleElement($0) }
  }
  /// `<integer key="NSStrikethrough">`.
  public var strikethrough: NumberElement? {
    element.firstChild("integer", key: "NSStrikethrough").map { NumberElement($0) }
  }
  /// `<color key="NSStrokeColor">`.
  public var strokeColor: ColorElement? {
    element.firstChild("color", key: "NSStrokeColor").map { ColorElement($0) }
  }
  /// `<real key="NSStrokeWidth">`.
  public var strokeWidth: NumberElement? {
    element.firstChild("real", key: "NSStrokeWidth").map { NumberElement($0) }
  }
  /// `<integer key="NSUnderline">`.
  public var underline: NumberElement? {
    element.firstChild("integer", key: "NSUnderline").map { NumberElement($0) }
  }
  /// `<color key="NSUnderlineColor">`.
  public var underlineColor: ColorElement? {
    element.firstChild("color", key: "NSUnderlineColor").map { ColorElement($0) }
  }
}
