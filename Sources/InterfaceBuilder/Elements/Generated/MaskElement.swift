@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What a variation leaves out or brings back: `<mask>`.
public struct MaskElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension MaskElement {
  /// All `<exclude>`.
  public var excludes: [MaskReferenceElement] {
    element.children.filter { $0.isNamed("exclude") }.map { MaskReferenceElement($0) }
  }
  /// All `<include>`.
  public var includes: [MaskReferenceElement] {
    element.children.filter { $0.isNamed("include") }.map { MaskReferenceElement($0) }
  }
}
