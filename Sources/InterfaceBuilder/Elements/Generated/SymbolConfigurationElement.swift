@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// How a symbol is set: `<preferredSymbolConfiguration>` or `<symbolConfiguration>`.
public struct SymbolConfigurationElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension SymbolConfigurationElement {
  /// `configurationType`.
  public var configurationType: String? { element["configurationType"] }
  /// `<font key="font">`.
  public var font: FontElement? { element.firstChild("font", key: "font").map { FontElement($0) } }
  /// `<fontDescription key="fontDescription">`.
  public var fontDescription: FontDescriptionElement? {
    element.firstChild("fontDescription", key: "fontDescription").map { FontDescriptionElement($0) }
  }
  /// `pointSize`.
  public var pointSize: Double? { element.number("pointSize") }
  /// `scale`.
  public var scale: String? { element["scale"] }
  /// `weight`.
  public var weight: String? { element["weight"] }
}
