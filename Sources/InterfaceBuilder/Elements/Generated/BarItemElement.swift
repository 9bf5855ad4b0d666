@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// An item of a bar: `<barButtonItem>`, `<tabBarItem>`, `<toolbarItem>` and others.
package struct BarItemElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension BarItemElement {
  /// `autovalidates`.
  package var autovalidates: Bool? { element.bool("autovalidates") }
  /// `<color key="badgeColor">`.
  package var badgeColor: ColorElement? {
    element.firstChild("color", key: "badgeColor").map { ColorElement($0) }
  }
  /// `bordered`.
  package var bordered: Bool? { element.bool("bordered") }
  /// `catalog`.
  package var catalog: String? { element["catalog"] }
  /// `<connections>`.
  package var connections: MarkupElement? { element.firstChild("connections") }
  /// `enabled`.
  package var enabled: Bool? { element.bool("enabled") }
  /// `explicitItemIdentifier`.
  package var explicitItemIdentifier: String? { element["explicitItemIdentifier"] }
  /// `image`.
  package var image: String? { element["image"] }
  /// `<inset key="imageInsets">`.
  package var imageInsets: InsetsElement? {
    element.firstChild("inset", key: "imageInsets").map { InsetsElement($0) }
  }
  /// `<imageReference key="image">`.
  package var imageReference: ImageReferenceElement? {
    element.firstChild("imageReference", key: "image").map { ImageReferenceElement($0) }
  }
  /// `implicitItemIdentifier`.
  package var implicitItemIdentifier: String? { element["implicitItemIdentifier"] }
  /// `label`, as an attribute or a `<string>`.
  package var label: String? { element.string("label") }
  /// `landscapeImage`.
  package var landscapeImage: String? { element["landscapeImage"] }
  /// `<size key="maxSize">`.
  package var maxSize: SizeElement? { element.firstChild("size", key: "maxSize").map { SizeElement($0) } }
  /// `<size key="minSize">`.
  package var minSize: SizeElement? { element.firstChild("size", key: "minSize").map { SizeElement($0) } }
  /// `navigational`.
  package var navigational: Bool? { element.bool("navigational") }
  /// `paletteLabel`.
  package var paletteLabel: String? { element["paletteLabel"] }
  /// `propertyAccessControl`.
  package var propertyAccessControl: String? { element["propertyAccessControl"] }
  /// `reference`.
  package var reference: String? { element["reference"] }
  /// `selectable`.
  package var selectable: Bool? { element.bool("selectable") }
  /// `selectedImage`.
  package var selectedImage: String? { element["selectedImage"] }
  /// `<imageReference key="selectedImage">`.
  package var selectedImageImageReference: ImageReferenceElement? {
    element.firstChild("imageReference", key: "selectedImage").map { ImageReferenceElement($0) }
  }
  /// `sizingBehavior`.
  package var sizingBehavior: String? { element["sizingBehavior"] }
  /// `style`.
  package var style: String? { element["style"] }
  /// `systemItem`.
  package var systemItem: String? { element["systemItem"] }
  /// `tag`.
  package var tag: Int? { element.integer("tag") }
  /// `<color key="tintColor">`.
  package var tintColor: ColorElement? {
    element.firstChild("color", key: "tintColor").map { ColorElement($0) }
  }
  /// `title`, as an attribute or a `<string>`.
  package var title: String? { element.string("title") }
  /// `toolTip`, as an attribute or a `<string>`.
  package var toolTip: String? { element.string("toolTip") }
  /// What `<userDefinedRuntimeAttributes>` holds.
  package var userDefinedRuntimeAttributes: [RuntimeAttributeElement] {
    element.firstChild("userDefinedRuntimeAttributes")?.children.map { RuntimeAttributeElement($0) } ?? []
  }
  /// `visibilityPriority`.
  package var visibilityPriority: Double? { element.number("visibilityPriority") }
  /// `width`.
  package var width: Double? { element.number("width") }
}
