import PlumbAppleFacts
import PlumbGeometry
import Testing

@testable import PlumbTextMetrics

/// Texts of several lines.
struct WrappingTextTests {
  private static let touch = ControlContext(platform: .iOS, release: Release(build: 21507), scale: 2)
  private static let desktop = ControlContext(platform: .macOS, release: Release(build: 21507), scale: 1)

  private func text(
    _ text: String, font: Font = .system(17), breaking: WrappingText.Breaking = .words, lineLimit: Int = 0,
    platform: Platform = .iOS, spacing: LineSpacing = LineSpacing()
  ) -> WrappingText {
    WrappingText(
      [TextRun(text, font: font, spacing: spacing)], breaking: breaking, lineLimit: lineLimit,
      platform: platform)
  }

  private func width(_ text: String, _ font: Font = .system(17)) -> Double {
    singleLineWidth(of: text, font: font)
  }

  @Test func withoutALimitThereIsOneLine() {
    let lines = text("one two three").lines(within: nil)
    #expect(lines.count == 1)
    #expect(abs(lines.width - width("one two three")) < 1e-9)
    #expect(lines.height == lineHeight(of: .system(17), platform: .iOS))
  }

  @Test func linesAreFilledWithWholeWords() {
    let limit = width("one two")
    let lines = text("one two three").lines(within: limit)
    #expect(lines.count == 2)
    #expect(abs(lines.width - limit) < 1e-9)
    #expect(text("one two three").lines(within: limit - 0.5).count == 3)
  }

  @Test func spacesHangOverTheEndOfALine() {
    #expect(text("one    two").lines(within: max(width("one"), width("two")) + 0.5).count == 2)
    #expect(abs(text("one   ").lines(within: nil).width - width("one")) < 1e-9)
  }

  @Test func aWordThatIsTooWideIsBroken() {
    let lines = text("mmmmmmmm").lines(within: width("mmm"))
    #expect(lines.count == 3)
    #expect(text("mmm").lines(within: 0).count == 3)
    #expect(text("a e\u{301}e\u{301}").lines(within: 1).count == 3)
  }

  /// A line is as wide as its text alone: what its first character keeps from the one before is on no line.
  @Test func linesBeginWithoutKerning() {
    let widest = max(width("A"), width("V"))
    #expect(width("AV") < width("A") + width("V") - 0.5)
    #expect(abs(text("AV").lines(within: widest).width - widest) < 1e-9)
    #expect(abs(text("A\nV").lines(within: nil).width - widest) < 1e-9)
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b", "a\nb\n"])
  func lineBreaksThatAreWritten(written: String) {
    #expect(text(written).lines(within: nil).count == 2)
    #expect(text(written, breaking: .never).lines(within: 1).count == 2)
  }

  @Test func anEmptyLineIsALine() {
    #expect(text("a\n\nb").lines(within: nil).count == 3)
    #expect(text("").lines(within: 10) == TextLines())
  }

  @Test func linesBeyondTheLimitAreNotShown() {
    let long = "one two three four five six"
    #expect(text(long).lines(within: 40).count > 3)
    #expect(text(long, lineLimit: 2).lines(within: 40).count == 2)
    #expect(text(long, lineLimit: 2).lines(within: 40).width <= 40.01)
    #expect(text("a\nb\nc", lineLimit: 2).lines(within: nil).count == 2)
  }

  @Test func charactersBreakAnywhere() {
    let limit = width("one t")
    #expect(text("one two", breaking: .characters).lines(within: limit).count == 2)
    #expect(abs(text("one two", breaking: .characters).lines(within: limit).width - limit) < 1e-9)
  }

  @Test func whereItMayBreakNowhereThereIsOneLine() {
    #expect(text("one two three", breaking: .never).lines(within: 10).count == 1)
  }

  /// Recorded heights: their sum is rounded up, not each line.
  @Test(arguments: [(17.0, 2, 41.0), (13, 2, 31.5), (12, 4, 57.5), (20, 2, 48), (16, 2, 38.5)])
  func heightOfLinesOfIOS(points: Double, count: Int, height: Double) {
    let lines = Array(repeating: "x", count: count).joined(separator: "\n")
    #expect(size(of: text(lines, font: .system(points)), within: nil, in: Self.touch).height == height)
  }

  @Test func linesOfATextStyleStandAsFarApartAsItSays() {
    let body = text("a\nb", font: .textStyle(.body))
    #expect(size(of: body, within: nil, in: Self.touch).height == 42.5)
    #expect(size(of: text("a", font: .textStyle(.body)), within: nil, in: Self.touch).height == 20.5)
  }

  @Test func heightOfLinesOfMacOS() {
    let small = text("a\nb\nc", font: .system(11), platform: .macOS)
    #expect(size(of: small, within: nil, in: Self.desktop).height == 42)
    let old = ControlContext(platform: .macOS, release: Release(build: 14109), scale: 1)
    let regular = text("a\nb", font: .system(13), platform: .macOS)
    #expect(size(of: regular, within: nil, in: old).height == 34)
    #expect(size(of: text("", font: .system(13), platform: .macOS), within: nil, in: old).height == 17)
  }

  @Test func paragraphStyles() {
    let line = lineHeight(of: .system(17), platform: .iOS)
    func height(_ spacing: LineSpacing, _ written: String = "a\nb") -> Double {
      text(written, spacing: spacing).lines(within: nil).height
    }
    #expect(abs(height(LineSpacing(between: 3)) - (2 * line + 3)) < 1e-9)
    #expect(abs(height(LineSpacing(heightMultiple: 1.5)) - 3 * line) < 1e-9)
    #expect(height(LineSpacing(minimumHeight: 30)) == 60)
    #expect(height(LineSpacing(maximumHeight: 10)) == 20)
    #expect(abs(height(LineSpacing(afterParagraph: 8), "a\nb\nc") - (3 * line + 16)) < 1e-9)
  }

  @Test func linesStandBetweenIndents() {
    func lines(_ spacing: LineSpacing, _ written: String = "one two\nsix", within width: Double? = 80)
      -> TextLines
    {
      text(written, spacing: spacing).lines(within: width)
    }
    let plain = lines(LineSpacing())
    #expect(plain.lines.map(\.indent) == [0, 0] && plain.count == 2)
    // Each paragraph has a first line of its own.
    let hanging = lines(LineSpacing(firstIndent: 5, indent: 20), within: 60)
    #expect(hanging.lines.map(\.indent) == [5, 20, 5])
    let two = text("two").lines(within: nil).width
    #expect(abs(hanging.width - (20 + two)) < 1e-9)
    // From the end, and from the beginning.
    #expect(lines(LineSpacing(end: -30)).count == 3 && lines(LineSpacing(end: 50)).count == 3)
    #expect(lines(LineSpacing(end: 75)).count == 2 && lines(LineSpacing(end: 500)).count == 2)
    #expect(lines(LineSpacing(firstIndent: 10), within: nil).width == plain.width + 10)
  }

  /// Something else among the characters is as wide and as high as it says.
  @Test func boxesStandOnLines() {
    let box = TextBox(width: 30, ascent: 40, descent: 10)
    let mixed = WrappingText(
      [TextRun("a", font: .system(17)), TextRun("\u{FFFC}", font: .system(17), box: box)], platform: .iOS)
    let lines = mixed.lines(within: nil)
    #expect(lines.height == 50 && lines.lines[0].baseline == 40)
    #expect(abs(lines.width - text("a").lines(within: nil).width - 30) < 1e-9)
    #expect(mixed.edges(in: 0..<4).map(\.end) == [1, 4] && mixed.edges(in: 0..<4)[1].x == lines.width)
    #expect(mixed.lines(within: 32).count == 2)
  }

  @Test func theHighestFontOfALineCounts() {
    let mixed = WrappingText(
      [TextRun("small ", font: .system(12)), TextRun("large", font: .system(30))], platform: .iOS)
    #expect(mixed.lines(within: nil).height == lineHeight(of: .system(30), platform: .iOS))
    let sum = lineHeight(of: .system(12), platform: .iOS) + lineHeight(of: .system(30), platform: .iOS)
    #expect(abs(mixed.lines(within: width("large", .system(30))).height - sum) < 1e-9)
  }

  /// A mark allows a break where the character that it stands on does.
  @Test func marksBehaveAsWhatTheyStandOn() {
    for written in ["❤️abc", "か\u{3099}abc", "ກ\u{0EB4}abc"] {
      let word = width("abc") + 0.5
      #expect(text(written).lines(within: word).count == 2, "\(written)")
      #expect(text(written).lines(within: word).width <= word, "\(written)")
    }
    #expect(text("a \u{301}b").lines(within: width("a") + 0.5).count == 2)
  }

  @Test(arguments: [0, -1, -Double.infinity, .leastNonzeroMagnitude])
  func withoutRoomEveryCharacterTakesALine(width: Double) {
    for breaking in [WrappingText.Breaking.words, .characters] {
      let lines = text("ab c", breaking: breaking).lines(within: width)
      #expect(lines.count == 3 && lines.width >= 0)
    }
  }

  @Test(arguments: [Double.infinity, .nan]) func aWidthThatLimitsNothing(width: Double) {
    #expect(text("one two three").lines(within: width) == text("one two three").lines(within: nil))
  }

  @Test(arguments: [-Double.infinity, -1, 0, .nan, .infinity, .greatestFiniteMagnitude])
  func oddFontSizes(points: Double) {
    for platform in [Platform.iOS, .macOS] {
      let lines = text("one two", font: .system(points), platform: platform).lines(within: 10)
      #expect(lines.width.isFinite && lines.height.isFinite && lines.height >= 0)
    }
  }

  @Test func oddLimitsOfLines() {
    #expect(text("one two", lineLimit: .min).lines(within: 40) == text("one two").lines(within: 40))
    #expect(text("one two", lineLimit: .max).lines(within: 40) == text("one two").lines(within: 40))
  }

  /// A megabyte, as one word, as one paragraph and as lines.
  @Test(.timeLimit(.minutes(1)), arguments: ["x", "word ", "x\n", "\u{301}", "漢"]) func largeTexts(
    part: String
  ) {
    let large = text(String(repeating: part, count: 1_000_000 / part.utf8.count))
    let lines = large.lines(within: 100)
    #expect(lines.width <= 100.01 && lines.height.isFinite)
  }

  @Test func narrowerIsNeverLower() {
    let prose = "The quick brown fox – jumps over 12 lazy-bones / 東京都、北京。สวัสดี 😀👨‍👩‍👧🇫🇷 end"
    var previous = Double.infinity
    for width in stride(from: 5.0, through: 900, by: 5) {
      let size = text(prose).size(within: width)
      #expect(size.height <= previous)
      #expect(size.height > 0 && size.width.isFinite)
      previous = size.height
    }
  }
}

/// Where lines may end.
struct LineBreakTests {
  /// The pieces of a text between which lines may end.
  private func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    var previous: LineBreakClass?
    for scalar in text.unicodeScalars {
      let lineClass = LineBreakClass.of(scalar.value)
      if let previous, !LineBreakClass.allowsBreak(between: previous, and: lineClass) {
        pieces[pieces.count - 1].unicodeScalars.append(scalar)
      } else {
        pieces.append(String(scalar))
      }
      previous = lineClass
    }
    return pieces
  }

  @Test(arguments: [
    ("one two", ["one ", "two"]), ("one  two", ["one  ", "two"]), ("Wi-Fi", ["Wi-", "Fi"]),
    ("a/b", ["a/", "b"]), ("1-2", ["1-2"]), ("a\u{A0}b", ["a\u{A0}b"]), ("don’t (go).", ["don’t ", "(go)."]),
    ("a\u{200B}b", ["a\u{200B}", "b"]), ("e\u{301}e", ["e\u{301}e"]), ("Привет мир", ["Привет ", "мир"]),
    ("Ωμέγα άλφα", ["Ωμέγα ", "άλφα"]), ("שלום עולם", ["שלום ", "עולם"]),
  ]) func alphabets(text: String, expected: [String]) { #expect(pieces(text) == expected) }

  @Test(arguments: [
    ("東京都", ["東", "京", "都"]), ("「東京」、都。", ["「東", "京」、", "都。"]), ("ちょっと", ["ちょっ", "と"]),
    ("가나", ["가", "나"]), ("東iOS京", ["東", "iOS", "京"]), ("สวัสดี", ["ส", "วั", "ส", "ดี"]),
    ("ไทย", ["ไท", "ย"]), ("ກິນ", ["ກິ", "ນ"]), ("ខ្មែរ", ["ខ្មែ", "រ"]),
  ]) func scriptsWithoutSpaces(text: String, expected: [String]) { #expect(pieces(text) == expected) }

  @Test func emojiAreBrokenBetween() {
    #expect(pieces("😀😀") == ["😀", "😀"])
    #expect(pieces("👨‍👩‍👧x") == ["👨‍👩‍👧", "x"])
    #expect(pieces("👍🏽👍🏽") == ["👍🏽", "👍🏽"])
  }

  @Test func joinedEmojiAreOnePicture() {
    let one = singleLineWidth(of: "😀", font: .system(17))
    for joined in ["👨‍👩‍👧", "🇫🇷", "👍🏽", "❤️"] {
      #expect(singleLineWidth(of: joined, font: .system(17)) == one, "\(joined)")
    }
    #expect(singleLineWidth(of: "🇫🇷🇩🇪", font: .system(17)) == 2 * one)
  }
}
