@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What lies behind an effect view looks like this: `<blurEffect>` or `<vibrancyEffect>`.
public struct BlurEffectElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension BlurEffectElement {
  /// `<blurEffect>`.
  public var blurEffect: BlurEffectElement? { element.firstChild("blurEffect").map { BlurEffectElement($0) } }
  /// `style`.
  public var style: String? { element["style"] }
}
