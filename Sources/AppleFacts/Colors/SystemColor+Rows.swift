// swift-format-ignore-file

// Light and dark components, as hexadecimal digits and hundredths of opacity. Sources: `UIColor` and `NSColor` in Apple's
// documentation for plain names; "Specifications" in Apple's Human Interface Guidelines, Color, for those that begin with
// `system`; dark ones, and those of macOS, as published lists of what systems answer have them, macOS's light alone.
// Numbers behind are the documents and projects whose own lists of colours have the light one; a row without has none.
// `systemColor` elements of Xcode 26.1 and later: 9 documents of 6 projects have the palette of iOS 26, 1 the one before.
extension SystemColor {
  /// By name, bytewise, and by palette.
  static let rows: [SystemColorRow] = [
    SystemColorRow("alternateSelectedControl", .desktop, .first, 0x0063E1, 100, 0x0063E1, 100),
    SystemColorRow("alternateSelectedControlText", .desktop, .first, 0xFFFFFF, 100, 0xFFFFFF, 100),
    SystemColorRow("black", .plain, .first, 0x000000, 100, 0x000000, 100),
    SystemColorRow("blue", .plain, .first, 0x0000FF, 100, 0x0000FF, 100),
    SystemColorRow("brown", .plain, .first, 0x996633, 100, 0x996633, 100),
    SystemColorRow("clear", .plain, .first, 0x000000, 0, 0x000000, 0),
    SystemColorRow("control", .desktop, .first, 0xFFFFFF, 100, 0xFFFFFF, 100),
    SystemColorRow("controlAccent", .desktop, .first, 0x007AFF, 100, 0x007AFF, 100),
    SystemColorRow("controlBackground", .desktop, .first, 0xFFFFFF, 100, 0xFFFFFF, 100),
    SystemColorRow("controlDarkShadow", .desktop, .first, 0x000000, 100, 0x000000, 100),
    SystemColorRow("controlHighlight", .desktop, .first, 0xFFFFFF, 100, 0xFFFFFF, 100),
    SystemColorRow("controlLightHighlight", .desktop, .first, 0xFFFFFF, 100, 0xFFFFFF, 100),
    SystemColorRow("controlShadow", .desktop, .first, 0x000000, 25, 0x000000, 25),
    SystemColorRow("controlText", .desktop, .first, 0x000000, 85, 0x000000, 85),
    SystemColorRow("cyan", .plain, .first, 0x00FFFF, 100, 0x00FFFF, 100),
    SystemColorRow("darkGray", .plain, .first, 0x555555, 100, 0x555555, 100),
    SystemColorRow("darkText", .touch, .first, 0x000000, 100, 0x000000, 100),  // 26, 12
    SystemColorRow("disabledControlText", .desktop, .first, 0x000000, 25, 0x000000, 25),
    SystemColorRow("gray", .plain, .first, 0x323232, 100, 0x323232, 100, per: 100),
    SystemColorRow("green", .plain, .first, 0x00FF00, 100, 0x00FF00, 100),
    SystemColorRow("grid", .desktop, .first, 0xE6E6E6, 100, 0xE6E6E6, 100),
    SystemColorRow("groupTableViewBackground", .touch, .first, 0xF2F2F7, 100, 0x000000, 100),  // 50, 22
    SystemColorRow("header", .desktop, .first, 0x000000, 100, 0x000000, 100),
    SystemColorRow("headerText", .desktop, .first, 0x000000, 85, 0x000000, 85),
    SystemColorRow("highlight", .desktop, .first, 0xFFFFFF, 100, 0xFFFFFF, 100),
    SystemColorRow("label", .touch, .first, 0x000000, 100, 0xFFFFFF, 100),  // 71, 30
    SystemColorRow("lightGray", .plain, .first, 0xAAAAAA, 100, 0xAAAAAA, 100),
    SystemColorRow("lightText", .touch, .first, 0xFFFFFF, 60, 0xFFFFFF, 60),  // 3, 3
    SystemColorRow("link", .touch, .first, 0x007AFF, 100, 0x0984FF, 100),  // 29, 11
    SystemColorRow("magenta", .plain, .first, 0xFF00FF, 100, 0xFF00FF, 100),
    SystemColorRow("opaqueSeparator", .touch, .first, 0xC6C6C8, 100, 0x38383A, 100),  // 3, 3
    SystemColorRow("orange", .plain, .first, 0x643200, 100, 0x643200, 100, per: 100),
    SystemColorRow("placeholderText", .touch, .first, 0x3C3C43, 30, 0xEBEBF5, 30),  // 1, 1
    SystemColorRow("purple", .plain, .first, 0x320032, 100, 0x320032, 100, per: 100),
    SystemColorRow("quaternaryLabel", .touch, .first, 0x3C3C43, 18, 0xEBEBF5, 16),  // 1, 1
    SystemColorRow("quaternarySystemFill", .touch, .first, 0x747480, 8, 0x767680, 18),
    SystemColorRow("red", .plain, .first, 0xFF0000, 100, 0xFF0000, 100),
    SystemColorRow("scrollBar", .desktop, .first, 0x555555, 100, 0x555555, 100, per: 100),
    SystemColorRow("scrubberTexturedBackground", .desktop, .first, 0xE6E6E6, 100, 0xE6E6E6, 100),
    SystemColorRow("secondaryLabel", .touch, .first, 0x3C3C43, 60, 0xEBEBF5, 60),  // 77, 29
    SystemColorRow("secondarySelectedControl", .desktop, .first, 0x000000, 25, 0x000000, 25),
    SystemColorRow("secondarySystemBackground", .touch, .first, 0xF2F2F7, 100, 0x1C1C1E, 100),  // 48, 14
    SystemColorRow("secondarySystemFill", .touch, .first, 0x787880, 16, 0x787880, 32),  // 3, 2
    SystemColorRow("secondarySystemGroupedBackground", .touch, .first, 0xFFFFFF, 100, 0x1C1C1E, 100),  // 15, 5
    SystemColorRow("selectedContentBackground", .desktop, .first, 0x0063E1, 100, 0x0063E1, 100),
    SystemColorRow("selectedControl", .desktop, .first, 0xB3D7FF, 100, 0xB3D7FF, 100),
    SystemColorRow("selectedControlText", .desktop, .first, 0x000000, 100, 0x000000, 100),
    SystemColorRow("selectedMenuItem", .desktop, .first, 0x0063E1, 100, 0x0063E1, 100),
    SystemColorRow("selectedMenuItemText", .desktop, .first, 0xFFFFFF, 100, 0xFFFFFF, 100),
    SystemColorRow("selectedText", .desktop, .first, 0x000000, 100, 0x000000, 100),
    SystemColorRow("selectedTextBackground", .desktop, .first, 0xB3D7FF, 100, 0xB3D7FF, 100),
    SystemColorRow("separator", .touch, .first, 0x3C3C43, 29, 0x545458, 60),  // 9, 7
    SystemColorRow("separator", .touch, .glass, 0x3C3C43, 12, 0x545458, 60),  // 3, 2
    SystemColorRow("systemBackground", .touch, .first, 0xFFFFFF, 100, 0x000000, 100),  // 397, 75
    SystemColorRow("systemBlue", .touch, .first, 0x007AFF, 100, 0x0A84FF, 100),  // 47, 23
    SystemColorRow("systemBlue", .touch, .glass, 0x0088FF, 100, 0x0091FF, 100),  // 1, 1
    SystemColorRow("systemBrown", .touch, .first, 0xA2845E, 100, 0xAC8E68, 100),
    SystemColorRow("systemBrown", .touch, .glass, 0xAC7F5E, 100, 0xB78A66, 100),
    SystemColorRow("systemCyan", .touch, .first, 0x32ADE6, 100, 0x64D2FF, 100),
    SystemColorRow("systemCyan", .touch, .glass, 0x00C0E8, 100, 0x3CD3FE, 100),
    SystemColorRow("systemFill", .touch, .first, 0x787880, 20, 0x787880, 36),  // 12, 1
    SystemColorRow("systemGray", .touch, .first, 0x8E8E93, 100, 0x8E8E93, 100),  // 27, 12
    SystemColorRow("systemGray2", .touch, .first, 0xAEAEB2, 100, 0x636366, 100),  // 4, 2
    SystemColorRow("systemGray3", .touch, .first, 0xC7C7CC, 100, 0x48484A, 100),  // 9, 5
    SystemColorRow("systemGray4", .touch, .first, 0xD1D1D6, 100, 0x3A3A3C, 100),  // 3, 3
    SystemColorRow("systemGray5", .touch, .first, 0xE5E5EA, 100, 0x2C2C2E, 100),  // 13, 9
    SystemColorRow("systemGray6", .touch, .first, 0xF2F2F7, 100, 0x1C1C1E, 100),  // 7, 4
    SystemColorRow("systemGreen", .touch, .first, 0x34C759, 100, 0x30D158, 100),  // 25, 15
    SystemColorRow("systemGroupedBackground", .touch, .first, 0xF2F2F7, 100, 0x000000, 100),  // 25, 6
    SystemColorRow("systemIndigo", .touch, .first, 0x5856D6, 100, 0x5E5CE6, 100),  // 5, 5
    SystemColorRow("systemIndigo", .touch, .glass, 0x6155F5, 100, 0x6D7CFF, 100),
    SystemColorRow("systemMint", .touch, .first, 0x00C7BE, 100, 0x63E6E2, 100),  // 5, 4
    SystemColorRow("systemMint", .touch, .glass, 0x00C8B3, 100, 0x00DAC3, 100),
    SystemColorRow("systemOrange", .touch, .first, 0xFF9500, 100, 0xFF9F0A, 100),  // 10, 8
    SystemColorRow("systemOrange", .touch, .glass, 0xFF8D28, 100, 0xFF9230, 100),
    SystemColorRow("systemPink", .touch, .first, 0xFF2D55, 100, 0xFF375F, 100),  // 10, 6
    SystemColorRow("systemPurple", .touch, .first, 0xAF52DE, 100, 0xBF5AF2, 100),
    SystemColorRow("systemPurple", .touch, .glass, 0xCB30E0, 100, 0xDB34F2, 100),
    SystemColorRow("systemRed", .touch, .first, 0xFF3B30, 100, 0xFF453A, 100),  // 44, 19
    SystemColorRow("systemRed", .touch, .glass, 0xFF383C, 100, 0xFF4245, 100),  // 4, 3
    SystemColorRow("systemTeal", .touch, .first, 0x5AC8FA, 100, 0x64D2FF, 100),  // 3, 2
    SystemColorRow("systemTeal", .touch, .fifteen, 0x30B0C7, 100, 0x40C8E0, 100),  // 3, 3
    SystemColorRow("systemTeal", .touch, .glass, 0x00C3D0, 100, 0x00D2E0, 100),  // 1, 1
    SystemColorRow("systemYellow", .touch, .first, 0xFFCC00, 100, 0xFFD60A, 100),  // 18, 10
    SystemColorRow("systemYellow", .touch, .glass, 0xFFCC00, 100, 0xFFD600, 100),
    SystemColorRow("tableCellGroupedBackground", .touch, .first, 0xFFFFFF, 100, 0x1C1C1E, 100),  // 10, 7
    SystemColorRow("tertiaryLabel", .touch, .first, 0x3C3C43, 30, 0xEBEBF5, 30),  // 7, 6
    SystemColorRow("tertiarySystemBackground", .touch, .first, 0xFFFFFF, 100, 0x2C2C2E, 100),  // 52, 7
    SystemColorRow("tertiarySystemFill", .touch, .first, 0x767680, 12, 0x767680, 24),
    SystemColorRow("tertiarySystemGroupedBackground", .touch, .first, 0xF2F2F7, 100, 0x2C2C2E, 100),  // 2, 2
    SystemColorRow("text", .desktop, .first, 0x000000, 100, 0x000000, 100),
    SystemColorRow("textBackground", .desktop, .first, 0xFFFFFF, 100, 0xFFFFFF, 100),
    SystemColorRow("tint", .touch, .first, 0x007AFF, 100, 0x0A84FF, 100),  // 2, 2
    SystemColorRow("tint", .touch, .glass, 0x0088FF, 100, 0x0091FF, 100),  // 1, 1
    SystemColorRow("titleText", .desktop, .first, 0x000000, 100, 0x000000, 100),
    SystemColorRow("underPageBackground", .desktop, .first, 0x969696, 100, 0x969696, 100),
    SystemColorRow("white", .plain, .first, 0xFFFFFF, 100, 0xFFFFFF, 100),
    SystemColorRow("windowBackground", .desktop, .first, 0xECECEC, 100, 0xECECEC, 100),
    SystemColorRow("windowFrame", .desktop, .first, 0xECECEC, 100, 0xECECEC, 100),
    SystemColorRow("windowFrameText", .desktop, .first, 0x000000, 85, 0x000000, 85),
    SystemColorRow("yellow", .plain, .first, 0xFFFF00, 100, 0xFFFF00, 100),
  ]
}
