import Testing
import UIKit

@Suite struct UIFontTests {
  /// Sources have one where they say later which font it is.
  @Test func aFontOfNothingHasNoSize() {
    #expect(UIFont().pointSize == 0 && UIFont().lineHeight == 0)
  }

  /// San Francisco's ascender is 1950 and its descender 494 of 2048 units: 20.29 points at 17, as recorded
  /// labels are high; its capitals 1443, which UIKit answers as 11.98.
  @Test func figuresOfTheSystemFont() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.pointSize == 17)
    #expect(abs(font.lineHeight - 20.287109375) < 1e-12)
    #expect(abs(font.ascender - 16.1865234375) < 1e-12)
    #expect(abs(font.descender + 4.1005859375) < 1e-12)
    #expect(abs(font.capHeight - 11.97802734375) < 1e-12)
    #expect(abs(font.xHeight - 8.9482421875) < 1e-12)
    #expect(font.leading == 0)
  }

  /// "Dynamic Type sizes" and "Larger accessibility type sizes" in the Human Interface Guidelines,
  /// Typography.
  @Test(arguments: [
    (UIFont.TextStyle.body, UIContentSizeCategory.large, 17.0), (.body, .extraSmall, 14),
    (.body, .accessibilityExtraExtraExtraLarge, 53), (.largeTitle, .large, 34), (.caption2, .large, 11),
    (.footnote, .extraExtraExtraLarge, 19),
  ])
  func textStyles(style: UIFont.TextStyle, category: UIContentSizeCategory, size: Double) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == CGFloat(size))
  }

  /// The bold system font of iOS is the semibold cut; bold is a heavier one (published measurement).
  @Test func boldIsSemibold() {
    #expect(UIFont.boldSystemFont(ofSize: 17).fontName == ".SFUI-Semibold")
    #expect(UIFont.systemFont(ofSize: 17, weight: .bold).fontName == ".SFUI-Bold")
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
  }

  /// 16⅓ at medium at 3 pixels a point, where body text has 16 points (published measurement).
  @Test func lengthsScaleWithTheLeading() {
    let medium = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .medium), UITraitCollection(displayScale: 3),
    ])
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: medium) - 49.0 / 3) < 1e-12)
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(metrics.scaledValue(for: 17.1, compatibleWith: large) == 17.1)
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let font = UIFont.systemFont(ofSize: 17)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: largest).pointSize == 20)
    #expect(metrics.scaledFont(for: font, compatibleWith: largest).pointSize > 45)
  }

  @Test func helveticaAndArial() throws {
    let helvetica = try #require(UIFont(name: "Helvetica", size: 17))
    #expect(helvetica.lineHeight == 19.55 && helvetica.leading == 0)
    let arial = try #require(UIFont(name: "Arial", size: 17))
    #expect(arial.fontName == "ArialMT" && arial.familyName == "Arial")
    #expect(abs(arial.lineHeight - 2288.0 / 2048 * 17) < 1e-9 && arial.leading > 0.5)
    #expect(UIFont(name: "Arial-BoldMT", size: 17)?.fontName == "Arial-BoldMT")
  }

  /// What is measured as San Francisco although it is another font is said to be, once a family.
  @Test @MainActor func familiesThatAreNotBuiltInAreNamedOnce() {
    let handler = LayoutLog.handler
    defer { LayoutLog.handler = handler }
    var messages: [String] = []
    LayoutLog.handler = { messages.append($0) }
    for name in ["Avenir-Book", "Avenir-Heavy", "Georgia", "Helvetica", "ArialMT", "Menlo-Regular"] {
      #expect(UIFont(name: name, size: 17) != nil)
    }
    _ = UIFont(descriptor: UIFontDescriptor(name: "Georgia-Bold", size: 12), size: 0)
    let families = messages.filter { $0.hasPrefix("[Fonts] ") }.map { $0.split(separator: " ")[4] }
    #expect(families == ["Avenir", "Georgia"])
    #expect(
      messages.first
        == "[Fonts] The font family Avenir is not built in: its texts are measured as San Francisco's, as "
        + "an estimate. Where sizes have to be those of a device, test with a system font, Helvetica or Arial."
    )
  }

  @Test func namesAndSizes() throws {
    let font = try #require(UIFont(name: "HelveticaNeue-Light", size: 15))
    #expect(font.fontName == "HelveticaNeue-Light")
    #expect(font.familyName == "Helvetica Neue")
    #expect(font.withSize(20).pointSize == 20)
    #expect(font.withSize(15) == font && font.withSize(15).hash == font.hash)
    #expect(UIFont(name: "", size: 15) == nil)
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 17, weight: .medium))
    #expect(UIFont.systemFontSize == 14 && UIFont.labelFontSize == 17)
  }

  /// Column "Emphasized weight" in the Human Interface Guidelines, Typography: body semibold, titles bold.
  @Test func descriptors() throws {
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    let bold = try #require(body.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontName == ".SFUI-Semibold")
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 17)
    let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    #expect(title.withSymbolicTraits(.traitBold)?.postscriptName == ".SFUI-Bold")
    let mono = try #require(body.withDesign(.monospaced))
    #expect(mono.symbolicTraits.contains(.traitMonoSpace))
    let heavy = body.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    #expect(heavy.postscriptName == ".SFUI-Heavy")
    let named = UIFontDescriptor(fontAttributes: [.family: "Helvetica Neue", .size: 13])
    #expect(UIFont(descriptor: named, size: 0) == UIFont(name: "HelveticaNeue", size: 13))
    #expect(bold.withSymbolicTraits([])?.symbolicTraits == [])
  }
}
