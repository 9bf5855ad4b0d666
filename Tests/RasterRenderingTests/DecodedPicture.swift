#if Raster
  import CCairo
  import PlumbLayoutRendering
  import PlumbRasterRendering

  /// The pixels of a PNG file.
  struct DecodedPicture {
    /// A pixel's components, multiplied by its alpha.
    struct Pixel: Equatable, CustomStringConvertible {
      var red: UInt8
      var green: UInt8
      var blue: UInt8
      var alpha: UInt8 = 255

      static let white = Pixel(red: 255, green: 255, blue: 255)
      static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

      var description: String { "\(red) \(green) \(blue) / \(alpha)" }
    }

    let width: Int
    let height: Int
    private let pixels: [UInt32]

    enum DecodingError: Error { case status(UInt32) }

    init(_ drawing: Drawing, scale: Double = 1) throws {
      try self.init(png: PNGWriter.bytes(drawing, scale: scale))
    }

    init(png: [UInt8]) throws {
      let source = Source(png)
      let surface = cairo_image_surface_create_from_png_stream(
        Source.read, Unmanaged.passUnretained(source).toOpaque())
      defer { cairo_surface_destroy(surface) }
      let status = cairo_surface_status(surface)
      guard status == CAIRO_STATUS_SUCCESS else { throw DecodingError.status(status.rawValue) }
      width = Int(cairo_image_surface_get_width(surface))
      height = Int(cairo_image_surface_get_height(surface))
      let hasAlpha = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
      let stride = Int(cairo_image_surface_get_stride(surface))
      let start = UnsafeRawPointer(cairo_image_surface_get_data(surface))
      var pixels: [UInt32] = []
      for y in 0..<height {
        for x in 0..<width {
          let value = start?.load(fromByteOffset: y * stride + x * 4, as: UInt32.self) ?? 0
          pixels.append(hasAlpha ? value : value | 0xFF00_0000)
        }
      }
      self.pixels = pixels
    }

    subscript(x: Int, y: Int) -> Pixel {
      let value = pixels[y * width + x]
      return Pixel(
        red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255),
        alpha: UInt8(value >> 24))
    }

    /// The first and last column with a pixel that is not white; nil for a blank picture.
    var inkedColumns: ClosedRange<Int>? {
      let columns = (0..<width).filter { x in (0..<height).contains { self[x, $0] != .white } }
      guard let first = columns.first, let last = columns.last else { return nil }
      return first...last
    }
  }

  /// Bytes that Cairo reads.
  private final class Source {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    static let read:
      @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, UInt32) -> cairo_status_t = {
        reference, target, count in
        guard let reference, let target else { return CAIRO_STATUS_READ_ERROR }
        let source = Unmanaged<Source>.fromOpaque(reference).takeUnretainedValue()
        guard source.rest.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
        target.update(from: Array(source.rest.prefix(Int(count))), count: Int(count))
        source.rest = source.rest.dropFirst(Int(count))
        return CAIRO_STATUS_SUCCESS
      }
  }
#endif
