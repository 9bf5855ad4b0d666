@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// How a collection view lays out its cells: `<collectionViewFlowLayout>` or `<collectionViewLayout>` or `<collectionViewGridLayout>`.
package struct CollectionViewLayoutElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension CollectionViewLayoutElement {
  /// `automaticEstimatedItemSize`.
  package var automaticEstimatedItemSize: Bool? { element.bool("automaticEstimatedItemSize") }
  /// `<size key="estimatedItemSize">`.
  package var estimatedItemSize: SizeElement? {
    element.firstChild("size", key: "estimatedItemSize").map { SizeElement($0) }
  }
  /// `<size key="footerReferenceSize">`.
  package var footerReferenceSize: SizeElement? {
    element.firstChild("size", key: "footerReferenceSize").map { SizeElement($0) }
  }
  /// `<size key="headerReferenceSize">`.
  package var headerReferenceSize: SizeElement? {
    element.firstChild("size", key: "headerReferenceSize").map { SizeElement($0) }
  }
  /// `<size key="itemSize">`.
  package var itemSize: SizeElement? { element.firstChild("size", key: "itemSize").map { SizeElement($0) } }
  /// `<size key="maximumItemSize">`.
  package var maximumItemSize: SizeElement? {
    element.firstChild("size", key: "maximumItemSize").map { SizeElement($0) }
  }
  /// `minimumInteritemSpacing`.
  package var minimumInteritemSpacing: Double? { element.number("minimumInteritemSpacing") }
  /// `<size key="minimumItemSize">`.
  package var minimumItemSize: SizeElement? {
    element.firstChild("size", key: "minimumItemSize").map { SizeElement($0) }
  }
  /// `minimumLineSpacing`.
  package var minimumLineSpacing: Double? { element.number("minimumLineSpacing") }
  /// `scrollDirection`.
  package var scrollDirection: String? { element["scrollDirection"] }
  /// `<edgeInsets key="sectionInset">` or `<inset key="sectionInset">`.
  package var sectionInset: InsetsElement? {
    (element.firstChild("edgeInsets", key: "sectionInset") ?? element.firstChild("inset", key: "sectionInset"))
      .map { InsetsElement($0) }
  }
  /// `sectionInsetReference`.
  package var sectionInsetReference: String? { element["sectionInsetReference"] }
  /// What `<userDefinedRuntimeAttributes>` holds.
  package var userDefinedRuntimeAttributes: [RuntimeAttributeElement] {
    element.firstChild("userDefinedRuntimeAttributes")?.children.map { RuntimeAttributeElement($0) } ?? []
  }
}
