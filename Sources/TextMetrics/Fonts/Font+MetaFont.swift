extension Font {
  /// The macOS font that a document's `metaFont` attribute names.
  ///
  /// - Parameters:
  ///   - metaFont: the word, such as `system` or `smallSystemBold`.
  ///   - size: the `size` attribute in points, which wins over the size the word stands for.
  /// - Returns: nil for a word that names no font.
  ///
  /// The sizes are those that `NSFont.systemFontSize(for:)` and its neighbours document: regular controls 13,
  /// small 11, mini 9, labels 10, menus 13, tool tips 11. A table cell's title is 12, as the height of two
  /// recorded labels says.
  package init?(metaFont: String, size: Double?) {
    guard let (defaultSize, weight, family) = Self.metaFont(metaFont) else { return nil }
    self.init(family: family, size: size ?? defaultSize, weight: weight)
  }

  private static func metaFont(_ name: String) -> (Double, FontWeight, FontFamily)? {
    switch true {
    case name.isSpelled("system"), name.isSpelled("message"), name.isSpelled("user"),
      name.isSpelled("titleBar"), name.isSpelled("controlContent"), name.isSpelled("menu"),
      name.isSpelled("menuBar"):
      return (13, .regular, .system)
    case name.isSpelled("systemBold"): return (13, .bold, .system)
    case name.isSpelled("systemUltraLight"): return (13, .ultraLight, .system)
    case name.isSpelled("systemThin"): return (13, .thin, .system)
    case name.isSpelled("systemLight"): return (13, .light, .system)
    case name.isSpelled("systemMedium"): return (13, .medium, .system)
    case name.isSpelled("systemSemibold"): return (13, .semibold, .system)
    case name.isSpelled("systemHeavy"): return (13, .heavy, .system)
    case name.isSpelled("systemBlack"): return (13, .black, .system)
    case name.isSpelled("smallSystem"), name.isSpelled("toolTip"), name.isSpelled("palette"):
      return (11, .regular, .system)
    case name.isSpelled("smallSystemBold"): return (11, .bold, .system)
    case name.isSpelled("miniSystem"): return (9, .regular, .system)
    case name.isSpelled("miniSystemBold"): return (9, .bold, .system)
    case name.isSpelled("cellTitle"): return (12, .regular, .system)
    case name.isSpelled("label"): return (10, .regular, .system)
    case name.isSpelled("fixedUser"): return (11, .regular, .monospaced)
    default: return nil
    }
  }

  /// The macOS font that a document's `textStyle` attribute names; nil for a word that names none.
  ///
  /// Source: "macOS built-in text styles" in Apple's Human Interface Guidelines, Typography.
  package init?(desktopTextStyle name: String, size: Double?) {
    let own: Double
    switch true {
    case name.isSpelled("largeTitle"): own = 26
    case name.isSpelled("title1"): own = 22
    case name.isSpelled("title2"): own = 17
    case name.isSpelled("title3"): own = 15
    case name.isSpelled("headline"), name.isSpelled("body"): own = 13
    case name.isSpelled("callout"): own = 12
    case name.isSpelled("subheadline"): own = 11
    case name.isSpelled("footnote"), name.isSpelled("caption1"), name.isSpelled("caption2"): own = 10
    default: return nil
    }
    let weight: FontWeight =
      name.isSpelled("headline") ? .bold : name.isSpelled("caption2") ? .medium : .regular
    self.init(family: .system, size: size ?? own, weight: weight)
  }
}
