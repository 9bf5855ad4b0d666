@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What assistive techniques are told: `<accessibility>`.
public struct AccessibilityElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension AccessibilityElement {
  /// `description`.
  public var description: String? { element["description"] }
  /// `help`.
  public var help: String? { element["help"] }
  /// `hint`, as an attribute or a `<string>`.
  public var hint: String? { element.string("hint") }
  /// `identifier`.
  public var identifier: String? { element["identifier"] }
  /// `<bool key="isElement">`.
  public var isElement: FlagElement? { element.firstChild("bool", key: "isElement").map { FlagElement($0) } }
  /// `label`, as an attribute or a `<string>`.
  public var label: String? { element.string("label") }
  /// `value`, as an attribute or a `<string>`.
  public var value: String? { element.string("value") }
}
