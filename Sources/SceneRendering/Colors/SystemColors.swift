import PlumbLayoutRendering

/// The colours that systems have names for, in the light appearance.
///
/// Source: "System colors" and "Dynamic system colors" in Apple's Human Interface Guidelines, Color, and the
/// documentation of `UIColor` and `NSColor`.
enum SystemColors {
  /// A colour by its name in documents, with or without `Color` at its end; nil for a name that is none.
  static func named(_ name: String) -> Color? {
    let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return plain(stem) ?? touch(stem) ?? desktop(stem)
  }

  private static func plain(_ name: String) -> Color? {
    switch name {
    case "white": .white
    case "black", "darkText", "text", "header", "label", "titleText": .black
    case "clear": .clear
    case "lightText": Color(white: 1, alpha: 0.6)
    case "darkGray": Color(white: 1.0 / 3)
    case "lightGray": Color(white: 2.0 / 3)
    case "gray": Color(white: 0.5)
    case "red": Color(hex: 0xFF0000)
    case "green": Color(hex: 0x00FF00)
    case "blue": Color(hex: 0x0000FF)
    case "yellow": Color(hex: 0xFFFF00)
    case "orange": Color(hex: 0xFF8000)
    case "purple": Color(hex: 0x800080)
    case "brown": Color(hex: 0x996633)
    case "cyan": Color(hex: 0x00FFFF)
    case "magenta": Color(hex: 0xFF00FF)
    default: nil
    }
  }

  private static func touch(_ name: String) -> Color? {
    switch name {
    case "systemBackground", "tertiarySystemBackground", "secondarySystemGroupedBackground": .white
    case "secondarySystemBackground", "systemGroupedBackground", "tertiarySystemGroupedBackground",
      "groupTableViewBackground", "systemGray6":
      Color(hex: 0xF2F2F7)
    case "secondaryLabel": Color(hex: 0x3C3C43, alpha: 0.6)
    case "tertiaryLabel", "placeholderText": Color(hex: 0x3C3C43, alpha: 0.3)
    case "quaternaryLabel": Color(hex: 0x3C3C43, alpha: 0.18)
    case "link", "systemBlue", "tint", "controlAccent": Color(hex: 0x007AFF)
    case "separator": Color(hex: 0x3C3C43, alpha: 0.29)
    case "opaqueSeparator": Color(hex: 0xC6C6C8)
    case "systemFill": Color(hex: 0x787880, alpha: 0.2)
    case "secondarySystemFill": Color(hex: 0x787880, alpha: 0.16)
    case "tertiarySystemFill": Color(hex: 0x767680, alpha: 0.12)
    case "quaternarySystemFill": Color(hex: 0x747480, alpha: 0.08)
    case "systemRed": Color(hex: 0xFF3B30)
    case "systemOrange": Color(hex: 0xFF9500)
    case "systemYellow": Color(hex: 0xFFCC00)
    case "systemGreen": Color(hex: 0x34C759)
    case "systemMint": Color(hex: 0x00C7BE)
    case "systemTeal": Color(hex: 0x30B0C7)
    case "systemCyan": Color(hex: 0x32ADE6)
    case "systemIndigo": Color(hex: 0x5856D6)
    case "systemPurple": Color(hex: 0xAF52DE)
    case "systemPink": Color(hex: 0xFF2D55)
    case "systemBrown": Color(hex: 0xA2845E)
    case "systemGray": Color(hex: 0x8E8E93)
    case "systemGray2": Color(hex: 0xAEAEB2)
    case "systemGray3": Color(hex: 0xC7C7CC)
    case "systemGray4": Color(hex: 0xD1D1D6)
    case "systemGray5": Color(hex: 0xE5E5EA)
    case "tableCellGroupedBackground": .white
    default: nil
    }
  }

  private static func desktop(_ name: String) -> Color? {
    switch name {
    case "controlText", "headerText", "windowFrameText": Color(white: 0, alpha: 0.85)
    case "disabledControlText", "secondarySelectedControl": Color(white: 0, alpha: 0.25)
    case "textBackground", "controlBackground", "control": .white
    case "windowBackground", "windowFrame": Color(hex: 0xECECEC)
    case "grid", "scrubberTexturedBackground": Color(hex: 0xE6E6E6)
    case "controlShadow": Color(white: 0, alpha: 0.25)
    case "controlHighlight", "controlLightHighlight", "highlight": .white
    case "selectedControl", "selectedTextBackground": Color(hex: 0xB3D7FF)
    case "alternateSelectedControl", "selectedContentBackground", "selectedMenuItem": Color(hex: 0x0063E1)
    case "alternateSelectedControlText", "selectedMenuItemText": .white
    case "selectedControlText", "selectedText", "controlDarkShadow": .black
    case "underPageBackground": Color(hex: 0x969696)
    case "scrollBar": Color(white: 0.85)
    default: nil
    }
  }
}
