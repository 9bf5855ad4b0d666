import PlumbGeometry
import PlumbLayoutRendering

/// SVG elements that lie over the canvas, in its points; how they look is a style sheet's business.
package struct OverlayText {
  private var svg = SVGText()

  package init() {}

  package var text: String { String(decoding: svg.bytes, as: UTF8.self) }

  package mutating func rectangle(_ rect: Rect, _ role: String, id: String? = nil, radius: Double = 0) {
    begin("<rect", role, id)
    svg.attribute("x", rect.minX)
    svg.attribute("y", rect.minY)
    svg.attribute("width", max(0, rect.width))
    svg.attribute("height", max(0, rect.height))
    if radius > 0 { svg.attribute("rx", radius) }
    svg.markup("/>")
  }

  package mutating func line(_ start: Point, _ end: Point, _ role: String) {
    begin("<line", role)
    svg.attribute("x1", start.x)
    svg.attribute("y1", start.y)
    svg.attribute("x2", end.x)
    svg.attribute("y2", end.y)
    svg.markup("/>")
  }

  package mutating func words(_ words: String, at point: Point, _ role: String, size: Double) {
    begin("<text", role)
    svg.attribute("text-anchor", "middle")
    svg.attribute("x", point.x)
    svg.attribute("y", point.y)
    svg.attribute("font-size", size)
    svg.markup(">")
    svg.content(words)
    svg.markup("</text>")
  }

  /// A group that is moved, with elements that somebody else wrote.
  package mutating func group(
    _ role: String, id: String? = nil, title: String? = nil, at origin: Point, _ elements: String
  ) {
    begin("<g", role, id)
    if let title {
      svg.attribute("role", "button")
      svg.attribute("aria-label", title)
    }
    svg.attribute("transform") { svg in
      svg.markup("translate(")
      svg.number(origin.x)
      svg.space()
      svg.number(origin.y)
      svg.markup(")")
    }
    svg.markup(">")
    if let title {
      svg.markup("<title>")
      svg.content(title)
      svg.markup("</title>")
    }
    svg.markup(elements: elements)
    svg.markup("</g>")
  }

  private mutating func begin(_ element: StaticString, _ role: String, _ id: String? = nil) {
    svg.markup(element)
    svg.attribute("class", role)
    if let id { svg.attribute("id", id) }
  }
}
