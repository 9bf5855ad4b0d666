@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// An item of a menu: `<menuItem>`.
public struct MenuItemElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension MenuItemElement {
  /// `<accessibility>`.
  public var accessibility: AccessibilityElement? {
    element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `alternate`.
  public var alternate: Bool? { element.bool("alternate") }
  /// `<attributedString key="attributedTitle">`.
  public var attributedTitle: AttributedStringElement? {
    element.firstChild("attributedString", key: "attributedTitle").map { AttributedStringElement($0) }
  }
  /// `catalog`.
  public var catalog: String? { element["catalog"] }
  /// `<connections>`.
  public var connections: MarkupElement? { element.firstChild("connections") }
  /// `enabled`.
  public var enabled: Bool? { element.bool("enabled") }
  /// `hidden`.
  public var hidden: Bool? { element.bool("hidden") }
  /// `identifier`.
  public var identifier: String? { element["identifier"] }
  /// `image`.
  public var image: String? { element["image"] }
  /// `<imageReference key="image">`.
  public var imageReference: ImageReferenceElement? {
    element.firstChild("imageReference", key: "image").map { ImageReferenceElement($0) }
  }
  /// `indentationLevel`.
  public var indentationLevel: Int? { element.integer("indentationLevel") }
  /// `isSeparatorItem`.
  public var isSeparatorItem: Bool? { element.bool("isSeparatorItem") }
  /// `keyEquivalent`, as an attribute or a `<string>`.
  public var keyEquivalent: String? { element.string("keyEquivalent") }
  /// `offStateImage`.
  public var offStateImage: String? { element["offStateImage"] }
  /// `propertyAccessControl`.
  public var propertyAccessControl: String? { element["propertyAccessControl"] }
  /// `<integer key="representedObject">`.
  public var representedObject: NumberElement? {
    element.firstChild("integer", key: "representedObject").map { NumberElement($0) }
  }
  /// `secondaryImage`.
  public var secondaryImage: String? { element["secondaryImage"] }
  /// `<imageReference key="secondaryImage">`.
  public var secondaryImageImageReference: ImageReferenceElement? {
    element.firstChild("imageReference", key: "secondaryImage").map { ImageReferenceElement($0) }
  }
  /// `state`.
  public var state: String? { element["state"] }
  /// `<menu key="submenu">`.
  public var submenu: MenuElement? { element.firstChild("menu", key: "submenu").map { MenuElement($0) } }
  /// `tag`.
  public var tag: Int? { element.integer("tag") }
  /// `title`, as an attribute or a `<string>`.
  public var title: String? { element.string("title") }
  /// `toolTip`, as an attribute or a `<string>`.
  public var toolTip: String? { element.string("toolTip") }
  /// `<attributedString key="userComments">`.
  public var userComments: AttributedStringElement? {
    element.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// What `<userDefinedRuntimeAttributes>` holds.
  public var userDefinedRuntimeAttributes: [RuntimeAttributeElement] {
    element.firstChild("userDefinedRuntimeAttributes")?.children.map { RuntimeAttributeElement($0) } ?? []
  }
}
