import TextMetrics

extension VariedElement {
  /// The font of an iOS view's `<fontDescription>`, in the default text size.
  ///
  /// - Parameter standard: What the view uses where the document names none.
  public func touchFont(key: StaticString = "fontDescription", standard: Font) -> Font {
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
  public var desktopFont: Font? {
    guard let font = firstChild("font", key: "font") else { return nil }
    if let meta = font["metaFont"] { return Font(metaFont: meta, size: font.number("size")) }
    guard let name = font["name"] else { return nil }
    return Font(postScriptName: name, size: font.number("size") ?? 13)
  }
}
