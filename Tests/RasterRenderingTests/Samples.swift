import PlumbGeometry
import PlumbLayoutRendering

/// Drawings that several tests use.
enum Samples {
  /// Something of everything.
  static let form = Drawing(
    title: "A form (é, 日本)", size: Size(width: 320, height: 200), background: .white,
    elements: [
      .rectangle(Rect(x: 20, y: 20, width: 280, height: 34), cornerRadius: 6, .stroke(Color(white: 0.8))),
      .ellipse(Rect(x: 20, y: 70, width: 40, height: 40), .fill(Color(hex: 0x34C759))),
      .line(
        from: Point(x: 60, y: 90), to: Point(x: 300, y: 90),
        StrokeStyle(color: Color(hex: 0x007AFF), dashes: [4, 2], isRound: true)),
      .path(
        [
          .move(Point(x: 80, y: 190)),
          .curve(control1: Point(x: 90, y: 100), control2: Point(x: 140, y: 100), to: Point(x: 150, y: 190)),
          .close,
        ], Paint(fill: Color(hex: 0xFF9500, alpha: 0.4), stroke: StrokeStyle(color: .black))),
      .group(
        DrawingGroup(
          elements: [
            .text(line("Full name", x: 28, y: 42)),
            .text(line("Bold, and wide", x: 300, y: 130, weight: 700, alignment: .right)),
          ], clip: .init(Rect(x: 0, y: 0, width: 320, height: 150), cornerRadius: 8), opacity: 0.8)),
    ])

  static func line(
    _ string: String, x: Double = 10, y: Double = 30, size: Double = 17, weight: Double = 400,
    alignment: DrawnText.Alignment = .left, width: Double = 100
  ) -> DrawnText {
    DrawnText(
      string: string, font: DrawnFont(size: size, weight: weight), color: .black, anchor: Point(x: x, y: y),
      alignment: alignment, width: width)
  }

  static func picture(_ elements: [DrawingElement], width: Double = 200, height: Double = 50) -> Drawing {
    Drawing(title: "", size: Size(width: width, height: height), background: .white, elements: elements)
  }
}
