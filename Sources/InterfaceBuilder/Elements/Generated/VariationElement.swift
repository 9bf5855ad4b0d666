@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What is different under some size classes: `<variation>`.
public struct VariationElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension VariationElement {
  /// `ambiguous`.
  public var ambiguous: Bool? { element.bool("ambiguous") }
  /// `axis`.
  public var axis: String? { element["axis"] }
  /// `constant`.
  public var constant: Double? { element.number("constant") }
  /// `<mask key="constraints">`.
  public var constraints: MaskElement? {
    element.firstChild("mask", key: "constraints").map { MaskElement($0) }
  }
  /// `distribution`.
  public var distribution: String? { element["distribution"] }
  /// `fixedFrame`.
  public var fixedFrame: Bool? { element.bool("fixedFrame") }
  /// `<fontDescription key="fontDescription">`.
  public var fontDescription: FontDescriptionElement? {
    element.firstChild("fontDescription", key: "fontDescription").map { FontDescriptionElement($0) }
  }
  /// `<rect key="frame">`.
  public var frame: RectElement? { element.firstChild("rect", key: "frame").map { RectElement($0) } }
  /// `hidden`.
  public var hidden: Bool? { element.bool("hidden") }
  /// `misplaced`.
  public var misplaced: Bool? { element.bool("misplaced") }
  /// `spacing`.
  public var spacing: Double? { element.number("spacing") }
  /// `<mask key="subviews">`.
  public var subviews: MaskElement? { element.firstChild("mask", key: "subviews").map { MaskElement($0) } }
  /// `symbolic`.
  public var symbolic: Bool? { element.bool("symbolic") }
}
