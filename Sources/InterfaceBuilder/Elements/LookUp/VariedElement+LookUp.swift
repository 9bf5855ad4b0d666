@_spi(Lookup) import PlumbMarkup

// What the generated elements read with. Everybody else has their properties.

extension VariedElement {
  /// The value of an attribute.
  subscript(_ attribute: StaticString) -> String? {
    for variation in variations.reversed() {
      if let value = variation[attribute] { return value }
    }
    return element[attribute]
  }

  /// The variation that an attribute's value comes from; the element itself where no variation gives one.
  func elementGiving(_ attribute: StaticString) -> MarkupElement {
    variations.last { $0.attribute(attribute) != nil } ?? element
  }

  /// The value of an attribute that is `YES` or `NO`.
  func bool(_ attribute: StaticString) -> Bool? {
    for variation in variations.reversed() {
      if let value = variation.bool(attribute) { return value }
    }
    return element.bool(attribute)
  }

  /// The value of an attribute that is a number that layout can use.
  func number(_ attribute: StaticString) -> Double? {
    for variation in variations.reversed() {
      if let value = variation.number(attribute) { return value }
    }
    return element.number(attribute)
  }

  /// The value of an attribute that is a whole number.
  func integer(_ attribute: StaticString) -> Int? {
    for variation in variations.reversed() {
      if let value = variation.integer(attribute) { return value }
    }
    return element.integer(attribute)
  }

  /// A text that is an attribute, or a child `<string>`.
  func string(_ name: StaticString) -> String? {
    for variation in variations.reversed() {
      if let value = variation.string(name) { return value }
    }
    return element.string(name)
  }

  /// The child with a name and a key, from the last variation that has one.
  func firstChild(_ name: StaticString, key: StaticString) -> MarkupElement? {
    for variation in variations.reversed() {
      if let child = variation.firstChild(name, key: key) { return child }
    }
    return element.firstChild(name, key: key)
  }
}
