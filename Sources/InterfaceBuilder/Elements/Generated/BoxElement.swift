@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A box of macOS: `<box>`.
package struct BoxElement: ViewAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension BoxElement {
  /// `<color key="borderColor">`.
  package var borderColor: ColorElement? {
    varied.firstChild("color", key: "borderColor").map { ColorElement($0) }
  }
  /// `borderType`.
  package var borderType: String? { varied["borderType"] }
  /// `borderWidth`.
  package var borderWidth: Double? { varied.number("borderWidth") }
  /// `boxType`.
  package var boxType: String? { varied["boxType"] }
  /// `<point key="canvasLocation">`.
  package var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `<size key="contentViewMargins">`.
  package var contentViewMargins: SizeElement? {
    varied.firstChild("size", key: "contentViewMargins").map { SizeElement($0) }
  }
  /// `cornerRadius`.
  package var cornerRadius: Double? { varied.number("cornerRadius") }
  /// `<color key="fillColor">`.
  package var fillColor: ColorElement? {
    varied.firstChild("color", key: "fillColor").map { ColorElement($0) }
  }
  /// `identifier`.
  package var identifier: String? { varied["identifier"] }
  /// `title`, as an attribute or a `<string>`.
  package var title: String? { varied.string("title") }
  /// `<font key="titleFont">`.
  package var titleFont: FontElement? { varied.firstChild("font", key: "titleFont").map { FontElement($0) } }
  /// `titlePosition`.
  package var titlePosition: String? { varied["titlePosition"] }
  /// `toolTip`, as an attribute or a `<string>`.
  package var toolTip: String? { varied.string("toolTip") }
  /// `transparent`.
  package var transparent: Bool? { varied.bool("transparent") }
  /// `wantsLayer`.
  package var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
