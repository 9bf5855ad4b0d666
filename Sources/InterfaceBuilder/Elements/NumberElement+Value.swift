@_spi(Lookup) import PlumbMarkup

extension NumberElement {
  /// The value of a whole number; nil where it has a fraction.
  package var wholeValue: Int? { element.integer("value") }
}
