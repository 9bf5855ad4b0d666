import Markup

extension MarkupElement {
  /// A text that the document gives as an attribute or as a child `<string>`, which may be in Base64.
  public func string(_ name: StaticString) -> String? {
    if let text = self[name] { return text }
    if let child = firstChild("string", key: name) ?? firstChild("mutableString", key: name) {
      return child.bool("base64-UTF8") == true ? Base64.decode(child.text) : child.text
    }
    return nil
  }

  /// The text of a child `<attributedString>`: its fragments joined.
  public func attributedString(_ key: StaticString) -> String? {
    guard let child = firstChild("attributedString", key: key) else { return nil }
    var text = ""
    for fragment in child.children where fragment.isNamed("fragment") {
      text += fragment.string("content") ?? ""
    }
    return text
  }
}
