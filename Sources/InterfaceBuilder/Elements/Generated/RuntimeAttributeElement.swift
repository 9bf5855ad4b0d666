@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A value that an object is given when it is loaded: `<userDefinedRuntimeAttribute>`.
public struct RuntimeAttributeElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension RuntimeAttributeElement {
  /// `catalog`.
  public var catalog: String? { element["catalog"] }
  /// `<color key="value">`.
  public var color: ColorElement? { element.firstChild("color", key: "value").map { ColorElement($0) } }
  /// `<integer key="value">`.
  public var integer: NumberElement? { element.firstChild("integer", key: "value").map { NumberElement($0) } }
  /// `keyPath`, as an attribute or a `<string>`.
  public var keyPath: String? { element.string("keyPath") }
  /// `<point key="value">`.
  public var point: PointElement? { element.firstChild("point", key: "value").map { PointElement($0) } }
  /// `<range key="value">`.
  public var range: RangeElement? { element.firstChild("range", key: "value").map { RangeElement($0) } }
  /// `<real key="value">`.
  public var real: NumberElement? { element.firstChild("real", key: "value").map { NumberElement($0) } }
  /// `<rect key="value">`.
  public var rect: RectElement? { element.firstChild("rect", key: "value").map { RectElement($0) } }
  /// `<size key="value">`.
  public var size: SizeElement? { element.firstChild("size", key: "value").map { SizeElement($0) } }
  /// `type`.
  public var type: String? { element["type"] }
  /// `value`, as an attribute or a `<string>`.
  public var value: String? { element.string("value") }
}
