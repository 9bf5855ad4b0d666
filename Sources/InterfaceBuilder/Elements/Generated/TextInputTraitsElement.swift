@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// How a text is typed: `<textInputTraits>`.
public struct TextInputTraitsElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension TextInputTraitsElement {
  /// `autocapitalizationType`.
  public var autocapitalizationType: String? { element["autocapitalizationType"] }
  /// `autocorrectionType`.
  public var autocorrectionType: String? { element["autocorrectionType"] }
  /// `enablesReturnKeyAutomatically`.
  public var enablesReturnKeyAutomatically: Bool? { element.bool("enablesReturnKeyAutomatically") }
  /// `keyboardAppearance`.
  public var keyboardAppearance: String? { element["keyboardAppearance"] }
  /// `keyboardType`.
  public var keyboardType: String? { element["keyboardType"] }
  /// `returnKeyType`.
  public var returnKeyType: String? { element["returnKeyType"] }
  /// `secureTextEntry`.
  public var secureTextEntry: Bool? { element.bool("secureTextEntry") }
  /// `smartDashesType`.
  public var smartDashesType: String? { element["smartDashesType"] }
  /// `smartInsertDeleteType`.
  public var smartInsertDeleteType: String? { element["smartInsertDeleteType"] }
  /// `smartQuotesType`.
  public var smartQuotesType: String? { element["smartQuotesType"] }
  /// `spellCheckingType`.
  public var spellCheckingType: String? { element["spellCheckingType"] }
  /// `textContentType`.
  public var textContentType: String? { element["textContentType"] }
}
