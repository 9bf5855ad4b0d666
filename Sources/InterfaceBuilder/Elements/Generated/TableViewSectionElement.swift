@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A section of a static table: `<tableViewSection>`.
public struct TableViewSectionElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension TableViewSectionElement {
  /// `<cells>`.
  public var cells: MarkupElement? { element.firstChild("cells") }
  /// `footerTitle`, as an attribute or a `<string>`.
  public var footerTitle: String? { element.string("footerTitle") }
  /// `headerTitle`, as an attribute or a `<string>`.
  public var headerTitle: String? { element.string("headerTitle") }
  /// `<attributedString key="userComments">`.
  public var userComments: AttributedStringElement? {
    element.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
}
