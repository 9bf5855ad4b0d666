@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What lies behind an effect view looks like this: `<blurEffect>` or `<vibrancyEffect>`.
package struct BlurEffectElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension BlurEffectElement {
  /// `<blurEffect>`.
  package var blurEffect: BlurEffectElement? {
    element.firstChild("blurEffect").map { BlurEffectElement($0) }
  }
  /// `style`.
  package var style: String? { element["style"] }
}
