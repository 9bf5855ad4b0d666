@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// How a text is typed: `<textInputTraits>`.
package struct TextInputTraitsElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension TextInputTraitsElement {
  /// `autocapitalizationType`.
  package var autocapitalizationType: String? { element["autocapitalizationType"] }
  /// `autocorrectionType`.
  package var autocorrectionType: String? { element["autocorrectionType"] }
  /// `enablesReturnKeyAutomatically`.
  package var enablesReturnKeyAutomatically: Bool? { element.bool("enablesReturnKeyAutomatically") }
  /// `keyboardAppearance`.
  package var keyboardAppearance: String? { element["keyboardAppearance"] }
  /// `keyboardType`.
  package var keyboardType: String? { element["keyboardType"] }
  /// `returnKeyType`.
  package var returnKeyType: String? { element["returnKeyType"] }
  /// `secureTextEntry`.
  package var secureTextEntry: Bool? { element.bool("secureTextEntry") }
  /// `smartDashesType`.
  package var smartDashesType: String? { element["smartDashesType"] }
  /// `smartInsertDeleteType`.
  package var smartInsertDeleteType: String? { element["smartInsertDeleteType"] }
  /// `smartQuotesType`.
  package var smartQuotesType: String? { element["smartQuotesType"] }
  /// `spellCheckingType`.
  package var spellCheckingType: String? { element["spellCheckingType"] }
  /// `textContentType`.
  package var textContentType: String? { element["textContentType"] }
}
