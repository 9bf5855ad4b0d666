#if Raster
  import CCairo
  import PlumbGeometry
  import PlumbLayoutRendering

  /// Draws a drawing's elements with a Cairo context whose unit is the point.
  ///
  /// An element that holds something that is no number is left out: one such number would put Cairo's context
  /// in a state of error, or what it draws anywhere.
  struct CairoCanvas {
    let context: OpaquePointer
    let outlines: CairoOutlines
    let texts: PangoTexts

    /// Draws everything on a surface, `scale` of whose units are a point.
    static func draw(_ drawing: Drawing, scale: Double, on surface: OpaquePointer?) throws(RasterError) {
      guard let context = cairo_create(surface) else { throw .cairo("no context") }
      defer { cairo_destroy(context) }
      cairo_scale(context, scale, scale)
      let texts = try PangoTexts(context: context)
      defer { texts.destroy() }
      let outlines = CairoOutlines(context: context, extent: drawing.size)
      let canvas = CairoCanvas(context: context, outlines: outlines, texts: texts)
      if let background = drawing.background {
        canvas.setSource(background)
        cairo_paint(context)
      }
      canvas.draw(drawing.elements)
      try RasterError.check(cairo_status(context))
    }

    private func draw(_ elements: [DrawingElement]) {
      for element in elements {
        switch element {
        case .rectangle(let rect, let cornerRadius, let paint):
          if outlines.add(rect, cornerRadius: cornerRadius) { draw(paint) }
        case .ellipse(let rect, let paint):
          if outlines.add(ellipseIn: rect) { draw(paint) }
        case .line(let start, let end, let style):
          if outlines.add([.move(start), .line(end)]) { draw(Paint(stroke: style)) }
        case .path(let segments, let paint):
          if outlines.add(segments) { draw(paint) }
        case .text(let text):
          texts.draw(text)
        case .group(let group):
          draw(group)
        }
      }
    }

    private func draw(_ group: DrawingGroup) {
      guard group.opacity > 0 else { return }
      cairo_save(context)
      defer { cairo_restore(context) }
      if let clip = group.clip {
        let isSeen =
          clip.outline.isEmpty
          ? outlines.add(clip.rect, cornerRadius: clip.cornerRadius) : outlines.add(clip.outline)
        guard isSeen else { return }
        setRule(clip.rule)
        cairo_clip(context)
      }
      guard group.opacity < 1 else { return draw(group.elements) }
      cairo_push_group(context)
      draw(group.elements)
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, group.opacity)
    }

    /// Fills and strokes the current outline, and forgets it.
    private func draw(_ paint: Paint) {
      if let fill = paint.fill {
        setSource(fill)
        setRule(paint.rule)
        cairo_fill_preserve(context)
      }
      if let stroke = paint.stroke, stroke.width > 0 {
        setSource(stroke.color)
        cairo_set_line_width(context, outlines.bounded(stroke.width))
        setEnds(of: stroke)
        setDashes(stroke.dashes)
        cairo_stroke_preserve(context)
      }
      cairo_new_path(context)
    }

    /// Lengths that Cairo would refuse make a solid line, as in SVG.
    private func setDashes(_ dashes: [Double]) {
      let isValid = dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0 }
      cairo_set_dash(context, dashes, isValid ? Int32(clamping: dashes.count) : 0, 0)
    }

    private func setEnds(of stroke: StrokeStyle) {
      cairo_set_line_cap(context, stroke.isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
      cairo_set_line_join(context, stroke.isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
      // That of SVG.
      cairo_set_miter_limit(context, 4)
    }

    private func setRule(_ rule: FillRule) {
      cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }

    private func setSource(_ color: Color) {
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }
  }
#endif
