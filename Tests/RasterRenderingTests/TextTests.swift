import PlumbAppleFacts

#if Raster
  import PlumbGeometry
  import PlumbLayoutRendering
  import PlumbRasterRendering
  import Testing
  import PlumbTextMetrics

  /// Nothing here may depend on which fonts a machine has.
  @Suite("Text is held to its width")
  struct TextTests {
    private func columns(_ text: DrawnText) throws -> ClosedRange<Int>? {
      try DecodedPicture(Samples.picture([.text(text)], width: 300)).inkedColumns
    }

    /// Letters have little room beside them: their ink comes near both ends of the line.
    @Test(arguments: [60.0, 100, 180])
    func inkSpansTheMeasuredWidth(width: Double) throws {
      let ink = try #require(try columns(Samples.line("HamburgH", width: width)))
      let end = 10 + width
      #expect(ink.lowerBound >= 10 && ink.lowerBound < 16)
      #expect(Double(ink.upperBound) <= end && Double(ink.upperBound) > end - 6)
    }

    @Test(arguments: [(DrawnText.Alignment.left, 150), (.center, 100), (.right, 50)])
    func alignmentSaysWhereTheAnchorIs(alignment: DrawnText.Alignment, start: Int) throws {
      let ink = try #require(try columns(Samples.line("HamburgH", x: 150, alignment: alignment)))
      #expect((start...start + 6).contains(ink.lowerBound))
      #expect((start + 94...start + 100).contains(ink.upperBound))
    }

    @Test func lineLiesOnItsBaseline() throws {
      let picture = try DecodedPicture(Samples.picture([.text(Samples.line("HHH", y: 30))]))
      let rows = (0..<picture.height).filter { y in (0..<picture.width).contains { picture[$0, y].red < 128 }
      }
      #expect(rows.last == 29)
      #expect(rows.first.map { $0 < 22 } == true)
    }

    /// A label's picture has as many lines as its height was measured with.
    @Test func linesAreThoseThatAreMeasured() throws {
      let label = WrappingText(
        [TextRun("state-of-the-art/well-known-hyphenated-words", font: .system(17))], platform: .iOS)
      let lines = label.lines(within: 120)
      let frame = Rect(x: 0, y: 0, width: 120, height: lines.height)
      let view = RenderedView(
        id: "label", name: "label", parent: nil, frame: frame, alignmentRect: frame,
        appearance: ViewAppearance(shape: .text(TextContent(label, colors: [.black], slack: 0))))
      let scene = RenderedScene(
        title: "", caption: "", size: frame.size, surroundings: .loose(.touch), views: [view])
      let picture = try DecodedPicture(Drawing(title: "", scenes: [scene]), scale: 2)
      let inked = (0..<picture.height).map { y in
        (0..<picture.width).contains { picture[$0, y].red < 100 }
      }
      let starts = inked.indices.filter { inked[$0] && ($0 == 0 || !inked[$0 - 1]) }
      #expect(lines.count == 5 && starts.count == 5)
    }

    @Test func oneLetterIsNotStretched() throws {
      let narrow = try columns(Samples.line("H", width: 5))
      #expect(try narrow != nil && narrow == columns(Samples.line("H", width: 150)))
    }

    @Test func colourAndTransparencyAreTheTexts() throws {
      var text = Samples.line("█████", width: 100)
      text.color = Color(hex: 0x0000FF)
      let picture = try DecodedPicture(Samples.picture([.text(text)]))
      #expect(picture[60, 25] == DecodedPicture.Pixel(red: 0, green: 0, blue: 255))
    }

    @Test(arguments: [
      "", "\0", "a\0b", "\n\r\t", "\u{202E}abc\u{202C}", "שלום עולם", "مرحبا 123", "👩‍👩‍👧‍👦🏳️‍🌈",
      "e\u{301}\u{301}\u{301}",
      "\u{FEFF}\u{FFFE}\u{10FFFF}", String(decoding: [0xFDD0 as UInt16], as: UTF16.self), "<b>&amp;</b>",
      "日本語", String(repeating: "x", count: 10_000),
      String(repeating: "\u{301}", count: 2_000), String(repeating: "👍🏽", count: 2_000),
    ])
    func anyStringIsDrawn(string: String) throws {
      let drawing = Samples.picture([
        .text(Samples.line(string)), .text(Samples.line("after", x: 150, width: 40)),
      ])
      let picture = try DecodedPicture(drawing)
      let ink = try #require(picture.inkedColumns)
      #expect((180...190).contains(ink.upperBound))
      #expect(try PDFWriter.bytes(drawing).count > 500)
    }

    @Test func longLineKeepsItsWidth() throws {
      let ink = try #require(try columns(Samples.line(String(repeating: "H", count: 10_000), width: 150)))
      #expect(ink.lowerBound >= 9 && ink.upperBound <= 161)
    }

    @Test(arguments: [0, -1, .nan, .infinity, 1e-9, 1e5, 1e300])
    func anyFontSizeIsSurvived(size: Double) throws {
      let drawing = Samples.picture([.text(Samples.line("abc", size: size))])
      #expect(try PNGWriter.bytes(drawing).count > 60)
      #expect(try PDFWriter.bytes(drawing).count > 500)
    }

    @Test(arguments: [0, -1, .nan, .infinity, 1e-300, 1e300])
    func anyWidthIsSurvived(width: Double) throws {
      let drawing = Samples.picture([.text(Samples.line("abc", width: width))])
      #expect(try PNGWriter.bytes(drawing).count > 60)
      #expect(try PDFWriter.bytes(drawing).count > 500)
    }

    @Test(arguments: [.nan, -5, 0, 1e9, 650.5])
    func anyWeightIsSurvived(weight: Double) throws {
      #expect(try columns(Samples.line("abc", weight: weight)) != nil)
    }
  }
#endif
