@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What a navigation bar shows of a controller: `<navigationItem>`.
package struct NavigationItemElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension NavigationItemElement {
  /// `<barButtonItem key="backBarButtonItem">`.
  package var backBarButtonItem: BarItemElement? {
    element.firstChild("barButtonItem", key: "backBarButtonItem").map { BarItemElement($0) }
  }
  /// `backButtonTitle`, as an attribute or a `<string>`.
  package var backButtonTitle: String? { element.string("backButtonTitle") }
  /// `<connections>`.
  package var connections: MarkupElement? { element.firstChild("connections") }
  /// `hidesBackButton`.
  package var hidesBackButton: Bool? { element.bool("hidesBackButton") }
  /// `largeTitleDisplayMode`.
  package var largeTitleDisplayMode: String? { element["largeTitleDisplayMode"] }
  /// `<barButtonItem key="leftBarButtonItem">`.
  package var leftBarButtonItem: BarItemElement? {
    element.firstChild("barButtonItem", key: "leftBarButtonItem").map { BarItemElement($0) }
  }
  /// What `<leftBarButtonItems>` holds.
  package var leftBarButtonItems: [BarItemElement] {
    element.firstChild("leftBarButtonItems")?.children.map { BarItemElement($0) } ?? []
  }
  /// `leftItemsSupplementBackButton`.
  package var leftItemsSupplementBackButton: Bool? { element.bool("leftItemsSupplementBackButton") }
  /// `prompt`, as an attribute or a `<string>`.
  package var prompt: String? { element.string("prompt") }
  /// `propertyAccessControl`.
  package var propertyAccessControl: String? { element["propertyAccessControl"] }
  /// `<barButtonItem key="rightBarButtonItem">`.
  package var rightBarButtonItem: BarItemElement? {
    element.firstChild("barButtonItem", key: "rightBarButtonItem").map { BarItemElement($0) }
  }
  /// What `<rightBarButtonItems>` holds.
  package var rightBarButtonItems: [BarItemElement] {
    element.firstChild("rightBarButtonItems")?.children.map { BarItemElement($0) } ?? []
  }
  /// `title`, as an attribute or a `<string>`.
  package var title: String? { element.string("title") }
  /// `<attributedString key="userComments">`.
  package var userComments: AttributedStringElement? {
    element.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// What `<userDefinedRuntimeAttributes>` holds.
  package var userDefinedRuntimeAttributes: [RuntimeAttributeElement] {
    element.firstChild("userDefinedRuntimeAttributes")?.children.map { RuntimeAttributeElement($0) } ?? []
  }
}
