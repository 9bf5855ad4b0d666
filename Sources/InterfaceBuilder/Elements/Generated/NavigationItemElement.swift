@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What a navigation bar shows of a controller: `<navigationItem>`.
public struct NavigationItemElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension NavigationItemElement {
  /// `<barButtonItem key="backBarButtonItem">`.
  public var backBarButtonItem: BarItemElement? {
    element.firstChild("barButtonItem", key: "backBarButtonItem").map { BarItemElement($0) }
  }
  /// `backButtonTitle`, as an attribute or a `<string>`.
  public var backButtonTitle: String? { element.string("backButtonTitle") }
  /// `<connections>`.
  public var connections: MarkupElement? { element.firstChild("connections") }
  /// `hidesBackButton`.
  public var hidesBackButton: Bool? { element.bool("hidesBackButton") }
  /// `largeTitleDisplayMode`.
  public var largeTitleDisplayMode: String? { element["largeTitleDisplayMode"] }
  /// `<barButtonItem key="leftBarButtonItem">`.
  public var leftBarButtonItem: BarItemElement? {
    element.firstChild("barButtonItem", key: "leftBarButtonItem").map { BarItemElement($0) }
  }
  /// What `<leftBarButtonItems>` holds.
  public var leftBarButtonItems: [BarItemElement] {
    element.firstChild("leftBarButtonItems")?.children.map { BarItemElement($0) } ?? []
  }
  /// `leftItemsSupplementBackButton`.
  public var leftItemsSupplementBackButton: Bool? { element.bool("leftItemsSupplementBackButton") }
  /// `prompt`, as an attribute or a `<string>`.
  public var prompt: String? { element.string("prompt") }
  /// `propertyAccessControl`.
  public var propertyAccessControl: String? { element["propertyAccessControl"] }
  /// `<barButtonItem key="rightBarButtonItem">`.
  public var rightBarButtonItem: BarItemElement? {
    element.firstChild("barButtonItem", key: "rightBarButtonItem").map { BarItemElement($0) }
  }
  /// What `<rightBarButtonItems>` holds.
  public var rightBarButtonItems: [BarItemElement] {
    element.firstChild("rightBarButtonItems")?.children.map { BarItemElement($0) } ?? []
  }
  /// `title`, as an attribute or a `<string>`.
  public var title: String? { element.string("title") }
  /// `<attributedString key="userComments">`.
  public var userComments: AttributedStringElement? {
    element.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// What `<userDefinedRuntimeAttributes>` holds.
  public var userDefinedRuntimeAttributes: [RuntimeAttributeElement] {
    element.firstChild("userDefinedRuntimeAttributes")?.children.map { RuntimeAttributeElement($0) } ?? []
  }
}
