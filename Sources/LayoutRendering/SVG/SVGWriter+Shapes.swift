import PlumbGeometry

extension SVGWriter {
  mutating func rectangle(_ rect: Rect, cornerRadius: Double, _ paint: Paint) {
    text.markup("<rect")
    extent(rect)
    if cornerRadius > 0 {
      text.attribute("rx", min(cornerRadius, max(0, min(rect.width, rect.height) / 2)))
    }
    self.paint(paint)
    text.markup("/>\n")
  }

  mutating func ellipse(_ rect: Rect, _ paint: Paint) {
    text.markup("<ellipse")
    text.attribute("cx", rect.minX + rect.width / 2)
    text.attribute("cy", rect.minY + rect.height / 2)
    text.attribute("rx", max(0, rect.width / 2))
    text.attribute("ry", max(0, rect.height / 2))
    self.paint(paint)
    text.markup("/>\n")
  }

  mutating func line(_ start: Point, _ end: Point, _ stroke: StrokeStyle) {
    text.markup("<line")
    text.attribute("x1", start.x)
    text.attribute("y1", start.y)
    text.attribute("x2", end.x)
    text.attribute("y2", end.y)
    self.stroke(stroke)
    text.markup("/>\n")
  }

  mutating func path(_ segments: [PathSegment], _ paint: Paint) {
    guard !segments.isEmpty else { return }
    text.markup("<path")
    outline(segments)
    self.paint(paint)
    #if !hasFeature(Embedded)
      if paint.rule == .evenOdd { text.markup(" fill-rule=\"evenodd\"") }
    #endif
    text.markup("/>\n")
  }

  #if !hasFeature(Embedded)
    /// An outline inside of a clip path.
    mutating func path(_ segments: [PathSegment], clippingBy rule: FillRule) {
      text.markup("<path")
      outline(segments)
      if rule == .evenOdd { text.markup(" clip-rule=\"evenodd\"") }
      text.markup("/>\n")
    }
  #endif

  // MARK: Attributes

  private mutating func outline(_ segments: [PathSegment]) {
    text.attribute("d") { value in
      for segment in segments {
        switch segment {
        case .move(let point): value.step("M", [point])
        case .line(let point): value.step("L", [point])
        case .curve(let control1, let control2, let point): value.step("C", [control1, control2, point])
        case .close: value.markup("Z")
        }
      }
    }
  }

  /// Position and size; a size is never negative, which SVG does not allow.
  mutating func extent(_ rect: Rect) {
    if rect.minX != 0 { text.attribute("x", rect.minX) }
    if rect.minY != 0 { text.attribute("y", rect.minY) }
    text.attribute("width", max(0, rect.width))
    text.attribute("height", max(0, rect.height))
  }

  private mutating func paint(_ paint: Paint) {
    if let fill = paint.fill {
      text.attribute("fill", fill)
      if fill.alpha < 1 { text.attribute("fill-opacity", fill.alpha) }
    } else {
      text.markup(" fill=\"none\"")
    }
    if let stroke = paint.stroke { self.stroke(stroke) }
  }

  private mutating func stroke(_ stroke: StrokeStyle) {
    text.attribute("stroke", stroke.color)
    if stroke.color.alpha < 1 { text.attribute("stroke-opacity", stroke.color.alpha) }
    if stroke.width != 1 { text.attribute("stroke-width", stroke.width) }
    if !stroke.dashes.isEmpty {
      text.attribute("stroke-dasharray") { value in
        for (position, length) in stroke.dashes.enumerated() {
          if position > 0 { value.space() }
          value.number(length)
        }
      }
    }
    if stroke.isRound { text.markup(" stroke-linecap=\"round\" stroke-linejoin=\"round\"") }
  }
}

extension SVGText {
  fileprivate mutating func step(_ letter: StaticString, _ points: [Point]) {
    markup(letter)
    for (position, point) in points.enumerated() {
      if position > 0 { space() }
      number(point.x)
      space()
      number(point.y)
    }
  }
}
