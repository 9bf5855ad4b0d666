@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A value that an object is given when it is loaded: `<userDefinedRuntimeAttribute>`.
package struct RuntimeAttributeElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension RuntimeAttributeElement {
  /// `catalog`.
  package var catalog: String? { element["catalog"] }
  /// `<color key="value">`.
  package var color: ColorElement? { element.firstChild("color", key: "value").map { ColorElement($0) } }
  /// `<integer key="value">`.
  package var integer: NumberElement? {
    element.firstChild("integer", key: "value").map { NumberElement($0) }
  }
  /// `keyPath`, as an attribute or a `<string>`.
  package var keyPath: String? { element.string("keyPath") }
  /// `<point key="value">`.
  package var point: PointElement? { element.firstChild("point", key: "value").map { PointElement($0) } }
  /// `<range key="value">`.
  package var range: RangeElement? { element.firstChild("range", key: "value").map { RangeElement($0) } }
  /// `<real key="value">`.
  package var real: NumberElement? { element.firstChild("real", key: "value").map { NumberElement($0) } }
  /// `<rect key="value">`.
  package var rect: RectElement? { element.firstChild("rect", key: "value").map { RectElement($0) } }
  /// `<size key="value">`.
  package var size: SizeElement? { element.firstChild("size", key: "value").map { SizeElement($0) } }
  /// `type`.
  package var type: String? { element["type"] }
  /// `value`, as an attribute or a `<string>`.
  package var value: String? { element.string("value") }
}
