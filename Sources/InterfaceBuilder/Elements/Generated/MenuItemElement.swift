@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// An item of a menu: `<menuItem>`.
package struct MenuItemElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension MenuItemElement {
  /// `<accessibility>`.
  package var accessibility: AccessibilityElement? {
    element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `alternate`.
  package var alternate: Bool? { element.bool("alternate") }
  /// `<attributedString key="attributedTitle">`.
  package var attributedTitle: AttributedStringElement? {
    element.firstChild("attributedString", key: "attributedTitle").map { AttributedStringElement($0) }
  }
  /// `catalog`.
  package var catalog: String? { element["catalog"] }
  /// `<connections>`.
  package var connections: MarkupElement? { element.firstChild("connections") }
  /// `enabled`.
  package var enabled: Bool? { element.bool("enabled") }
  /// `hidden`.
  package var hidden: Bool? { element.bool("hidden") }
  /// `identifier`.
  package var identifier: String? { element["identifier"] }
  /// `image`.
  package var image: String? { element["image"] }
  /// `<imageReference key="image">`.
  package var imageReference: ImageReferenceElement? {
    element.firstChild("imageReference", key: "image").map { ImageReferenceElement($0) }
  }
  /// `indentationLevel`.
  package var indentationLevel: Int? { element.integer("indentationLevel") }
  /// `isSeparatorItem`.
  package var isSeparatorItem: Bool? { element.bool("isSeparatorItem") }
  /// `keyEquivalent`, as an attribute or a `<string>`.
  package var keyEquivalent: String? { element.string("keyEquivalent") }
  /// `offStateImage`.
  package var offStateImage: String? { element["offStateImage"] }
  /// `propertyAccessControl`.
  package var propertyAccessControl: String? { element["propertyAccessControl"] }
  /// `<integer key="representedObject">`.
  package var representedObject: NumberElement? {
    element.firstChild("integer", key: "representedObject").map { NumberElement($0) }
  }
  /// `secondaryImage`.
  package var secondaryImage: String? { element["secondaryImage"] }
  /// `<imageReference key="secondaryImage">`.
  package var secondaryImageImageReference: ImageReferenceElement? {
    element.firstChild("imageReference", key: "secondaryImage").map { ImageReferenceElement($0) }
  }
  /// `state`.
  package var state: String? { element["state"] }
  /// `<menu key="submenu">`.
  package var submenu: MenuElement? { element.firstChild("menu", key: "submenu").map { MenuElement($0) } }
  /// `tag`.
  package var tag: Int? { element.integer("tag") }
  /// `title`, as an attribute or a `<string>`.
  package var title: String? { element.string("title") }
  /// `toolTip`, as an attribute or a `<string>`.
  package var toolTip: String? { element.string("toolTip") }
  /// `<attributedString key="userComments">`.
  package var userComments: AttributedStringElement? {
    element.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// What `<userDefinedRuntimeAttributes>` holds.
  package var userDefinedRuntimeAttributes: [RuntimeAttributeElement] {
    element.firstChild("userDefinedRuntimeAttributes")?.children.map { RuntimeAttributeElement($0) } ?? []
  }
}
