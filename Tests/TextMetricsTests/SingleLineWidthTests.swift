import PlumbAppleFacts
import PlumbGeometry
import Testing

@testable import PlumbTextMetrics

struct SingleLineWidthTests {
  /// Widths that many documents record for Interface Builder's own placeholders.
  @Test(arguments: [
    ("Label", 17.0, FontWeight.regular, 42.0), ("Button", 15, .regular, 46), ("Label", 14, .bold, 37),
    ("Username", 17, .regular, 79),
  ]) func recordedWidth(text: String, size: Double, weight: FontWeight, width: Double) {
    let predicted = singleLineWidth(of: text, font: .system(size, weight: weight)).rounded(.up)
    #expect(abs(predicted - width) <= 1, "\(text) is \(predicted), recorded as \(width)")
  }

  /// Words that several projects record alike, in labels of both systems: the width is rounded up to a pixel.
  @Test(arguments: [
    ("Label", 17.0, FontWeight.regular, 2.0, 41.5),
    ("Label", 13, .regular, 1, 33),
    ("Name", 17, .regular, 2, 45), ("Label", 11, .regular, 1, 29), ("Password", 13, .regular, 1, 59),
    ("Username", 13, .regular, 1, 62), ("Label", 12, .regular, 1, 31), ("Label", 16, .regular, 2, 39.5),
    ("Table View Cell", 13, .regular, 1, 92), ("Label", 17, .semibold, 2, 43.5),
    ("Title", 13, .regular, 2, 26.5), ("Label", 20, .regular, 2, 48),
  ]) func widthThatProjectsAgreeOn(
    text: String, size: Double, weight: FontWeight, scale: Double, width: Double
  ) {
    let label = PlumbTextMetrics.size(
      ofSingleLine: text, font: .system(size, weight: weight), scale: scale, platform: .iOS)
    #expect(abs(label.width - width) < 0.01, "\(text) is \(label.width), recorded as \(width)")
  }

  /// The figures leave those of the open font behind them by a fifth of an em at most, in both directions.
  @Test(arguments: [FontWeight.light, .regular, .semibold, .bold]) func figuresStayNearInter(
    weight: FontWeight
  ) {
    for generation in FontGeneration.allCases {
      for size in [9.0, 13, 17, 20, 34] {
        let fit = SanFranciscoFit(
          weight: weight.value, size: size, generation,
          displayShare: OpticalSize.displayShare(size: size, generation))
        for scalar in UInt32(0x20)...0x7E {
          #expect((fit.correction(of: scalar) + fit.everywhere).magnitude < 205)
        }
      }
    }
  }

  @Test(arguments: [FontFamily.system, .italicSystem, .monospaced, .helveticaNeue, .named("Optima")])
  func longerTextIsWider(family: FontFamily) {
    let text = "To AVOID “kerning” 0.25, Wavy Táblě Ωμέγα Привет 漢字 한글 ไทย"
    for size in [6.0, 11, 13, 17, 19.5, 20, 34, 80, 120] {
      let font = Font(family: family, size: size)
      var previous = 0.0
      for end in text.indices {
        let width = singleLineWidth(of: String(text[...end]), font: font)
        #expect(width > previous, "\(text[...end]) in \(font)")
        previous = width
      }
    }
  }

  @Test(arguments: [FontFamily.system, .monospaced, .helveticaNeue])
  func largerFontIsWider(family: FontFamily) {
    for range in [6...120] {
      let widths = range.map {
        singleLineWidth(of: "Name of the category", font: Font(family: family, size: Double($0)))
      }
      #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test func boldIsWiderThanRegular() {
    let widths = [FontWeight.regular, .medium, .semibold, .bold, .heavy, .black]
      .map { singleLineWidth(of: "Resolution", font: .system(17, weight: $0)) }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func weightBeyondTheMastersIsClamped() {
    let black = singleLineWidth(of: "m", font: .system(17, weight: .ultraLight))
    #expect(singleLineWidth(of: "m", font: .system(17, weight: FontWeight(1))) == black)
  }

  @Test func kerningBringsGlyphsCloser() {
    let font = Font.system(17)
    let apart = singleLineWidth(of: "T", font: font) + singleLineWidth(of: "o", font: font)
    #expect(singleLineWidth(of: "To", font: font) < apart - 1)
  }

  @Test func monospacedGlyphsAreEquallyWide() {
    let font = Font(family: .monospaced, size: 11)
    #expect(singleLineWidth(of: "iii", font: font) == singleLineWidth(of: "WmW", font: font))
  }

  @Test(arguments: [
    "Ąž", "Ωμέγα", "Привет", "שלום", "مرحبا", "नमस्ते", "สวัสดี", "漢字かな", "안녕하세요", "😀", "→∞€™", "\u{301}a",
    "\u{FFFF}x",
  ]) func everyScriptHasASaneWidth(text: String) {
    for family in [FontFamily.system, .helveticaNeue, .monospaced] {
      let width = singleLineWidth(of: text, font: Font(family: family, size: 17))
      #expect(width.isFinite)
      #expect(width > 3 && width < 17 * 1.6 * Double(text.unicodeScalars.count), "\(text): \(width)")
    }
  }

  @Test func eastAsianCharactersTakeAnEmAndTheirTracking() {
    #expect(abs(singleLineWidth(of: "漢字", font: .system(17)) - 34 * 1.02) < 1e-9)
  }

  /// 44.5 at most for three of them at 17 points, recorded in 4 projects with others.
  @Test func hangulIsNarrower() {
    #expect(abs(singleLineWidth(of: "한국어", font: .system(17)) - 44.1) < 0.05)
  }

  /// 19 points at 13, 43 at 38, 50 at 45.
  @Test(arguments: [(13.0, 19.0), (38, 43), (45, 50)]) func emojiAreLargerInSmallText(
    points: Double, width: Double
  ) {
    #expect(abs(singleLineWidth(of: "😀", font: .system(points)) - width) < 1)
  }

  @Test func emptyTextTakesNothing() {
    #expect(singleLineWidth(of: "", font: .system(17)) == 0)
    #expect(size(ofSingleLine: "", font: .system(17), scale: 2, platform: .iOS) == .zero)
  }

  @Test func combiningMarksAddNothing() {
    let font = Font.system(17)
    #expect(singleLineWidth(of: "e\u{301}", font: font) == singleLineWidth(of: "e", font: font))
  }

  @Test(arguments: [
    "\u{AD}", "\n", "\r\n", "\u{2028}", "\u{2029}", "\u{200B}", "\u{FEFF}", "\u{3099}", "\u{0EB4}",
  ])
  func whatCannotBeSeenAddsNothing(character: String) {
    let font = Font.system(17)
    #expect(singleLineWidth(of: "か" + character, font: font) == singleLineWidth(of: "か", font: font))
  }

  @Test(arguments: [-1, Double.nan, .infinity, .greatestFiniteMagnitude]) func widthsAreFinite(points: Double)
  {
    let width = singleLineWidth(of: "Wide", font: .system(points))
    #expect(width.isFinite && width >= 0)
    #expect(singleLineWidth(of: "Wide", font: .system(17, weight: FontWeight(points))).isFinite)
    let symbol = SymbolEstimate(aspect: points, font: .system(points), scale: .large)
    let context = ControlContext(platform: .iOS, release: Release(build: 22505), scale: 2)
    #expect(symbol.size(in: context).height.isFinite && symbol.size(in: context).width.isFinite)
  }

  @Test func repeatedMeasuringGivesTheSameBits() {
    let widths = (0..<100).map { _ in singleLineWidth(of: "Determinism", font: .system(17.3)) }
    #expect(Set(widths.map(\.bitPattern)).count == 1)
  }

  @Test(arguments: [22.0, 34, 80]) func largeSizesWereWiderBeforeIOS13(points: Double) {
    let text = "Snooze Alarms"
    let then = Font.system(points).known(in: Release(build: 12121), on: .iOS)
    #expect(singleLineWidth(of: text, font: then) > singleLineWidth(of: text, font: .system(points)))
  }

  @Test func theFirstVariableFontIsWiderAtSeventeenPoints() {
    func width(_ points: Double, _ release: Release) -> Double {
      singleLineWidth(of: "Snooze", font: Font.system(points).known(in: release, on: .iOS))
    }
    #expect((width(17, .xcode11) - width(17, .xcode12) - 6 * 17 * 0.0015).magnitude < 1e-9)
    #expect(width(16, .xcode11) == width(16, .xcode12))
    #expect(width(18, .xcode11) == width(18, .xcode12))
  }

  /// As documents of Xcode 5 and 6 record titles.
  @Test func lucidaGrandeWasTheSystemFontOfMacOS() {
    func width(_ release: Release, _ platform: Platform) -> Double {
      singleLineWidth(of: "Reset All Settings", font: Font.system(13).known(in: release, on: platform))
    }
    #expect(width(.xcode5Point1, .macOS) > width(.xcode8, .macOS) + 1)
    #expect(width(.xcode6Point3, .macOS) == width(.xcode8, .macOS))
    #expect(width(.xcode5Point1, .iOS) == width(.xcode8, .iOS))
    let digits = Font(postScriptName: "LucidaGrande", size: 100)
    #expect(abs(singleLineWidth(of: "88", font: digits) - 126.4) < 1e-9)
    let bold = Font(postScriptName: "LucidaGrande-Bold", size: 100)
    #expect(abs(singleLineWidth(of: "88", font: bold) - 133.6) < 1e-9)
  }

  @Test func theVariableFontHasNoStep() {
    for points in stride(from: 16.0, through: 30, by: 0.25) {
      let widths = [points, points + 0.01].map { singleLineWidth(of: "Snooze Alarms", font: .system($0)) }
      #expect(abs(widths[1] - widths[0]) < 0.2, "at \(points) pt")
    }
  }

  /// Recorded in documents that name the font.
  @Test(arguments: [
    ("HelveticaNeue-Light", "Options", 17.0, 58.0), ("HelveticaNeue-Bold", "Title", 22, 45.5),
  ])
  func helveticaNeueByWeight(name: String, text: String, points: Double, width: Double) {
    let font = Font(postScriptName: name, size: points)
    #expect(
      size(ofSingleLine: text, font: font, scale: 2, platform: .iOS).width.rounded(.up) == width.rounded(.up))
  }

  @Test func helveticaAndHelveticaNeueAreTwoFamilies() {
    let neue = Font(postScriptName: "HelveticaNeue", size: 100)
    let classic = Font(postScriptName: "Helvetica", size: 100)
    #expect(abs(singleLineWidth(of: "o", font: neue) - 57.4) < 1e-9)
    #expect(abs(singleLineWidth(of: "o", font: classic) - 55.6) < 0.05)
    #expect(lineHeight(of: classic, platform: .iOS) == 115 && lineHeight(of: neue, platform: .iOS) == 116.5)
  }
}
