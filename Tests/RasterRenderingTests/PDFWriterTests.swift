#if Raster
  import Foundation
  import PlumbGeometry
  import PlumbLayoutRendering
  import PlumbRasterRendering
  import Testing

  @Suite("PDF")
  struct PDFWriterTests {
    private func text(_ drawing: Drawing) throws -> String {
      String(decoding: try PDFWriter.bytes(drawing), as: Unicode.ASCII.self)
    }

    @Test func fileHasHeaderAndEnd() throws {
      let text = try text(Samples.form)
      #expect(text.hasPrefix("%PDF-1."))
      #expect(text.hasSuffix("%%EOF\n"))
    }

    @Test func pageHasTheDrawingsSize() throws {
      #expect(try text(Samples.form).contains("/MediaBox [ 0 0 320 200 ]"))
      #expect(try text(Samples.picture([], width: 100.5, height: 0)).contains("/MediaBox [ 0 0 100.5 1 ]"))
    }

    @Test func pageIsMadeAsSmallAsPagesMustBe() throws {
      #expect(try text(Samples.picture([], width: 28800, height: 100)).contains("/MediaBox [ 0 0 14400 50 ]"))
    }

    @Test func sameDrawingGivesSameBytes() throws {
      #expect(try PDFWriter.bytes(Samples.form) == PDFWriter.bytes(Samples.form))
    }

    @Test func noDateOfTheRunIsWritten() throws {
      let text = try text(Samples.form)
      #expect(text.contains("/Producer"))
      #expect(!text.contains("Date"))
    }

    @Test(arguments: ["", "\0a", "\u{FFFE}", "a) /Evil (", String(repeating: "é", count: 100_000)])
    func anyTitleIsWritten(title: String) throws {
      var drawing = Samples.form
      drawing.title = title
      #expect(try text(drawing).hasSuffix("%%EOF\n"))
      #expect(try !text(drawing).contains("a) /Evil"))
    }

    @Test func textStaysText() throws {
      #expect(try text(Samples.form).contains("/Font"))
      #expect(try !text(Samples.picture([])).contains("/Type /Font"))
    }
  }
#endif
