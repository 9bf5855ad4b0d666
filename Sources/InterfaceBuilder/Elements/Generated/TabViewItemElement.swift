@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A tab of a tab view: `<tabViewItem>`.
package struct TabViewItemElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension TabViewItemElement {
  /// `catalog`.
  package var catalog: String? { element["catalog"] }
  /// `<connections>`.
  package var connections: MarkupElement? { element.firstChild("connections") }
  /// `identifier`.
  package var identifier: String? { element["identifier"] }
  /// `image`.
  package var image: String? { element["image"] }
  /// `label`, as an attribute or a `<string>`.
  package var label: String? { element.string("label") }
  /// `<attributedString key="userComments">`.
  package var userComments: AttributedStringElement? {
    element.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
}
