import Geometry
import TextMetrics

extension RenderedScene.Surroundings {
  var cornerRadius: Double {
    switch self {
    case .device: 14
    case .window, .loose: 0
    }
  }

  /// What the surroundings add around the root.
  var margins: EdgeInsets {
    switch self {
    case .device, .loose: .zero
    case .window: EdgeInsets(top: 28, left: 0, bottom: 0, right: 0)
    }
  }
}

extension Sketch {
  /// A soft shadow and the ground that the root lies on.
  mutating func surroundings(_ surroundings: RenderedScene.Surroundings, of size: Size) {
    let rect = Rect(origin: .zero, size: size).outset(by: surroundings.margins)
    let radius: Double
    let ground: Color
    switch surroundings {
    case .device: (radius, ground) = (14, .white)
    case .window: (radius, ground) = (9, ControlPalette.window)
    case .loose: (radius, ground) = (0, .white)
    }
    for (reach, alpha) in [(7.0, 0.015), (4, 0.025), (1.5, 0.04)] {
      fill(
        rect.outset(by: EdgeInsets(all: reach)).moved(0, 2), Color(white: 0, alpha: alpha),
        radius: radius + reach)
    }
    fill(rect, ground, radius: radius)
    if case .window(let title) = surroundings { titleBar(title, in: rect) }
  }

  /// The thin line around the root, over its views.
  mutating func surroundingsOutline(_ surroundings: RenderedScene.Surroundings, of size: Size) {
    let rect = Rect(origin: .zero, size: size).outset(by: surroundings.margins)
    let radius: Double
    switch surroundings {
    case .device: radius = 14
    case .window: radius = 9
    case .loose: radius = 0
    }
    outline(
      rect.outset(by: EdgeInsets(all: 0.5)), Color(hex: 0xB8BCC4), width: 1, radius: radius + 0.5)
  }

  private mutating func titleBar(_ title: String, in rect: Rect) {
    let bar = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 28)
    for (number, color) in [0xFF5F57, 0xFEBC2E, 0x28C840].enumerated() {
      disc(
        center: Point(x: bar.minX + 15 + 20 * Double(number), y: bar.midY), radius: 6,
        .fill(Color(hex: UInt32(color))))
    }
    line(
      Point(x: bar.minX, y: bar.maxY - 0.25), Point(x: bar.maxX, y: bar.maxY - 0.25),
      Color(white: 0, alpha: 0.15),
      width: 0.5)
    let font = Font.system(13, weight: .semibold)
    let left = bar.minX + 72
    let width = singleLineWidth(of: title, font: font)
    let room =
      width / 2 <= bar.midX - left
      ? bar : Rect(x: left, y: bar.minY, width: max(0, bar.maxX - left - 8), height: bar.height)
    text(title, font, Color(white: 0.25), in: room, .center)
  }
}
