@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// An activity indicator: `<activityIndicatorView>`.
package struct ActivityIndicatorElement: ViewAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension ActivityIndicatorElement {
  /// `animating`.
  package var animating: Bool? { varied.bool("animating") }
  /// `<color key="color">`.
  package var color: ColorElement? { varied.firstChild("color", key: "color").map { ColorElement($0) } }
  /// `<rect key="contentStretch">`.
  package var contentStretch: RectElement? {
    varied.firstChild("rect", key: "contentStretch").map { RectElement($0) }
  }
  /// `hidesWhenStopped`.
  package var hidesWhenStopped: Bool? { varied.bool("hidesWhenStopped") }
  /// `style`.
  package var style: String? { varied["style"] }
}
