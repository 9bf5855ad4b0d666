@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A text of several fonts or colours: `<attributedString>`.
public struct AttributedStringElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension AttributedStringElement {
  /// All `<fragment>`.
  public var fragments: [FragmentElement] {
    element.children.filter { $0.isNamed("fragment") }.map { FragmentElement($0) }
  }
}
