import PlumbGeometry
import PlumbLayoutRendering
import PlumbRasterRendering
import Testing

@Suite("Pictures that cannot be")
struct SizeTests {
  private func drawing(_ width: Double, _ height: Double) -> Drawing {
    Drawing(title: "", size: Size(width: width, height: height))
  }

  @Test func tooLargeIsAnError() {
    #expect(throws: RasterError.tooLarge(width: 32768, height: 2)) { try PNGWriter.bytes(drawing(16384, 1)) }
    #expect(throws: RasterError.tooLarge(width: 20000, height: 20000)) {
      try PNGWriter.bytes(drawing(10000, 10000))
    }
    #expect(throws: RasterError.tooLarge(width: 1e300, height: 1)) {
      try PNGWriter.bytes(drawing(1e300, 1), scale: 1)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func sizesThatAreNoNumbersAreErrors(side: Double) {
    for write in [{ try PNGWriter.bytes($0) }, { try PDFWriter.bytes($0) }] as [(Drawing) throws -> [UInt8]] {
      #expect {
        try write(drawing(10, side))
      } throws: { error in
        if case .invalidSize? = error as? RasterError { true } else { false }
      }
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func scalesThatAreNoneAreErrors(scale: Double) {
    #expect {
      try PNGWriter.bytes(drawing(10, 10), scale: scale)
    } throws: { error in
      if case .invalidScale? = error as? RasterError { true } else { false }
    }
  }

  #if Raster
    @Test func longestSideStillWorks() throws {
      let picture = try DecodedPicture(drawing(32767, 1), scale: 1)
      #expect(picture.width == 32767 && picture.height == 1)
    }

    @Test func sizesWithoutAreaGiveOnePixel() throws {
      for (width, height) in [(0.0, 0.0), (-5, -5), (1e-9, 0.3)] {
        let picture = try DecodedPicture(drawing(width, height))
        #expect(picture.width == 1 && picture.height == 1)
        #expect(try PDFWriter.bytes(drawing(width, height)).count > 300)
      }
    }

    @Test func arithmeticsTrifleTakesNoPixel() throws {
      #expect(try DecodedPicture(drawing(0.1 + 0.2, 3 * 1.1), scale: 10).width == 3)
      #expect(try DecodedPicture(drawing(0.1 + 0.2, 3 * 1.1), scale: 10).height == 33)
    }
  #else
    @Test func withoutTheTraitThereIsNone() {
      #expect(throws: RasterError.unavailable) { try PNGWriter.bytes(drawing(10, 10)) }
      #expect(throws: RasterError.unavailable) { try PDFWriter.bytes(drawing(10, 10)) }
    }
  #endif
}

#if Raster
  @Suite("Shapes with extreme numbers")
  struct ExtremeShapeTests {
    static let extremes: [Double] = [
      0, -1, 1e-300, 1e7, -1e7, 1e9, -1e9, 1e300, -1e300, .infinity, -.infinity, .nan,
    ]
    /// Something ordinary, which must be seen whatever is drawn before.
    private let mark = DrawingElement.rectangle(
      Rect(x: 0, y: 0, width: 5, height: 5), cornerRadius: 0, .fill(Color(hex: 0x00FF00)))

    private func expectMark(after element: DrawingElement, _ comment: Comment) throws {
      let drawing = Samples.picture([element, mark])
      #expect(
        try DecodedPicture(drawing)[2, 2] == DecodedPicture.Pixel(red: 0, green: 255, blue: 0), comment)
      #expect(try PDFWriter.bytes(drawing).count > 300, comment)
    }

    @Test(arguments: extremes)
    func noShapeHarmsTheNext(value: Double) throws {
      let paint = Paint(fill: .black, stroke: StrokeStyle(color: .black))
      for rect in [
        Rect(x: value, y: 0, width: 10, height: 10), Rect(x: 0, y: value, width: 10, height: 10),
        Rect(x: 0, y: 0, width: value, height: 10), Rect(x: -value, y: 0, width: 2 * value, height: 10),
      ] {
        try expectMark(after: .rectangle(rect, cornerRadius: 0, paint), "rectangle \(rect)")
        try expectMark(after: .rectangle(rect, cornerRadius: 3, paint), "round rectangle \(rect)")
        try expectMark(after: .ellipse(rect, paint), "ellipse \(rect)")
        try expectMark(
          after: .group(DrawingGroup(elements: [.ellipse(rect, paint)], clip: .init(rect), opacity: 0.5)),
          "group \(rect)")
      }
      let (far, near) = (Point(x: value, y: value), Point(x: 1, y: 1))
      try expectMark(after: .line(from: near, to: far, StrokeStyle(color: .black)), "line")
      try expectMark(after: .path([.curve(control1: far, control2: near, to: far)], paint), "curve")
      try expectMark(after: .path([.line(near), .close, .close], paint), "line before a move")
      try expectMark(after: .path([], paint), "empty path")
    }

    @Test(arguments: extremes)
    func noStyleHarmsTheNext(value: Double) throws {
      let rect = Rect(x: 10, y: 10, width: 20, height: 20)
      try expectMark(after: .rectangle(rect, cornerRadius: value, .fill(.black)), "corner radius")
      try expectMark(after: .rectangle(rect, cornerRadius: 1, .stroke(.black, width: value)), "stroke width")
      try expectMark(after: .rectangle(rect, cornerRadius: 1, .stroke(.black, dashes: [value])), "dash")
      try expectMark(after: .rectangle(rect, cornerRadius: 1, .stroke(.black, dashes: [0, value])), "dashes")
      let group = DrawingGroup(elements: [.ellipse(rect, .fill(.black))], opacity: value)
      try expectMark(after: .group(group), "opacity")
    }

    /// A view that is far larger than the picture fills it.
    @Test(arguments: [1e5, 1e7, 1e9, 1e300])
    func shapeBeyondThePictureFillsIt(size: Double) throws {
      let rect = Rect(x: -size / 2, y: -size / 2, width: size, height: size)
      let picture = try DecodedPicture(Samples.picture([.rectangle(rect, cornerRadius: 0, .fill(.black))]))
      #expect(picture[0, 0].red == 0 && picture[199, 49].red == 0)
    }

    @Test func deepGroupsAreDrawn() throws {
      var element = mark
      for _ in 0..<2000 { element = .group(DrawingGroup(elements: [element], opacity: 1)) }
      try expectMark(after: element, "2000 groups")
    }
  }
#endif
