@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A search bar: `<searchBar>`.
public struct SearchBarElement: ViewAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension SearchBarElement {
  /// `<animations>`.
  public var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `barStyle`.
  public var barStyle: String? { varied["barStyle"] }
  /// `<color key="barTintColor">`.
  public var barTintColor: ColorElement? {
    varied.firstChild("color", key: "barTintColor").map { ColorElement($0) }
  }
  /// `<rect key="contentStretch">`.
  public var contentStretch: RectElement? {
    varied.firstChild("rect", key: "contentStretch").map { RectElement($0) }
  }
  /// `placeholder`, as an attribute or a `<string>`.
  public var placeholder: String? { varied.string("placeholder") }
  /// `prompt`, as an attribute or a `<string>`.
  public var prompt: String? { varied.string("prompt") }
  /// `<scopeButtonTitles>`.
  public var scopeButtonTitles: MarkupElement? { varied.element.firstChild("scopeButtonTitles") }
  /// `searchBarStyle`.
  public var searchBarStyle: String? { varied["searchBarStyle"] }
  /// `showsCancelButton`.
  public var showsCancelButton: Bool? { varied.bool("showsCancelButton") }
  /// `text`, as an attribute or a `<string>`.
  public var text: String? { varied.string("text") }
  /// `<textInputTraits key="textInputTraits">`.
  public var textInputTraits: TextInputTraitsElement? {
    varied.firstChild("textInputTraits", key: "textInputTraits").map { TextInputTraitsElement($0) }
  }
  /// `translucent`.
  public var translucent: Bool? { varied.bool("translucent") }
}
