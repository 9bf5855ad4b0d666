import PlumbGeometry

/// Writes drawings as SVG 1.1, the same bytes for the same drawing everywhere.
///
/// Text names a list of font families and is held to its measured width by `textLength`, so that a picture has the same
/// extents with any fonts. A file refers to nothing outside itself. The picture's title, and the titles of groups, are
/// `<title>` elements: screen readers say them, browsers show them as tool tips.
package struct SVGWriter {
  var text = SVGText()
  /// How many clip paths have been defined, which names the next one.
  var clips = 0
  /// What the names of clip paths begin with, in a page that has several drawings.
  var clipPrefix = ""

  /// The drawing as the text of an SVG file.
  ///
  /// - Complexity: Linear in the drawing.
  package static func string(_ drawing: Drawing) -> String {
    String(decoding: bytes(drawing), as: UTF8.self)
  }

  /// The same as UTF-8.
  package static func bytes(_ drawing: Drawing) -> [UInt8] {
    var writer = SVGWriter()
    writer.write(drawing)
    return writer.text.bytes
  }

  /// Shapes as SVG elements, to be put into a page.
  ///
  /// - Parameter clipPrefix: What tells the names of clip paths from those of other shapes in the page.
  package static func fragment(_ elements: [DrawingElement], clipPrefix: String) -> String {
    var writer = SVGWriter()
    writer.clipPrefix = clipPrefix
    for element in elements { writer.write(element) }
    return String(decoding: writer.text.bytes, as: UTF8.self)
  }

  private mutating func write(_ drawing: Drawing) {
    text.markup("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    text.attribute("width", drawing.size.width)
    text.attribute("height", drawing.size.height)
    text.attribute("viewBox") { value in
      value.markup("0 0 ")
      value.number(drawing.size.width)
      value.space()
      value.number(drawing.size.height)
    }
    text.markup(" role=\"img\" font-family=\"")
    text.markup(Self.sansFamilies)
    text.markup("\">\n<title>")
    text.content(drawing.title)
    text.markup("</title>\n")
    if let background = drawing.background {
      rectangle(Rect(origin: .zero, size: drawing.size), cornerRadius: 0, .fill(background))
    }
    for element in drawing.elements { write(element) }
    text.markup("</svg>\n")
  }

  mutating func write(_ element: DrawingElement) {
    switch element {
    case .rectangle(let rect, let radius, let paint): rectangle(rect, cornerRadius: radius, paint)
    case .ellipse(let rect, let paint): ellipse(rect, paint)
    case .line(let start, let end, let stroke): line(start, end, stroke)
    case .path(let segments, let paint): path(segments, paint)
    case .text(let line): textLine(line)
    case .group(let group): self.group(group)
    }
  }
}
