@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What the canvas makes believe about a controller's surroundings: `<simulatedNavigationBarMetrics>`, `<simulatedOrientationMetrics>`, `<simulatedScreenMetrics>` and others.
package struct SimulatedMetricsElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension SimulatedMetricsElement {
  /// `barStyle`.
  package var barStyle: String? { element["barStyle"] }
  /// `<size key="landscapeSize">`.
  package var landscapeSize: SizeElement? {
    element.firstChild("size", key: "landscapeSize").map { SizeElement($0) }
  }
  /// `orientation`.
  package var orientation: String? { element["orientation"] }
  /// `<size key="portraitSize">`.
  package var portraitSize: SizeElement? {
    element.firstChild("size", key: "portraitSize").map { SizeElement($0) }
  }
  /// `prompted`.
  package var prompted: Bool? { element.bool("prompted") }
  /// `statusBarStyle`.
  package var statusBarStyle: String? { element["statusBarStyle"] }
  /// `<color key="tintColor">`.
  package var tintColor: ColorElement? {
    element.firstChild("color", key: "tintColor").map { ColorElement($0) }
  }
  /// `translucent`.
  package var translucent: Bool? { element.bool("translucent") }
  /// `type`.
  package var type: String? { element["type"] }
}
