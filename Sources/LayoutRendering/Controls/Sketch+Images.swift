import PlumbGeometry
import PlumbTextMetrics

extension Sketch {
  /// Stands for an image that only the project has: a picture of mountains and sun, with the name where there is room.
  mutating func image(_ content: ImageContent, in rect: Rect) {
    guard rect.width > 2, rect.height > 2 else { return }
    if content.isSymbol {
      let side = min(rect.width, rect.height)
      symbol(content.name, rect.centered(width: side, height: side), content.tint)
      return
    }
    fill(rect, Color(hex: 0xDDE5EE))
    let side = min(rect.width, rect.height)
    guard side >= 12 else { return }
    let mark = rect.centered(width: min(rect.width, side * 1.25) * 0.5, height: min(side * 0.44, 120))
    let ink = Color(hex: 0xA9BACB)
    disc(
      center: Point(x: mark.minX + mark.width * 0.28, y: mark.minY + mark.height * 0.18),
      radius: side * 0.075,
      .fill(ink))
    polygon(
      [
        Point(x: mark.minX, y: mark.maxY),
        Point(x: mark.minX + mark.width * 0.32, y: mark.minY + mark.height * 0.45),
        Point(x: mark.minX + mark.width * 0.47, y: mark.minY + mark.height * 0.66),
        Point(x: mark.minX + mark.width * 0.68, y: mark.minY + mark.height * 0.2),
        Point(x: mark.maxX, y: mark.maxY),
      ], ink)
    let font = Font.system(9)
    guard !content.name.isEmpty, rect.height >= 70, rect.width >= 60 else { return }
    text(
      content.name, font, Color(hex: 0x6F8296),
      in: Rect(x: rect.minX + 4, y: rect.maxY - 24, width: rect.width - 8, height: 12), .center)
  }

  mutating func map(in rect: Rect) {
    fill(rect, Color(hex: 0xEEF0E4))
    guard rect.width > 8, rect.height > 8 else { return }
    let park = Rect(
      x: rect.minX + rect.width * 0.58, y: rect.minY + rect.height * 0.12, width: rect.width * 0.3,
      height: rect.height * 0.28)
    fill(park, Color(hex: 0xCFE6BC), radius: 4)
    let water = [
      PathSegment.move(Point(x: rect.minX, y: rect.minY + rect.height * 0.62)),
      .curve(
        control1: Point(x: rect.minX + rect.width * 0.2, y: rect.minY + rect.height * 0.55),
        control2: Point(x: rect.minX + rect.width * 0.25, y: rect.minY + rect.height * 0.9),
        to: Point(x: rect.minX + rect.width * 0.45, y: rect.maxY)),
      .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ]
    add(.path(water, .fill(Color(hex: 0xB3D9F2))))
    let road = min(7, min(rect.width, rect.height) * 0.05)
    for (x1, y1, x2, y2) in [(0.0, 0.3, 1.0, 0.55), (0.35, 0.0, 0.55, 1.0), (0.8, 0.0, 0.7, 1.0)] {
      line(
        Point(x: rect.minX + rect.width * x1, y: rect.minY + rect.height * y1),
        Point(x: rect.minX + rect.width * x2, y: rect.minY + rect.height * y2), .white, width: road)
    }
    let pin = min(9, min(rect.width, rect.height) * 0.08)
    disc(center: rect.center, radius: pin, .fill(ControlPalette.red))
    disc(center: rect.center, radius: pin * 0.4, .fill(.white))
  }

  mutating func web(in rect: Rect) {
    fill(rect, .white)
    let side = min(64, min(rect.width, rect.height) * 0.4)
    guard side > 8 else { return }
    let globe = rect.centered(width: side, height: side)
    let ink = ControlPalette.gray3
    let stroke = max(1, side / 30)
    ellipse(globe, .stroke(ink, width: stroke))
    ellipse(globe.centered(width: side * 0.45, height: side), .stroke(ink, width: stroke))
    line(Point(x: globe.minX, y: globe.midY), Point(x: globe.maxX, y: globe.midY), ink, width: stroke)
    line(Point(x: globe.midX, y: globe.minY), Point(x: globe.midX, y: globe.maxY), ink, width: stroke)
  }
}
