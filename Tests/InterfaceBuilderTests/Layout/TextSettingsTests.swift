import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics
import Testing

/// Texts that are shown larger, or twice, than the document has them.
@Suite("Text sizes and doubled strings")
struct TextSettingsTests {
  private static let prose = "Several words that fill a line of a telephone"

  /// Labels at the left edge, one below the other; the last one between both edges.
  private static func document(width: Double = 46) throws -> InterfaceDocument {
    func label(_ id: String, _ text: String, _ y: Double, _ size: Size, _ font: String) -> String {
      """
      <label text="\(text)" numberOfLines="\(id == "prose" || id == "near" ? 0 : 1)" id="\(id)"
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="\(y)" width="\(size.width)"
      height="\(size.height)"/><fontDescription key="fontDescription" \(font)/></label>
      """
    }
    func pin(_ id: String, _ attribute: String) -> String {
      """
      <constraint firstItem="\(id)" firstAttribute="\(attribute)" secondItem="root"
      secondAttribute="\(attribute)" id="\(id)-\(attribute)"/>
      """
    }
    return try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"
        useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><objects>
        <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        \(label("fixed", "Below", 0, Size(width: width, height: 20.5), "type=\"system\" pointSize=\"17\""))
        \(label("style", "Below", 0, Size(width: 46, height: 20.5), "style=\"UICTFontTextStyleBody\""))
        \(label("near", "Below", 0, Size(width: 44.5, height: 20.5), "style=\"UICTFontTextStyleBody\""))
        \(label("prose", prose, 0, Size(width: 375, height: 20.5), "style=\"UICTFontTextStyleBody\""))
        </subviews><constraints>\(["fixed", "style", "near", "prose"].map { pin($0, "leading") + pin($0, "top") }.joined())
        \(pin("prose", "trailing"))</constraints></view></objects></document>
        """.utf8))
  }

  private func views(
    _ document: InterfaceDocument, _ texts: TextSettings, _ content: ContentMode = .recorded
  ) throws -> [String: SolvedView] {
    let scene = try #require(try document.layOut(in: .init(content: content, texts: texts)).first)
    return Dictionary(uniqueKeysWithValues: scene.views.map { ($0.id, $0) })
  }

  @Test(arguments: [ContentMode.recorded, .measured])
  func onlyTextStylesFollowTheTextSize(_ content: ContentMode) throws {
    let document = try Self.document()
    let usual = try views(document, .init(), content)
    var last = 0.0
    for category in ContentSizeCategory.allCases {
      let shown = try views(document, .init(category: category), content)
      #expect(shown["fixed"]?.frame == usual["fixed"]?.frame)
      let height = try #require(shown["style"]).frame.height
      #expect(height >= last, "\(category)")
      last = height
    }
    #expect(last > 60)
    #expect(try views(document, .init(category: .large), content)["style"]?.frame == usual["style"]?.frame)
  }

  /// What Interface Builder measured stays in force: only the difference is Plumb's.
  @Test func theRecordedWidthIsTheAnchor() throws {
    let doubled = TextSettings(doublesStrings: true)
    let exact = try #require(try views(Self.document(), doubled)["fixed"]).frame.width
    let wider = try #require(try views(Self.document(width: 47.5), doubled)["fixed"]).frame.width
    #expect(wider == exact + 1.5)
    let font = Font.system(17)
    let growth = singleLineWidth(of: "Below Below", font: font) - singleLineWidth(of: "Below", font: font)
    #expect(abs(exact - 46 - growth) <= 1)
  }

  /// A label that constraints stretched does not grow by what its text does.
  @Test func aStretchedLabelMeasuresItsText() throws {
    let stretched = try #require(try views(Self.document(width: 200), .init(doublesStrings: true))["fixed"])
    #expect(stretched.frame.width < 110)
  }

  @Test(arguments: [ContentMode.recorded, .measured])
  func longerTextsWrap(_ content: ContentMode) throws {
    let document = try Self.document()
    let usual = try #require(try views(document, .init(), content)["prose"]).frame
    let doubled = try #require(try views(document, .init(doublesStrings: true), content)["prose"]).frame
    let larger = try #require(try views(document, .init(category: .accessibilityLarge), content)["prose"])
      .frame
    #expect(usual.height < 25)
    #expect(doubled.width == 375 && doubled.height > 1.8 * usual.height)
    #expect(larger.width == 375 && larger.height > 3 * usual.height)
  }

  /// A label that Interface Builder measured a little narrower than Plumb does keeps its line.
  @Test func aLineIsNotBrokenForHalfAPoint() throws {
    let document = try Self.document()
    let doubled = try #require(try views(document, .init(doublesStrings: true))["near"]).frame
    #expect(doubled.height == 20.5 && doubled.width > 80)
    let pad = try #require(Device.named("ipad10_2"))
    let elsewhere = try #require(try document.layOut(in: .init(device: pad)).first)
    #expect(elsewhere.views.first { $0.id == "near" }?.frame.height == 20.5)
  }

  /// The text size that a document was saved with changes nothing, and macOS has none.
  @Test func aTextSizeThatChangesNothing() throws {
    let document = try Self.document(width: 300)
    let usual = try views(document, .init())
    let large = try views(document, .init(category: .large))
    #expect(usual.mapValues(\.frame) == large.mapValues(\.frame))
    #expect(large["fixed"]?.isMisplaced != nil)
  }

  /// Recorded frames say nothing of other texts.
  @Test func nothingIsMisplacedThen() throws {
    let document = try Self.document(width: 300)
    for texts in [TextSettings(category: .small), TextSettings(doublesStrings: true)] {
      #expect(try views(document, texts).values.allSatisfy { $0.isMisplaced == nil })
    }
  }

  @Test func doubledTexts() {
    let settings = TextSettings(doublesStrings: true)
    #expect(settings.text("Open") == "Open Open")
    #expect(settings.text("") == "")
    let runs = [TextRun("Open ", font: .system(17)), TextRun("it", font: .system(12))]
    let doubled = WrappingText(runs, platform: .iOS).adapted(to: settings)
    #expect(doubled.runs.map(\.text) == ["Open ", "it ", "Open ", "it"])
    #expect(doubled.runs.map(\.font.size) == [17, 12, 17, 12])
  }
}
