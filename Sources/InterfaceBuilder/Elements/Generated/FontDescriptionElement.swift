@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A font of iOS: `<fontDescription>`.
package struct FontDescriptionElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension FontDescriptionElement {
  /// `family`.
  package var family: String? { element["family"] }
  /// `name`, as an attribute or a `<string>`.
  package var name: String? { element.string("name") }
  /// `pointSize`.
  package var pointSize: Double? { element.number("pointSize") }
  /// `size`.
  package var size: String? { element["size"] }
  /// `style`.
  package var style: String? { element["style"] }
  /// `type`.
  package var type: String? { element["type"] }
  /// `weight`.
  package var weight: String? { element["weight"] }
}
