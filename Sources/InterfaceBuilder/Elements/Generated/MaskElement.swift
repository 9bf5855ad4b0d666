@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What a variation leaves out or brings back: `<mask>`.
package struct MaskElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension MaskElement {
  /// All `<exclude>`.
  package var excludes: [MaskReferenceElement] {
    element.children.filter { $0.isNamed("exclude") }.map { MaskReferenceElement($0) }
  }
  /// All `<include>`.
  package var includes: [MaskReferenceElement] {
    element.children.filter { $0.isNamed("include") }.map { MaskReferenceElement($0) }
  }
}
