@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A switch: `<switch>`.
package struct SwitchElement: ViewAttributes, ControlAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension SwitchElement {
  /// `alignment`.
  package var alignment: String? { varied["alignment"] }
  /// `<animations>`.
  package var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `baseWritingDirection`.
  package var baseWritingDirection: String? { varied["baseWritingDirection"] }
  /// `on`.
  package var on: Bool? { varied.bool("on") }
  /// `<color key="onTintColor">`.
  package var onTintColor: ColorElement? {
    varied.firstChild("color", key: "onTintColor").map { ColorElement($0) }
  }
  /// `state`.
  package var state: String? { varied["state"] }
  /// `title`, as an attribute or a `<string>`.
  package var title: String? { varied.string("title") }
}
