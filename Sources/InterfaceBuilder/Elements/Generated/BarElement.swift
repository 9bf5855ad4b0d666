@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A navigation bar, tab bar or toolbar: `<navigationBar>` or `<tabBar>` or `<toolbar>`.
package struct BarElement: ViewAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension BarElement {
  /// What `<allowedToolbarItems>` holds.
  package var allowedToolbarItems: [BarItemElement] {
    varied.element.firstChild("allowedToolbarItems")?.children.map { BarItemElement($0) } ?? []
  }
  /// `allowsUserCustomization`.
  package var allowsUserCustomization: Bool? { varied.bool("allowsUserCustomization") }
  /// `<animations>`.
  package var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `autosavesConfiguration`.
  package var autosavesConfiguration: Bool? { varied.bool("autosavesConfiguration") }
  /// `backIndicatorImage`.
  package var backIndicatorImage: String? { varied["backIndicatorImage"] }
  /// `barStyle`.
  package var barStyle: String? { varied["barStyle"] }
  /// `<color key="barTintColor">`.
  package var barTintColor: ColorElement? {
    varied.firstChild("color", key: "barTintColor").map { ColorElement($0) }
  }
  /// `<point key="canvasLocation">`.
  package var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `centeredItem`.
  package var centeredItem: String? { varied["centeredItem"] }
  /// `clearsContextBeforeDrawing`.
  package var clearsContextBeforeDrawing: Bool? { varied.bool("clearsContextBeforeDrawing") }
  /// What `<defaultToolbarItems>` holds.
  package var defaultToolbarItems: [BarItemElement] {
    varied.element.firstChild("defaultToolbarItems")?.children.map { BarItemElement($0) } ?? []
  }
  /// `displayMode`.
  package var displayMode: String? { varied["displayMode"] }
  /// `explicitIdentifier`.
  package var explicitIdentifier: String? { varied["explicitIdentifier"] }
  /// What `<gestureRecognizers>` holds.
  package var gestureRecognizers: [GestureRecognizerElement] {
    varied.element.firstChild("gestureRecognizers")?.children.map { GestureRecognizerElement($0) } ?? []
  }
  /// `implicitIdentifier`.
  package var implicitIdentifier: String? { varied["implicitIdentifier"] }
  /// `itemPositioning`.
  package var itemPositioning: String? { varied["itemPositioning"] }
  /// `<items>`.
  package var items: MarkupElement? { varied.element.firstChild("items") }
  /// `largeTitles`.
  package var largeTitles: Bool? { varied.bool("largeTitles") }
  /// `prefersToBeShown`.
  package var prefersToBeShown: Bool? { varied.bool("prefersToBeShown") }
  /// `<color key="selectedImageTintColor">`.
  package var selectedImageTintColor: ColorElement? {
    varied.firstChild("color", key: "selectedImageTintColor").map { ColorElement($0) }
  }
  /// `shadowImage`.
  package var shadowImage: String? { varied["shadowImage"] }
  /// `showsBaselineSeparator`.
  package var showsBaselineSeparator: Bool? { varied.bool("showsBaselineSeparator") }
  /// `sizeMode`.
  package var sizeMode: String? { varied["sizeMode"] }
  /// `translucent`.
  package var translucent: Bool? { varied.bool("translucent") }
}
