@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A switch: `<switch>`.
public struct SwitchElement: ViewAttributes, ControlAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension SwitchElement {
  /// `alignment`.
  public var alignment: String? { varied["alignment"] }
  /// `<animations>`.
  public var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `baseWritingDirection`.
  public var baseWritingDirection: String? { varied["baseWritingDirection"] }
  /// `on`.
  public var on: Bool? { varied.bool("on") }
  /// `<color key="onTintColor">`.
  public var onTintColor: ColorElement? {
    varied.firstChild("color", key: "onTintColor").map { ColorElement($0) }
  }
  /// `state`.
  public var state: String? { varied["state"] }
  /// `title`, as an attribute or a `<string>`.
  public var title: String? { varied.string("title") }
}
