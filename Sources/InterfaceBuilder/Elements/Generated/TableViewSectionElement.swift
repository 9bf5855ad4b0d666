@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A section of a static table: `<tableViewSection>`.
package struct TableViewSectionElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension TableViewSectionElement {
  /// `<cells>`.
  package var cells: MarkupElement? { element.firstChild("cells") }
  /// `footerTitle`, as an attribute or a `<string>`.
  package var footerTitle: String? { element.string("footerTitle") }
  /// `headerTitle`, as an attribute or a `<string>`.
  package var headerTitle: String? { element.string("headerTitle") }
  /// `<attributedString key="userComments">`.
  package var userComments: AttributedStringElement? {
    element.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
}
