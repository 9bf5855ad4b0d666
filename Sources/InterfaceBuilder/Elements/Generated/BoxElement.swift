@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A box of macOS: `<box>`.
public struct BoxElement: ViewAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension BoxElement {
  /// `<color key="borderColor">`.
  public var borderColor: ColorElement? {
    varied.firstChild("color", key: "borderColor").map { ColorElement($0) }
  }
  /// `borderType`.
  public var borderType: String? { varied["borderType"] }
  /// `borderWidth`.
  public var borderWidth: Double? { varied.number("borderWidth") }
  /// `boxType`.
  public var boxType: String? { varied["boxType"] }
  /// `<point key="canvasLocation">`.
  public var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `<size key="contentViewMargins">`.
  public var contentViewMargins: SizeElement? {
    varied.firstChild("size", key: "contentViewMargins").map { SizeElement($0) }
  }
  /// `cornerRadius`.
  public var cornerRadius: Double? { varied.number("cornerRadius") }
  /// `<color key="fillColor">`.
  public var fillColor: ColorElement? {
    varied.firstChild("color", key: "fillColor").map { ColorElement($0) }
  }
  /// `identifier`.
  public var identifier: String? { varied["identifier"] }
  /// `title`, as an attribute or a `<string>`.
  public var title: String? { varied.string("title") }
  /// `<font key="titleFont">`.
  public var titleFont: FontElement? { varied.firstChild("font", key: "titleFont").map { FontElement($0) } }
  /// `titlePosition`.
  public var titlePosition: String? { varied["titlePosition"] }
  /// `toolTip`, as an attribute or a `<string>`.
  public var toolTip: String? { varied.string("toolTip") }
  /// `transparent`.
  public var transparent: Bool? { varied.bool("transparent") }
  /// `wantsLayer`.
  public var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
