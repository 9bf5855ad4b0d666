#if Raster
  import PlumbGeometry
  import PlumbLayoutRendering
  import PlumbRasterRendering
  import Testing

  @Suite("PNG")
  struct PNGWriterTests {
    private let red = Color(hex: 0xFF3B30)

    private func drawing(_ elements: [DrawingElement], background: Color? = .white) -> Drawing {
      Drawing(title: "", size: Size(width: 20, height: 10), background: background, elements: elements)
    }

    @Test func fileHasSignatureAndSize() throws {
      let bytes = try PNGWriter.bytes(drawing([]))
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
      let picture = try DecodedPicture(png: bytes)
      #expect(picture.width == 40 && picture.height == 20)
      #expect(picture[0, 0] == .white && picture[39, 19] == .white)
    }

    @Test(arguments: [(0.5, 10, 5), (1, 20, 10), (1.01, 21, 11), (3, 60, 30)])
    func scaleSaysHowManyPixelsAPointHas(scale: Double, width: Int, height: Int) throws {
      let picture = try DecodedPicture(drawing([]), scale: scale)
      #expect(picture.width == width && picture.height == height)
    }

    @Test func pictureWithoutBackgroundIsTransparent() throws {
      #expect(try DecodedPicture(drawing([], background: nil))[5, 5] == .clear)
    }

    @Test func rectangleFillsItsPixels() throws {
      let rect = Rect(x: 5, y: 2, width: 10, height: 6)
      let picture = try DecodedPicture(drawing([.rectangle(rect, cornerRadius: 0, .fill(red))]))
      let inked = DecodedPicture.Pixel(red: 0xFF, green: 0x3B, blue: 0x30)
      for (x, y) in [(5, 2), (14, 2), (5, 7), (14, 7), (10, 5)] { #expect(picture[x, y] == inked) }
      for (x, y) in [(4, 2), (15, 2), (5, 1), (14, 8)] { #expect(picture[x, y] == .white) }
    }

    @Test func roundCornersAndEllipsesLeaveTheirCornersOut() throws {
      let rect = Rect(x: 0, y: 0, width: 20, height: 10)
      for element in [
        DrawingElement.rectangle(rect, cornerRadius: 99, .fill(red)), .ellipse(rect, .fill(red)),
      ] {
        let picture = try DecodedPicture(drawing([element]))
        #expect(picture[0, 0] == .white && picture[19, 9] == .white)
        #expect(picture[10, 0] != .white && picture[10, 5].blue == 0x30)
      }
    }

    @Test func strokeIsCentredOnTheOutline() throws {
      let line = DrawingElement.line(
        from: Point(x: 0, y: 5), to: Point(x: 20, y: 5), StrokeStyle(color: .black, width: 2))
      let picture = try DecodedPicture(drawing([line]))
      #expect((3...6).map { picture[10, $0].red } == [255, 0, 0, 255])
    }

    @Test func dashesLeaveGaps() throws {
      let style = StrokeStyle(color: .black, width: 2, dashes: [4, 4])
      let line = DrawingElement.line(from: Point(x: 0, y: 5), to: Point(x: 20, y: 5), style)
      let picture = try DecodedPicture(drawing([line]))
      #expect(picture[1, 5].red == 0 && picture[5, 5] == .white && picture[9, 5].red == 0)
    }

    @Test func laterElementsLieOverEarlierOnes() throws {
      let rect = Rect(x: 0, y: 0, width: 20, height: 10)
      let picture = try DecodedPicture(
        drawing([
          .rectangle(rect, cornerRadius: 0, .fill(.black)), .rectangle(rect, cornerRadius: 0, .fill(red)),
        ]))
      #expect(picture[3, 3].red == 255)
    }

    @Test func groupIsClippedAndFadedAsAWhole() throws {
      let whole = Rect(x: 0, y: 0, width: 20, height: 10)
      let twice = Array(repeating: DrawingElement.rectangle(whole, cornerRadius: 0, .fill(.black)), count: 2)
      let group = DrawingGroup(
        elements: twice, clip: .init(Rect(x: 0, y: 0, width: 10, height: 10)), opacity: 0.5)
      let picture = try DecodedPicture(drawing([.group(group)]))
      #expect(picture[5, 5].red == 127 || picture[5, 5].red == 128)
      #expect(picture[10, 5] == .white)
      // What follows is clipped no more.
      let after = try DecodedPicture(drawing([.group(group), twice[0]]))
      #expect(after[15, 5].red == 0)
    }

    @Test func pathIsFilledByItsWinding() throws {
      let square: [PathSegment] = [
        .move(Point(x: 0, y: 0)), .line(Point(x: 10, y: 0)), .line(Point(x: 10, y: 10)),
        .line(Point(x: 0, y: 10)), .close,
      ]
      let hole: [PathSegment] = [
        .move(Point(x: 3, y: 3)), .line(Point(x: 3, y: 7)), .line(Point(x: 7, y: 7)),
        .line(Point(x: 7, y: 3)),
      ]
      let picture = try DecodedPicture(drawing([.path(square + hole, .fill(red))]))
      #expect(picture[1, 1].red == 255 && picture[1, 1].blue == 0x30)
      #expect(picture[5, 5] == .white)
    }

    @Test func sameDrawingGivesSameBytes() throws {
      let drawing = Samples.form
      #expect(try PNGWriter.bytes(drawing) == PNGWriter.bytes(drawing))
    }
  }
#endif
