@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// An activity indicator: `<activityIndicatorView>`.
public struct ActivityIndicatorElement: ViewAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension ActivityIndicatorElement {
  /// `animating`.
  public var animating: Bool? { varied.bool("animating") }
  /// `<color key="color">`.
  public var color: ColorElement? { varied.firstChild("color", key: "color").map { ColorElement($0) } }
  /// `<rect key="contentStretch">`.
  public var contentStretch: RectElement? {
    varied.firstChild("rect", key: "contentStretch").map { RectElement($0) }
  }
  /// `hidesWhenStopped`.
  public var hidesWhenStopped: Bool? { varied.bool("hidesWhenStopped") }
  /// `style`.
  public var style: String? { varied["style"] }
}
