@_spi(Lookup) import PlumbMarkup

// What the generated elements read with. Everybody else has their properties.

extension MarkupElement {
  /// A number that layout can use: nil where there is none, or one that no screen has and whose sums would be
  /// infinite.
  func number(_ attribute: StaticString) -> Double? {
    guard let value = double(attribute), abs(value) <= 1e9 else { return nil }
    return value
  }

  /// A text that the document gives as an attribute or as a child `<string>`, which may be in Base64.
  func string(_ name: StaticString) -> String? {
    if let text = self[name] { return text }
    if let child = firstChild("string", key: name) ?? firstChild("mutableString", key: name) {
      return child.bool("base64-UTF8") == true ? Base64.decode(child.text) : child.text
    }
    return nil
  }
}
