@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// An object that a mask leaves out or brings back: `<exclude>` or `<include>`.
package struct MaskReferenceElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension MaskReferenceElement {
  /// `reference`.
  package var reference: String? { element["reference"] }
}
