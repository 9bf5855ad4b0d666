@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// How a collection view lays out its cells: `<collectionViewFlowLayout>` or `<collectionViewLayout>` or `<collectionViewGridLayout>`.
public struct CollectionViewLayoutElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension CollectionViewLayoutElement {
  /// `automaticEstimatedItemSize`.
  public var automaticEstimatedItemSize: Bool? { element.bool("automaticEstimatedItemSize") }
  /// `<size key="estimatedItemSize">`.
  public var estimatedItemSize: SizeElement? {
    element.firstChild("size", key: "estimatedItemSize").map { SizeElement($0) }
  }
  /// `<size key="footerReferenceSize">`.
  public var footerReferenceSize: SizeElement? {
    element.firstChild("size", key: "footerReferenceSize").map { SizeElement($0) }
  }
  /// `<size key="headerReferenceSize">`.
  public var headerReferenceSize: SizeElement? {
    element.firstChild("size", key: "headerReferenceSize").map { SizeElement($0) }
  }
  /// `<size key="itemSize">`.
  public var itemSize: SizeElement? { element.firstChild("size", key: "itemSize").map { SizeElement($0) } }
  /// `<size key="maximumItemSize">`.
  public var maximumItemSize: SizeElement? {
    element.firstChild("size", key: "maximumItemSize").map { SizeElement($0) }
  }
  /// `minimumInteritemSpacing`.
  public var minimumInteritemSpacing: Double? { element.number("minimumInteritemSpacing") }
  /// `<size key="minimumItemSize">`.
  public var minimumItemSize: SizeElement? {
    element.firstChild("size", key: "minimumItemSize").map { SizeElement($0) }
  }
  /// `minimumLineSpacing`.
  public var minimumLineSpacing: Double? { element.number("minimumLineSpacing") }
  /// `scrollDirection`.
  public var scrollDirection: String? { element["scrollDirection"] }
  /// `<edgeInsets key="sectionInset">` or `<inset key="sectionInset">`.
  public var sectionInset: InsetsElement? {
    (element.firstChild("edgeInsets", key: "sectionInset") ?? element.firstChild("inset", key: "sectionInset"))
      .map { InsetsElement($0) }
  }
  /// `sectionInsetReference`.
  public var sectionInsetReference: String? { element["sectionInsetReference"] }
  /// What `<userDefinedRuntimeAttributes>` holds.
  public var userDefinedRuntimeAttributes: [RuntimeAttributeElement] {
    element.firstChild("userDefinedRuntimeAttributes")?.children.map { RuntimeAttributeElement($0) } ?? []
  }
}
