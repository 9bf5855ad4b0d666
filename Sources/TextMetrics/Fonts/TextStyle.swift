/// A text style of iOS, whose size follows the user's preferred text size.
package enum TextStyle: UInt8, Sendable, CaseIterable {
  case largeTitle
  case title1
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption1
  case caption2

  /// The style that a document's `style` attribute names, such as `UICTFontTextStyleBody`.
  package init?(documentName name: String) {
    switch true {
    case name.isSpelled("UICTFontTextStyleTitle0"): self = .largeTitle
    case name.isSpelled("UICTFontTextStyleTitle1"): self = .title1
    case name.isSpelled("UICTFontTextStyleTitle2"): self = .title2
    case name.isSpelled("UICTFontTextStyleTitle3"): self = .title3
    case name.isSpelled("UICTFontTextStyleHeadline"): self = .headline
    case name.isSpelled("UICTFontTextStyleBody"): self = .body
    case name.isSpelled("UICTFontTextStyleCallout"): self = .callout
    case name.isSpelled("UICTFontTextStyleSubhead"): self = .subheadline
    case name.isSpelled("UICTFontTextStyleFootnote"): self = .footnote
    case name.isSpelled("UICTFontTextStyleCaption1"): self = .caption1
    case name.isSpelled("UICTFontTextStyleCaption2"): self = .caption2
    default: return nil
    }
  }

  /// Headlines are semibold, everything else is regular.
  package var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The size in points at a preferred text size.
  ///
  /// Source: "Dynamic Type sizes" and "Larger accessibility type sizes" in Apple's Human Interface
  /// Guidelines, Typography.
  package func pointSize(category: ContentSizeCategory = .large) -> Double {
    Double(Self.pointSizes[Int(rawValue)][Int(category.rawValue)])
  }

  /// From one baseline to the next in points, at a preferred text size.
  ///
  /// Source: the column "Leading" of the same tables. Recorded heights of labels in the body style confirm
  /// it: 42.5 pt for two lines at two pixels a point, one of 20.29 pt and one of 22 (n = 3).
  package func leading(category: ContentSizeCategory = .large) -> Double {
    Double(Self.leadings[Int(rawValue)][Int(category.rawValue)])
  }

  // A row a style, a column a category from extra small to the largest accessibility size.
  private static let pointSizes: [[UInt8]] = [
    [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
  private static let leadings: [[UInt8]] = [
    [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
    [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
  ]
}

extension TextStyle {
  /// The size, weight and leading on an Apple TV, whose text sizes do not change.
  ///
  /// Source: "tvOS built-in text styles" in Apple's Human Interface Guidelines, Typography. Labels of the
  /// style title 2 are 69 pt high, which a line of 57 pt is (n = 2). Styles that are not listed there have
  /// the figures of a neighbour.
  private var television: (size: Double, weight: FontWeight, leading: Double) {
    switch self {
    case .largeTitle, .title1: (76, .medium, 96)
    case .title2: (57, .medium, 66)
    case .title3: (48, .medium, 56)
    case .headline: (38, .medium, 46)
    case .subheadline: (38, .regular, 46)
    case .callout: (31, .medium, 38)
    case .body, .footnote: (29, .medium, 36)
    case .caption1: (25, .medium, 32)
    case .caption2: (23, .medium, 30)
    }
  }

  /// The font of the style on an Apple TV.
  package var televisionFont: Font {
    let figures = television
    return Font(
      family: .system, size: figures.size, weight: figures.weight, linePitch: figures.leading)
  }
}

extension Font {
  /// The font of a text style at a preferred text size.
  package static func textStyle(_ style: TextStyle, category: ContentSizeCategory = .large) -> Font {
    var font = Font.system(style.pointSize(category: category), weight: style.weight)
    font.linePitch = style.leading(category: category)
    font.style = style
    return font
  }
}
