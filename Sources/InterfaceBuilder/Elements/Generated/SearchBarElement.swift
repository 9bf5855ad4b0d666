@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A search bar: `<searchBar>`.
package struct SearchBarElement: ViewAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension SearchBarElement {
  /// `<animations>`.
  package var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `barStyle`.
  package var barStyle: String? { varied["barStyle"] }
  /// `<color key="barTintColor">`.
  package var barTintColor: ColorElement? {
    varied.firstChild("color", key: "barTintColor").map { ColorElement($0) }
  }
  /// `<rect key="contentStretch">`.
  package var contentStretch: RectElement? {
    varied.firstChild("rect", key: "contentStretch").map { RectElement($0) }
  }
  /// `placeholder`, as an attribute or a `<string>`.
  package var placeholder: String? { varied.string("placeholder") }
  /// `prompt`, as an attribute or a `<string>`.
  package var prompt: String? { varied.string("prompt") }
  /// `<scopeButtonTitles>`.
  package var scopeButtonTitles: MarkupElement? { varied.element.firstChild("scopeButtonTitles") }
  /// `searchBarStyle`.
  package var searchBarStyle: String? { varied["searchBarStyle"] }
  /// `showsCancelButton`.
  package var showsCancelButton: Bool? { varied.bool("showsCancelButton") }
  /// `text`, as an attribute or a `<string>`.
  package var text: String? { varied.string("text") }
  /// `<textInputTraits key="textInputTraits">`.
  package var textInputTraits: TextInputTraitsElement? {
    varied.firstChild("textInputTraits", key: "textInputTraits").map { TextInputTraitsElement($0) }
  }
  /// `translucent`.
  package var translucent: Bool? { varied.bool("translucent") }
}
