import PlumbAppleFacts
import PlumbGeometry
import Testing

@testable import PlumbTextMetrics

struct LineHeightTests {
  /// Heights of one-line labels that documents record at a size and a scale.
  @Test(arguments: [
    (10.0, 3.0, 12.0), (12, 2, 14.5), (13, 2, 16), (14, 2, 17), (15, 2, 18), (16, 2, 19.5), (17, 2, 20.5),
    (20, 2, 24), (22, 2, 26.5), (33, 2, 39.5), (36, 2, 43), (36, 3, 43),
  ]) func labelOfIOS(points: Double, scale: Double, height: Double) {
    let size = size(ofSingleLine: "Label", font: .system(points), scale: scale, platform: .iOS)
    #expect(size.height == height)
  }

  @Test func labelOfIOSAtThreePixels() {
    let size = size(ofSingleLine: "Label", font: .system(17), scale: 3, platform: .iOS)
    #expect(abs(size.height - 61 / 3) < 1e-9)
  }

  @Test(arguments: [(9.0, 11.0), (10, 13), (11, 14), (12, 15), (13, 16), (16, 19), (22, 26)])
  func labelOfMacOS(points: Double, height: Double) {
    #expect(lineHeight(of: .system(points), platform: .macOS) == height)
  }

  @Test func standardLabelOfMacOSWasHigherBeforeXcode11() {
    let label = DesktopControl(kind: .label, title: "Label")
    let old = ControlContext(platform: .macOS, release: Release(build: 14109), scale: 1)
    let new = ControlContext(platform: .macOS, release: Release(build: 21507), scale: 1)
    #expect(label.spec(in: old).size == IntrinsicSize(width: 33, height: 17))
    #expect(label.spec(in: new).size == IntrinsicSize(width: 33, height: 16))
  }

  /// As documents record labels of other sizes, before Xcode 11 and since.
  @Test(arguments: [
    (Release.xcode10, 12.0, 16.0), (.xcode10, 14, 18), (.xcode12Point3, 24, 28), (.xcode12Point3, 30, 35),
    (.xcode11, 20, 23), (.xcode11, 21, 24), (.xcode13, 20, 24), (.xcode13, 21, 25),
  ])
  func labelOfMacOSInOtherSizes(release: Release, points: Double, height: Double) {
    let label = DesktopControl(kind: .label, title: "Label", font: .system(points))
    let context = ControlContext(platform: .macOS, release: release, scale: 1)
    #expect(label.spec(in: context).size.height == height)
  }

  /// As documents record labels in fonts that they name.
  @Test(arguments: [
    ("Menlo-Regular", 11.0, 13.0), ("Menlo-Regular", 13, 15), ("Menlo-Bold", 17, 20),
    ("HelveticaNeue", 11, 12),
    ("HelveticaNeue", 20, 23),
  ])
  func labelOfMacOSInNamedFonts(name: String, points: Double, height: Double) {
    #expect(lineHeight(of: Font(postScriptName: name, size: points), platform: .macOS) == height)
  }

  /// As documents of Xcode 5 and 6 record labels.
  @Test(arguments: [(11.0, 14.0), (12, 16), (13, 17), (16, 19)])
  func labelOfMacOSInLucidaGrande(points: Double, height: Double) {
    let font = Font.system(points).known(in: .xcode5Point1, on: .macOS)
    #expect(lineHeight(of: font, platform: .macOS) == height)
  }

  @Test func baselineLiesInsideTheLine() throws {
    for points in [9.0, 11, 13, 17, 28] {
      for scale in [1.0, 2, 3] {
        let context = ControlContext(platform: .iOS, release: Release(build: 20000), scale: scale)
        let label = TouchControl.label(text: "Label", font: .system(points))
        let height = try #require(label.spec(in: context).size.height)
        let baseline = try #require(
          label.spec(in: context).baseline.fromTop(inHeight: height, scale: context.scale))
        #expect(baseline > height * 0.6 && baseline < height)
        #expect(abs((baseline * scale).rounded() - baseline * scale) < 1e-9)
      }
    }
  }

  @Test(arguments: [(21.0, FontWeight.light, 25.0), (19, .bold, 23)])
  func helveticaNeue(points: Double, weight: FontWeight, height: Double) {
    let font = Font(family: .helveticaNeue, size: points, weight: weight)
    #expect(size(ofSingleLine: "Label", font: font, scale: 2, platform: .iOS).height == height)
  }

  /// 19.55 at 17 pt, 15.64 of it above the baseline (a published run on iOS; macOS has 13.09 there), and recorded labels of
  /// 36 pt at two pixels a point are 41.5 high (n = 7). No noise: 20 pt are 23 high, and not a hair more.
  @Test func helvetica() {
    let font = Font(postScriptName: "Helvetica", size: 17)
    let metrics = LineMetrics(font, platform: .iOS)
    #expect(metrics.lineHeight == 19.55 && abs(metrics.ascender - 15.64033203125) < 1e-12)
    #expect(LineMetrics(font, platform: .macOS).ascender == 13)
    let large = Font(postScriptName: "Helvetica", size: 36)
    #expect(size(ofSingleLine: "Label", font: large, scale: 2, platform: .iOS).height == 41.5)
    for (points, height) in [(20.0, 23.0), (40, 46), (7, 8.05), (14, 16.1), (28, 32.2)] {
      #expect(lineHeight(of: Font(family: .helvetica, size: points), platform: .iOS) == height)
    }
  }

  @Test(arguments: [
    ("Menlo-Regular", 12.0, 18.0, 14.0), ("Menlo-Regular", 9, 13, 10), ("ArialMT", 13, 19, 15),
  ])
  func linesOfFontFilesAreHigherUpToMacOS10Point14(
    name: String, points: Double, before: Double, since: Double
  ) {
    let font = Font(postScriptName: name, size: points)
    for (release, height) in [(Release.xcode10, before), (.xcode11, since)] {
      #expect(lineHeight(of: font.known(in: release, on: .macOS), platform: .macOS) == height)
    }
  }

  /// The system's own has 16 and 14 points.
  @Test(arguments: [(13.0, 15.0), (11, 13), (14, 16)])
  func publishedSanFrancisco(points: Double, height: Double) {
    let font = Font(postScriptName: "SFProText-Semibold", size: points)
    #expect(lineHeight(of: font, platform: .macOS) == height)
  }

  /// The figures of the font itself: 1854 and 434 of 2048 units, and 67 between lines.
  @Test func arial() {
    let metrics = LineMetrics(Font(postScriptName: "ArialMT", size: 2048), platform: .iOS)
    #expect(metrics == LineMetrics(ascender: 1854, descender: 434, leading: 67))
    let helvetica = Font(postScriptName: "Helvetica", size: 17)
    let arial = Font(postScriptName: "ArialMT", size: 17)
    #expect(singleLineWidth(of: "Label", font: arial) == singleLineWidth(of: "Label", font: helvetica))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -17, 0])
  func senselessSizeMeasuresNothing(points: Double) {
    for family in [FontFamily.system, .helveticaNeue, .monospaced] {
      let font = Font(family: family, size: points, weight: FontWeight(points))
      #expect(singleLineWidth(of: "Label", font: font) == 0)
      #expect(lineHeight(of: font, platform: .iOS) == 0)
      #expect(lineHeight(of: font, platform: .macOS) == 0)
    }
  }
}
