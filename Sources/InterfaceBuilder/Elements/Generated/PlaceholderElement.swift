@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// An object that is no view: `<placeholder>` or `<customObject>` or `<exit>`.
public struct PlaceholderElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension PlaceholderElement {
  /// `<connections>`.
  public var connections: MarkupElement? { element.firstChild("connections") }
  /// `placeholderIdentifier`.
  public var placeholderIdentifier: String? { element["placeholderIdentifier"] }
  /// `sceneMemberID`.
  public var sceneMemberID: String? { element["sceneMemberID"] }
  /// `<attributedString key="userComments">`.
  public var userComments: AttributedStringElement? {
    element.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// What `<userDefinedRuntimeAttributes>` holds.
  public var userDefinedRuntimeAttributes: [RuntimeAttributeElement] {
    element.firstChild("userDefinedRuntimeAttributes")?.children.map { RuntimeAttributeElement($0) } ?? []
  }
}
