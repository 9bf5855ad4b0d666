import PlumbAppleFacts
import Testing

@testable import PlumbTextMetrics

struct FontTests {
  /// Sizes at the standard category: Apple's Human Interface Guidelines, Typography.
  @Test(arguments: [
    ("UICTFontTextStyleTitle0", 34.0), ("UICTFontTextStyleTitle1", 28), ("UICTFontTextStyleTitle2", 22),
    ("UICTFontTextStyleTitle3", 20), ("UICTFontTextStyleHeadline", 17), ("UICTFontTextStyleBody", 17),
    ("UICTFontTextStyleCallout", 16), ("UICTFontTextStyleSubhead", 15), ("UICTFontTextStyleFootnote", 13),
    ("UICTFontTextStyleCaption1", 12), ("UICTFontTextStyleCaption2", 11),
  ]) func textStyle(name: String, size: Double) throws {
    let font = Font.textStyle(try #require(TextStyle(documentName: name)))
    #expect(font.size == size)
    #expect(font.weight == (name == "UICTFontTextStyleHeadline" ? .semibold : .regular))
  }

  /// Apple's Human Interface Guidelines, Typography.
  @Test(arguments: TextStyle.allCases) func linesOfATextStyleHaveRoom(style: TextStyle) {
    for category in ContentSizeCategory.allCases {
      let line = lineHeight(of: .textStyle(style, category: category), platform: .iOS)
      #expect(style.leading(category: category) > line - 2)
      #expect(style.leading(category: category) < line + 7)
    }
  }

  @Test func textStylesOfTVOS() {
    #expect(TextStyle.body.televisionFont.size == 29)
    #expect(TextStyle.title2.televisionFont.size == 57)
    #expect(TextStyle.subheadline.televisionFont.weight == .regular)
  }

  @Test func unknownTextStyleIsNil() {
    #expect(TextStyle(documentName: "UICTFontTextStyleBod") == nil)
    #expect(TextStyle(documentName: "") == nil)
  }

  @Test(arguments: TextStyle.allCases) func textStyleGrowsWithCategory(style: TextStyle) {
    let sizes = ContentSizeCategory.allCases.map { style.pointSize(category: $0) }
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(sizes[0] < sizes[sizes.count - 1])
  }

  @Test(arguments: [
    ("system", nil, 13.0, FontWeight.regular), ("smallSystem", nil, 11, .regular),
    ("smallSystemBold", nil, 11, .bold), ("systemBold", nil, 13, .bold), ("miniSystem", nil, 9, .regular),
    ("message", 11.0, 11, .regular), ("menu", nil, 13, .regular), ("cellTitle", nil, 12, .regular),
    ("label", nil, 10, .regular), ("systemSemibold", 22.0, 22, .semibold),
  ]) func metaFont(name: String, size: Double?, expected: Double, weight: FontWeight) throws {
    let font = try #require(Font(metaFont: name, size: size))
    #expect(font.size == expected)
    #expect(font.weight == weight)
    #expect(font.isKnown)
  }

  @Test(arguments: [
    ("largeTitle", nil, 26.0, FontWeight.regular), ("title3", nil, 15, .regular),
    ("headline", nil, 13, .bold),
    ("headline", 12.0, 12, .bold), ("subheadline", nil, 11, .regular), ("caption2", nil, 10, .medium),
  ]) func desktopTextStyle(name: String, size: Double?, expected: Double, weight: FontWeight) throws {
    let font = try #require(Font(desktopTextStyle: name, size: size))
    #expect(font.size == expected && font.weight == weight && font.isKnown)
    #expect(Font(desktopTextStyle: name + "s", size: size) == nil)
  }

  @Test func unknownMetaFontIsNil() { #expect(Font(metaFont: "systemically", size: 13) == nil) }

  @Test(arguments: [
    ("HelveticaNeue-Light", FontFamily.helveticaNeue, FontWeight.light, true),
    ("Helvetica", .helvetica, .regular, true), ("ArialMT", .arial, .regular, true),
    ("Arial", .arial, .regular, true), ("Arial-BoldMT", .arial, .bold, true),
    (".AppleSystemUIFont", .system, .regular, true),
    ("LucidaGrande-Bold", .lucidaGrande, .bold, true),
    ("Menlo-Bold", .monospaced, .bold, true), ("Optima-Bold", .named("Optima-Bold"), .bold, false),
    ("Siro-SemiBold", .named("Siro-SemiBold"), .semibold, false),
    ("HelveticaNeue-CondensedBold", .named("HelveticaNeue-CondensedBold"), .bold, false),
  ]) func postScriptName(name: String, family: FontFamily, weight: FontWeight, isKnown: Bool) {
    let font = Font(postScriptName: name, size: 15)
    #expect(font.family == family)
    #expect(font.weight == weight)
    #expect(font.isKnown == isKnown)
  }
}
