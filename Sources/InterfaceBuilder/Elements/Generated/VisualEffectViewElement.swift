@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A visual effect view: `<visualEffectView>`.
public struct VisualEffectViewElement: ViewAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension VisualEffectViewElement {
  /// `appearanceType`.
  public var appearanceType: String? { varied["appearanceType"] }
  /// `blendingMode`.
  public var blendingMode: String? { varied["blendingMode"] }
  /// `<blurEffect>`.
  public var blurEffect: BlurEffectElement? {
    varied.element.firstChild("blurEffect").map { BlurEffectElement($0) }
  }
  /// `<point key="canvasLocation">`.
  public var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `material`.
  public var material: String? { varied["material"] }
  /// `state`.
  public var state: String? { varied["state"] }
  /// `<vibrancyEffect>`.
  public var vibrancyEffect: BlurEffectElement? {
    varied.element.firstChild("vibrancyEffect").map { BlurEffectElement($0) }
  }
  /// `wantsLayer`.
  public var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
