@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What assistive techniques are told: `<accessibility>`.
package struct AccessibilityElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension AccessibilityElement {
  /// `description`.
  package var description: String? { element["description"] }
  /// `help`.
  package var help: String? { element["help"] }
  /// `hint`, as an attribute or a `<string>`.
  package var hint: String? { element.string("hint") }
  /// `identifier`.
  package var identifier: String? { element["identifier"] }
  /// `<bool key="isElement">`.
  package var isElement: FlagElement? { element.firstChild("bool", key: "isElement").map { FlagElement($0) } }
  /// `label`, as an attribute or a `<string>`.
  package var label: String? { element.string("label") }
  /// `value`, as an attribute or a `<string>`.
  package var value: String? { element.string("value") }
}
