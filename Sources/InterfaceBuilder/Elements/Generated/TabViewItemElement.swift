@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A tab of a tab view: `<tabViewItem>`.
public struct TabViewItemElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension TabViewItemElement {
  /// `catalog`.
  public var catalog: String? { element["catalog"] }
  /// `<connections>`.
  public var connections: MarkupElement? { element.firstChild("connections") }
  /// `identifier`.
  public var identifier: String? { element["identifier"] }
  /// `image`.
  public var image: String? { element["image"] }
  /// `label`, as an attribute or a `<string>`.
  public var label: String? { element.string("label") }
  /// `<attributedString key="userComments">`.
  public var userComments: AttributedStringElement? {
    element.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
}
