import PlumbLayoutRendering

#if Raster
  import CCairo
#endif

/// Drawings as PDF.
package enum PDFWriter {
  /// The longest side of a page that every reader must show (ISO 32000-1, annex C), in points.
  private static let longestSide = 14400.0
  /// In Unicode scalars; more than any reader shows.
  private static let longestTitle = 1000

  /// The bytes of a PDF file with one page of the drawing's size, or smaller where pages may not be so large.
  ///
  /// Text stays text. No date is written: the same drawing, on a machine with the same fonts and libraries,
  /// gives the same bytes.
  package static func bytes(_ drawing: Drawing) throws(RasterError) -> [UInt8] {
    let size = drawing.size
    guard size.width.isFinite, size.height.isFinite else {
      throw .invalidSize(width: size.width, height: size.height)
    }
    #if Raster
      let scale = min(1, longestSide / max(1, size.width, size.height))
      let sink = ByteSink()
      let surface = cairo_pdf_surface_create_for_stream(
        ByteSink.append, sink.reference, max(1, size.width) * scale, max(1, size.height) * scale)
      defer { cairo_surface_destroy(surface) }
      try RasterError.check(cairo_surface_status(surface))
      let title = String(decoding: DrawableLetters.of(drawing.title, atMost: longestTitle), as: UTF8.self)
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
      // Cairo would write the time of the run.
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
      try CairoCanvas.draw(drawing, scale: scale, on: surface)
      cairo_surface_finish(surface)
      try RasterError.check(cairo_surface_status(surface))
      return sink.bytes
    #else
      throw .unavailable
    #endif
  }
}
