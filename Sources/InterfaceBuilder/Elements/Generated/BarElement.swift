@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A navigation bar, tab bar or toolbar: `<navigationBar>` or `<tabBar>` or `<toolbar>`.
public struct BarElement: ViewAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension BarElement {
  /// What `<allowedToolbarItems>` holds.
  public var allowedToolbarItems: [BarItemElement] {
    varied.element.firstChild("allowedToolbarItems")?.children.map { BarItemElement($0) } ?? []
  }
  /// `allowsUserCustomization`.
  public var allowsUserCustomization: Bool? { varied.bool("allowsUserCustomization") }
  /// `<animations>`.
  public var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `autosavesConfiguration`.
  public var autosavesConfiguration: Bool? { varied.bool("autosavesConfiguration") }
  /// `backIndicatorImage`.
  public var backIndicatorImage: String? { varied["backIndicatorImage"] }
  /// `barStyle`.
  public var barStyle: String? { varied["barStyle"] }
  /// `<color key="barTintColor">`.
  public var barTintColor: ColorElement? {
    varied.firstChild("color", key: "barTintColor").map { ColorElement($0) }
  }
  /// `<point key="canvasLocation">`.
  public var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `centeredItem`.
  public var centeredItem: String? { varied["centeredItem"] }
  /// `clearsContextBeforeDrawing`.
  public var clearsContextBeforeDrawing: Bool? { varied.bool("clearsContextBeforeDrawing") }
  /// What `<defaultToolbarItems>` holds.
  public var defaultToolbarItems: [BarItemElement] {
    varied.element.firstChild("defaultToolbarItems")?.children.map { BarItemElement($0) } ?? []
  }
  /// `displayMode`.
  public var displayMode: String? { varied["displayMode"] }
  /// `explicitIdentifier`.
  public var explicitIdentifier: String? { varied["explicitIdentifier"] }
  /// `<gestureRecognizers>`.
  public var gestureRecognizers: MarkupElement? { varied.element.firstChild("gestureRecognizers") }
  /// `implicitIdentifier`.
  public var implicitIdentifier: String? { varied["implicitIdentifier"] }
  /// `itemPositioning`.
  public var itemPositioning: String? { varied["itemPositioning"] }
  /// `<items>`.
  public var items: MarkupElement? { varied.element.firstChild("items") }
  /// `largeTitles`.
  public var largeTitles: Bool? { varied.bool("largeTitles") }
  /// `prefersToBeShown`.
  public var prefersToBeShown: Bool? { varied.bool("prefersToBeShown") }
  /// `<color key="selectedImageTintColor">`.
  public var selectedImageTintColor: ColorElement? {
    varied.firstChild("color", key: "selectedImageTintColor").map { ColorElement($0) }
  }
  /// `shadowImage`.
  public var shadowImage: String? { varied["shadowImage"] }
  /// `showsBaselineSeparator`.
  public var showsBaselineSeparator: Bool? { varied.bool("showsBaselineSeparator") }
  /// `sizeMode`.
  public var sizeMode: String? { varied["sizeMode"] }
  /// `translucent`.
  public var translucent: Bool? { varied.bool("translucent") }
}
