@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A visual effect view: `<visualEffectView>`.
package struct VisualEffectViewElement: ViewAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension VisualEffectViewElement {
  /// `appearanceType`.
  package var appearanceType: String? { varied["appearanceType"] }
  /// `blendingMode`.
  package var blendingMode: String? { varied["blendingMode"] }
  /// `<blurEffect>`.
  package var blurEffect: BlurEffectElement? {
    varied.element.firstChild("blurEffect").map { BlurEffectElement($0) }
  }
  /// `<point key="canvasLocation">`.
  package var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `material`.
  package var material: String? { varied["material"] }
  /// `state`.
  package var state: String? { varied["state"] }
  /// `<vibrancyEffect>`.
  package var vibrancyEffect: BlurEffectElement? {
    varied.element.firstChild("vibrancyEffect").map { BlurEffectElement($0) }
  }
  /// `wantsLayer`.
  package var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
