@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// An item of a bar: `<barButtonItem>`, `<tabBarItem>`, `<toolbarItem>` and others.
public struct BarItemElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension BarItemElement {
  /// `autovalidates`.
  public var autovalidates: Bool? { element.bool("autovalidates") }
  /// `<color key="badgeColor">`.
  public var badgeColor: ColorElement? {
    element.firstChild("color", key: "badgeColor").map { ColorElement($0) }
  }
  /// `bordered`.
  public var bordered: Bool? { element.bool("bordered") }
  /// `catalog`.
  public var catalog: String? { element["catalog"] }
  /// `<connections>`.
  public var connections: MarkupElement? { element.firstChild("connections") }
  /// `enabled`.
  public var enabled: Bool? { element.bool("enabled") }
  /// `explicitItemIdentifier`.
  public var explicitItemIdentifier: String? { element["explicitItemIdentifier"] }
  /// `image`.
  public var image: String? { element["image"] }
  /// `<inset key="imageInsets">`.
  public var imageInsets: InsetsElement? {
    element.firstChild("inset", key: "imageInsets").map { InsetsElement($0) }
  }
  /// `<imageReference key="image">`.
  public var imageReference: ImageReferenceElement? {
    element.firstChild("imageReference", key: "image").map { ImageReferenceElement($0) }
  }
  /// `implicitItemIdentifier`.
  public var implicitItemIdentifier: String? { element["implicitItemIdentifier"] }
  /// `label`, as an attribute or a `<string>`.
  public var label: String? { element.string("label") }
  /// `landscapeImage`.
  public var landscapeImage: String? { element["landscapeImage"] }
  /// `<size key="maxSize">`.
  public var maxSize: SizeElement? { element.firstChild("size", key: "maxSize").map { SizeElement($0) } }
  /// `<size key="minSize">`.
  public var minSize: SizeElement? { element.firstChild("size", key: "minSize").map { SizeElement($0) } }
  /// `navigational`.
  public var navigational: Bool? { element.bool("navigational") }
  /// `paletteLabel`.
  public var paletteLabel: String? { element["paletteLabel"] }
  /// `propertyAccessControl`.
  public var propertyAccessControl: String? { element["propertyAccessControl"] }
  /// `reference`.
  public var reference: String? { element["reference"] }
  /// `selectable`.
  public var selectable: Bool? { element.bool("selectable") }
  /// `selectedImage`.
  public var selectedImage: String? { element["selectedImage"] }
  /// `<imageReference key="selectedImage">`.
  public var selectedImageImageReference: ImageReferenceElement? {
    element.firstChild("imageReference", key: "selectedImage").map { ImageReferenceElement($0) }
  }
  /// `sizingBehavior`.
  public var sizingBehavior: String? { element["sizingBehavior"] }
  /// `style`.
  public var style: String? { element["style"] }
  /// `systemItem`.
  public var systemItem: String? { element["systemItem"] }
  /// `tag`.
  public var tag: Int? { element.integer("tag") }
  /// `<color key="tintColor">`.
  public var tintColor: ColorElement? {
    element.firstChild("color", key: "tintColor").map { ColorElement($0) }
  }
  /// `title`, as an attribute or a `<string>`.
  public var title: String? { element.string("title") }
  /// `toolTip`, as an attribute or a `<string>`.
  public var toolTip: String? { element.string("toolTip") }
  /// What `<userDefinedRuntimeAttributes>` holds.
  public var userDefinedRuntimeAttributes: [RuntimeAttributeElement] {
    element.firstChild("userDefinedRuntimeAttributes")?.children.map { RuntimeAttributeElement($0) } ?? []
  }
  /// `visibilityPriority`.
  public var visibilityPriority: Double? { element.number("visibilityPriority") }
  /// `width`.
  public var width: Double? { element.number("width") }
}
