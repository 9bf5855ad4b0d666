#if Raster
  import CCairo

  /// The bytes that Cairo writes. Whoever passes `reference` on keeps the sink alive until Cairo is done.
  final class ByteSink {
    private(set) var bytes: [UInt8] = []

    /// What Cairo hands back to `append`.
    var reference: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    /// A `cairo_write_func_t`.
    static let append:
      @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> cairo_status_t = {
        reference, start, count in
        guard let reference else { return CAIRO_STATUS_WRITE_ERROR }
        let sink = Unmanaged<ByteSink>.fromOpaque(reference).takeUnretainedValue()
        sink.bytes += UnsafeBufferPointer(start: start, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }
  }

  extension RasterError {
    /// Throws where Cairo's status is not success.
    static func check(_ status: cairo_status_t) throws(RasterError) {
      guard status != CAIRO_STATUS_SUCCESS else { return }
      throw .cairo(String(cString: cairo_status_to_string(status)))
    }
  }
#endif
