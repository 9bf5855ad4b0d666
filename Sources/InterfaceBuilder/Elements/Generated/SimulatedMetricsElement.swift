@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What the canvas makes believe about a controller's surroundings: `<simulatedNavigationBarMetrics>`, `<simulatedOrientationMetrics>`, `<simulatedScreenMetrics>` and others.
public struct SimulatedMetricsElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension SimulatedMetricsElement {
  /// `barStyle`.
  public var barStyle: String? { element["barStyle"] }
  /// `<size key="landscapeSize">`.
  public var landscapeSize: SizeElement? {
    element.firstChild("size", key: "landscapeSize").map { SizeElement($0) }
  }
  /// `orientation`.
  public var orientation: String? { element["orientation"] }
  /// `<size key="portraitSize">`.
  public var portraitSize: SizeElement? {
    element.firstChild("size", key: "portraitSize").map { SizeElement($0) }
  }
  /// `prompted`.
  public var prompted: Bool? { element.bool("prompted") }
  /// `statusBarStyle`.
  public var statusBarStyle: String? { element["statusBarStyle"] }
  /// `<color key="tintColor">`.
  public var tintColor: ColorElement? {
    element.firstChild("color", key: "tintColor").map { ColorElement($0) }
  }
  /// `translucent`.
  public var translucent: Bool? { element.bool("translucent") }
  /// `type`.
  public var type: String? { element["type"] }
}
