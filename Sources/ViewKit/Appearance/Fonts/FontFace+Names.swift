internal import PlumbTextMetrics

extension FontFace {
  /// The PostScript name.
  var fontName: String {
    switch font.family {
    case .system: ".SFUI-" + weightName
    case .italicSystem: font.weight == .regular ? ".SFUI-RegularItalic" : ".SFUI-" + weightName + "Italic"
    case .monospaced: ".AppleSystemUIFontMonospaced-" + weightName
    case .lucidaGrande: font.weight == .regular ? "LucidaGrande" : "LucidaGrande-" + weightName
    case .helveticaNeue: font.weight == .regular ? "HelveticaNeue" : "HelveticaNeue-" + weightName
    case .helvetica: font.weight == .regular ? "Helvetica" : "Helvetica-" + weightName
    case .arial: font.weight == .regular ? "ArialMT" : "Arial-" + weightName + "MT"
    case .named(let name): name
    }
  }

  var familyName: String {
    switch font.family {
    case .system, .italicSystem: ".AppleSystemUIFont"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .lucidaGrande: "Lucida Grande"
    case .helveticaNeue: "Helvetica Neue"
    case .helvetica: "Helvetica"
    case .arial: "Arial"
    case .named(let name): String(name.prefix { $0 != "-" })
    }
  }

  private var weightName: String {
    switch font.weight.value {
    case ..<150: "Ultralight"
    case ..<250: "Thin"
    case ..<350: "Light"
    case ..<450: "Regular"
    case ..<550: "Medium"
    case ..<650: "Semibold"
    case ..<750: "Bold"
    case ..<850: "Heavy"
    default: "Black"
    }
  }

  /// The heights of an H and of an x, through the font's size.
  ///
  /// San Francisco's are 1443 and 1078 of 2048 units: 11.98 points for capitals at 17. Helvetica's, Arial's and
  /// Menlo's are those of the fonts' own tables.
  var letterHeights: (capital: Double, small: Double) {
    switch font.family {
    case .helveticaNeue: (0.714, 0.517)
    case .helvetica: (0.717, 0.523)
    case .arial: (1467 / 2048, 1062 / 2048)
    case .monospaced: (1493 / 2048, 1120 / 2048)
    case .system, .italicSystem, .lucidaGrande, .named: (1443 / 2048, 1078 / 2048)
    }
  }
}
