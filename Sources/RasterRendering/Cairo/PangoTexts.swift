#if Raster
  import CCairo
  import CPango
  import PlumbLayoutRendering

  /// Draws lines of text with Pango, each held to the width that the drawing measured.
  ///
  /// Fonts differ from machine to machine and layouts may not: glyphs are shaped and placed without regard to
  /// pixels, and the whole line is then stretched to its width.
  ///
  /// Where there are pixels, Cairo before 1.17.4 puts each glyph on a whole one, and the letters of a word
  /// drift apart. There the outlines of glyphs are filled, but for emoji, which have none.
  struct PangoTexts {
    private let context: OpaquePointer
    /// One `PangoLayout` for all lines.
    private let layout: OpaquePointer
    private let hasPixels: Bool

    /// Pango's lengths are 32-bit numbers of 1/1024 point: more letters than this, times their size, could
    /// overflow.
    private static let longestLine = 1_000_000.0
    private static let largestSize = 10_000.0

    /// Made for the context's present scale. `destroy` gives back what it holds.
    init(context: OpaquePointer) throws(RasterError) {
      guard let layout = pango_cairo_create_layout(context) else { throw .cairo("no text layout") }
      hasPixels = cairo_surface_get_type(cairo_get_target(context)) == CAIRO_SURFACE_TYPE_IMAGE
      self.context = context
      self.layout = layout
      let options = cairo_font_options_create()
      defer { cairo_font_options_destroy(options) }
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      let pango = pango_layout_get_context(layout)
      pango_cairo_context_set_font_options(pango, options)
      pango_context_set_round_glyph_positions(pango, 0)
      pango_layout_context_changed(layout)
    }

    func destroy() { g_object_unref(UnsafeMutableRawPointer(layout)) }

    func draw(_ text: DrawnText) {
      let size = text.font.size
      guard size > 0, size <= Self.largestSize, text.anchor.x.isFinite, text.anchor.y.isFinite else { return }
      let letters = DrawableLetters.of(text.string, atMost: Int(Self.longestLine / size))
      guard !letters.isEmpty else { return }
      setFont(text.font)
      letters.withUnsafeBufferPointer { letters in
        letters.withMemoryRebound(to: CChar.self) { letters in
          pango_layout_set_text(layout, letters.baseAddress, Int32(letters.count))
        }
      }
      guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
      var extent = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &extent)
      let natural = Double(extent.width) / Double(PANGO_SCALE)
      guard natural > 0 else { return }
      // One letter has no gaps that could give; stretching would only spoil it.
      let isHeld = text.width > 0 && text.width.isFinite && text.string.unicodeScalars.count > 1
      show(line, at: text, width: isHeld ? text.width : natural, natural: natural)
    }

    private func show(
      _ line: UnsafeMutablePointer<PangoLayoutLine>, at text: DrawnText, width: Double, natural: Double
    ) {
      cairo_save(context)
      defer { cairo_restore(context) }
      var placed = text
      placed.width = width
      cairo_translate(context, placed.minX, placed.anchor.y)
      cairo_scale(context, width / natural, 1)
      cairo_move_to(context, 0, 0)
      let color = text.color
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      if hasPixels, !text.string.unicodeScalars.contains(where: Self.isPicture) {
        pango_cairo_layout_line_path(context, line)
        cairo_fill(context)
      } else {
        pango_cairo_show_layout_line(context, line)
        cairo_new_path(context)
      }
    }

    /// Whether a scalar is drawn as an emoji, or makes one of what stands before it.
    private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isEmojiPresentation || scalar == "\u{FE0F}"
    }

    private func setFont(_ font: DrawnFont) {
      let description = pango_font_description_new()
      defer { pango_font_description_free(description) }
      pango_font_description_set_family(description, font.family.names)
      pango_font_description_set_absolute_size(description, font.size * Double(PANGO_SCALE))
      let weight = font.weight.isNaN ? 400 : min(max(font.weight, 100), 1000)
      pango_font_description_set_weight(description, PangoWeight(rawValue: PangoWeight.RawValue(weight)))
      if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
      pango_layout_set_font_description(layout, description)
    }
  }

  extension DrawnFont.Family {
    /// What stands in for Apple's families, the nearest first, as in SVG; the last one is whatever there is.
    fileprivate var names: String {
      switch self {
      case .sans: "SF Pro Text, Inter, Helvetica Neue, Arial, Sans"
      case .mono: "SF Mono, Menlo, DejaVu Sans Mono, Monospace"
      }
    }
  }
#endif
