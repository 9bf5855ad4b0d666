import TextMetrics

extension VariedElement {
  /// The font of an iOS view's `<fontDescription>`, in the default text size.
  ///
  /// - Parameter standard: What the view uses where the document names none.
  func touchFont(key: StaticString = "fontDescription", standard: Font) -> Font {
    guard let description = firstChild("fontDescription", key: key) else { return standard }
    if let style = description["style"].flatMap(TextStyle.init(documentName:)) { return .textStyle(style) }
    // A size of zero stands for the view's usual one.
    let size = description.number("pointSize").flatMap { $0 > 0 ? $0 : nil } ?? standard.size
    if let name = description["name"] { return Font(postScriptName: name, size: size) }
    switch description["type"] {
    case "boldSystem": return .system(size, weight: .bold)
    case "italicSystem": return Font(family: .italicSystem, size: size)
    default:
      return .system(size, weight: description["weight"].flatMap(FontWeight.init(documentName:)) ?? .regular)
    }
  }
}

extension MarkupElement {
  /// The font of a macOS cell's `<font key="font">`.
  var desktopFont: Font? {
    guard let font = firstChild("font", key: "font") else { return nil }
    if let meta = font["metaFont"] { return Font(metaFont: meta, size: font.number("size")) }
    guard let name = font["name"] else { return nil }
    return Font(postScriptName: name, size: font.number("size") ?? 13)
  }

  /// A text that the document gives as an attribute, a child `<string>`, or the fragments of an attributed string.
  func string(_ name: StaticString) -> String? {
    if let text = self[name] { return text }
    if let child = firstChild("string", key: name) ?? firstChild("mutableString", key: name) {
      return child.bool("base64-UTF8") == true ? Base64.decode(child.text) : child.text
    }
    return nil
  }

  /// The text of an attributed string.
  func attributedString(_ key: StaticString) -> String? {
    guard let child = firstChild("attributedString", key: key) else { return nil }
    var text = ""
    for fragment in child.children where fragment.isNamed("fragment") {
      text += fragment.string("content") ?? ""
    }
    return text
  }
}

/// Base64, in which documents write texts with control characters.
enum Base64 {
  /// The text that the characters stand for; nil where they stand for none.
  static func decode(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 {
      guard let value = value(byte) else { continue }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x41...0x5A: byte - 0x41
    case 0x61...0x7A: byte - 0x61 + 26
    case 0x30...0x39: byte - 0x30 + 52
    case 0x2B: 62
    case 0x2F: 63
    default: nil
    }
  }
}
