import PlumbLayoutRendering

#if Raster
  import CCairo
#endif

/// Drawings as PNG.
package enum PNGWriter {
  /// The bytes of a PNG file. The same drawing, on a machine with the same fonts and libraries, gives the
  /// same bytes.
  ///
  /// - Parameter scale: pixels for each point; parts of a pixel at the right and lower edge count as whole.
  package static func bytes(_ drawing: Drawing, scale: Double = 2) throws(RasterError) -> [UInt8] {
    let size = try PixelSize(covering: drawing.size, scale: scale)
    #if Raster
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size.width, size.height)
      defer { cairo_surface_destroy(surface) }
      try RasterError.check(cairo_surface_status(surface))
      try CairoCanvas.draw(drawing, scale: scale, on: surface)
      let sink = ByteSink()
      try RasterError.check(cairo_surface_write_to_png_stream(surface, ByteSink.append, sink.reference))
      return sink.bytes
    #else
      throw .unavailable
    #endif
  }
}
