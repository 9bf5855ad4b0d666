import PlumbMarkup

extension StateElement {
  /// How the image of the state is set where it is a symbol.
  var symbolConfiguration: SymbolConfigurationElement? { element.symbolConfiguration }
}

extension ButtonConfigurationElement {
  /// How the image is set where it is a symbol.
  var symbolConfiguration: SymbolConfigurationElement? { element.symbolConfiguration }
}

extension MarkupElement {
  fileprivate var symbolConfiguration: SymbolConfigurationElement? {
    for child in children where child.isNamed(.preferredSymbolConfiguration) {
      return SymbolConfigurationElement(child)
    }
    return nil
  }
}
