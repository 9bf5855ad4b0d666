@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// An object that is no view: `<placeholder>` or `<customObject>` or `<exit>`.
package struct PlaceholderElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension PlaceholderElement {
  /// `<connections>`.
  package var connections: MarkupElement? { element.firstChild("connections") }
  /// `placeholderIdentifier`.
  package var placeholderIdentifier: String? { element["placeholderIdentifier"] }
  /// `sceneMemberID`.
  package var sceneMemberID: String? { element["sceneMemberID"] }
  /// `<attributedString key="userComments">`.
  package var userComments: AttributedStringElement? {
    element.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// What `<userDefinedRuntimeAttributes>` holds.
  package var userDefinedRuntimeAttributes: [RuntimeAttributeElement] {
    element.firstChild("userDefinedRuntimeAttributes")?.children.map { RuntimeAttributeElement($0) } ?? []
  }
}
