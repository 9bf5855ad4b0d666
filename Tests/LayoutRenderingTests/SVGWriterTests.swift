import PlumbGeometry
import TestSupport
import Testing

@testable import PlumbLayoutRendering

@Suite("SVG")
struct SVGWriterTests {
  private let sample = Drawing(
    title: "Sample", size: Size(width: 120, height: 80), background: .white,
    elements: [
      .rectangle(
        Rect(x: 10, y: 10, width: 40, height: 20), cornerRadius: 5,
        Paint(fill: Color(hex: 0x336699), stroke: StrokeStyle(color: .black, width: 0.5))),
      .ellipse(Rect(x: 60, y: 10, width: 20, height: 20), .fill(Color(hex: 0xFF0000, alpha: 0.5))),
      .line(
        from: Point(x: 0, y: 40), to: Point(x: 120, y: 40),
        StrokeStyle(color: Color(hex: 0x1A73E8), dashes: [4, 2], isRound: true)),
      .path(
        [
          .move(Point(x: 10, y: 50)), .line(Point(x: 20, y: 60)),
          .curve(
            control1: Point(x: 30, y: 60), control2: Point(x: 30.333, y: 50), to: Point(x: 20, y: 50)),
          .close,
        ], .stroke(.black, width: 2)),
      .group(
        DrawingGroup(
          elements: [
            .text(
              DrawnText(
                string: "Name", font: DrawnFont(size: 17, weight: 600, isItalic: true), color: .black,
                anchor: Point(x: 60, y: 70), alignment: .center, width: 45.5))
          ], clip: DrawingGroup.Clip(Rect(x: 0, y: 50, width: 100, height: 30), cornerRadius: 4),
          opacity: 0.5,
          role: "view", title: "Name (kh9-bI-dsS)")),
    ])

  @Test func everyShapeIsWritten() {
    #expect(
      SVGWriter.string(sample) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" viewBox="0 0 120 80" role="img" \
        font-family="-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif">
        <title>Sample</title>
        <rect width="120" height="80" fill="#fff"/>
        <rect x="10" y="10" width="40" height="20" rx="5" fill="#369" stroke="#000" stroke-width="0.5"/>
        <ellipse cx="70" cy="20" rx="10" ry="10" fill="#f00" fill-opacity="0.5"/>
        <line x1="0" y1="40" x2="120" y2="40" stroke="#1a73e8" stroke-dasharray="4 2" stroke-linecap="round" \
        stroke-linejoin="round"/>
        <path d="M10 50L20 60C30 60 30.33 50 20 50Z" fill="none" stroke="#000" stroke-width="2"/>
        <clipPath id="clip1"><rect y="50" width="100" height="30" rx="4" fill="#000"/>
        </clipPath>
        <g class="view" opacity="0.5" clip-path="url(#clip1)">
        <title>Name (kh9-bI-dsS)</title>
        <text x="60" y="70" text-anchor="middle" font-size="17" font-weight="600" font-style="italic" fill="#000" \
        textLength="45.5" lengthAdjust="spacingAndGlyphs">Name</text>
        </g>
        </svg>

        """)
    #expect(XMLCheck.objection(to: SVGWriter.string(sample)) == nil)
  }

  @Test func hostileTextIsHarmless() {
    let hostile = "</text><script>alert(\"x\" & 'y')</script>\u{0}\u{1B}\u{202E}\u{FFFF}]]>\n😀"
    var drawing = Drawing(title: hostile, size: Size(width: 10, height: 10))
    let line = DrawnText(
      string: hostile, font: DrawnFont(family: .mono, size: 10), color: .black, anchor: .zero, width: 100)
    drawing.elements = [.group(DrawingGroup(elements: [.text(line)], role: hostile, title: hostile))]
    let text = SVGWriter.string(drawing)
    #expect(XMLCheck.objection(to: text) == nil)
    #expect(!text.contains("<script"))
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0.value == 0x0A })
    let shown = "</text><script>alert(\"x\" & 'y')</script>]]> 😀"
    #expect(XMLCheck.texts(of: "text", in: text) == [shown])
    #expect(XMLCheck.texts(of: "title", in: text) == [shown, shown])
  }

  @Test func groupsWithoutEffectLeaveNoTrace() {
    var drawing = Drawing(title: "", size: .zero)
    drawing.elements = [.group(DrawingGroup(elements: [])), .group(DrawingGroup(elements: [], title: "x"))]
    #expect(!SVGWriter.string(drawing).contains("<g"))
    drawing.elements = [.group(DrawingGroup(elements: sample.elements))]
    #expect(SVGWriter.string(drawing).components(separatedBy: "<g").count == 2)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 1e300])
  func impossibleNumbersAreNumbers(_ value: Double) {
    var drawing = sample
    drawing.size = Size(width: value, height: value)
    drawing.elements += [
      .rectangle(Rect(x: value, y: 0, width: value, height: value), cornerRadius: value, .fill(.black)),
      .ellipse(Rect(x: 0, y: 0, width: value, height: value), .fill(.black)),
      .line(
        from: Point(x: value, y: value), to: .zero, StrokeStyle(color: Color(white: value), width: value)),
      .group(DrawingGroup(elements: sample.elements, opacity: value)),
    ]
    let text = SVGWriter.string(drawing)
    #expect(XMLCheck.objection(to: text) == nil)
    for attribute in ["x", "y", "width", "height", "rx", "ry", "cx", "cy", "x1", "y1", "opacity"] {
      for number in XMLCheck.values(of: attribute, in: text) {
        #expect(Double(number)?.isFinite == true, "\(attribute) is \(number)")
        if ["width", "height", "rx", "ry", "opacity"].contains(attribute), !text.hasPrefix("<svg") {
          #expect(!number.hasPrefix("-"))
        }
      }
    }
  }
}
