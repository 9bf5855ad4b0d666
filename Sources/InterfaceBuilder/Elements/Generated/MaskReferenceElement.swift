@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// An object that a mask leaves out or brings back: `<exclude>` or `<include>`.
public struct MaskReferenceElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension MaskReferenceElement {
  /// `reference`.
  public var reference: String? { element["reference"] }
}
