/// What a PostScript name says about its font.
enum PostScriptNames {
  /// The built-in family that a name belongs to; nil when there is none.
  static func family(of name: String) -> FontFamily? {
    // Narrower cuts have advances of their own.
    if name.hasWord("Condensed") || name.hasWord("Narrow") { return nil }
    if name.isPrefixed("HelveticaNeue") || name.isPrefixed(".HelveticaNeue") { return .helveticaNeue }
    if name.isSpelled("Helvetica") || name.isPrefixed("Helvetica-") { return .helvetica }
    if name.isSpelled("Arial") || name.isSpelled("ArialMT") || name.isPrefixed("Arial-") { return .arial }
    if name.isPrefixed("LucidaGrande") { return .lucidaGrande }
    if name.isPrefixed(".AppleSystemUIFont") || name.isPrefixed(".SFUI") || name.isPrefixed(".SFNS")
      || name.isPrefixed("SFProText") || name.isPrefixed("SFProDisplay") || name.isPrefixed("SFUI")
    {
      return name.hasWord("Italic") ? .italicSystem : .system
    }
    if name.isPrefixed("Menlo") || name.isPrefixed("Courier") || name.isPrefixed("SFMono")
      || name.isPrefixed("Monaco")
    {
      return .monospaced
    }
    return nil
  }

  /// The weight that a name spells after its family, regular when it spells none.
  static func weight(of name: String) -> FontWeight {
    switch true {
    case name.hasWord("UltraLight"): return .ultraLight
    case name.hasWord("Thin"): return .thin
    case name.hasWord("Light"): return .light
    case name.hasWord("Medium"): return .medium
    case name.hasWord("SemiBold"), name.hasWord("Semibold"), name.hasWord("DemiBold"): return .semibold
    case name.hasWord("Heavy"), name.hasWord("ExtraBold"): return .heavy
    case name.hasWord("Black"): return .black
    case name.hasWord("Bold"): return .bold
    default: return .regular
    }
  }
}
